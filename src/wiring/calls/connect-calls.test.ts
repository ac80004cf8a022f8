import { createActor, setup, type AnyActorRef } from 'xstate';
import { expect, test } from 'vitest';
import { patient } from '../../../machines/patient-call/patient-call.actors.ts';
import { failed, held, settled } from '../../../tests/machines/held.ts';
import { createEventBus } from '../event-bus.ts';
import { connectCalls } from './connect-calls.ts';

/** A flow that reads in its first state, and saves in its second. */
function flow() {
  const read = held<string>();
  const save = held<string>();
  const machine = setup({
    actors: { read: patient(read.logic), save: patient(save.logic) },
  }).createMachine({
    initial: 'reading',
    states: {
      reading: { invoke: { id: 'read', src: 'read', onDone: 'saving', onError: 'over' } },
      saving: { invoke: { id: 'save', src: 'save', onDone: 'over', onError: 'over' } },
      over: {},
    },
  });
  const bus = createEventBus();
  const subscribed: AnyActorRef[] = [];
  const actor = createActor(machine);
  connectCalls(actor, (call) => {
    subscribed.push(call);
    bus.subscribe(call);
  });
  actor.start();
  return { actor, bus, read, save, subscribed: () => subscribed.map(({ id }) => id) };
}

test('SES-13: a call of the first state, and one of a later state, come back when the session is back', async () => {
  const { actor, bus, read, save, subscribed } = flow();
  await read.latest().fail(failed('sessionExpired'));
  bus.broadcast({ type: 'session.opened', isSingleSignOn: false });
  await read.latest().answer('a list');
  await save.latest().fail(failed('serviceDown'));
  expect([read.calls.length, save.calls.length, actor.getSnapshot().value]).toEqual([2, 1, 'saving']);
  bus.broadcast({ type: 'service.resumed' });
  expect([save.calls.length, subscribed()]).toEqual([2, ['read', 'save']]);
});

test('SES-14: a call that was given up is told nothing more', async () => {
  const { actor, bus, read } = flow();
  await read.latest().fail(failed('sessionExpired'));
  bus.broadcast({ type: 'login.dismissed' });
  await settled();
  bus.broadcast({ type: 'session.opened', isSingleSignOn: false });
  expect([read.calls.length, actor.getSnapshot().value]).toEqual([1, 'over']);
});
