import { assign, createActor, emit, setup } from 'xstate';
import { expect, test } from 'vitest';
import { patient } from '../../../machines/patient-call/patient-call.actors.ts';
import { failed, held } from '../../../tests/machines/held.ts';
import { unstartedShop } from '../../../tests/wiring/unstarted-shop.ts';

/** It leads home as it starts, and counts what it hears of the session. */
const partMachine = setup({
  types: {
    context: {} as { heard: number },
    events: {} as { type: 'session.absent' },
    emitted: {} as { type: 'home.requested'; replace: boolean },
  },
}).createMachine({
  context: { heard: 0 },
  entry: emit({ type: 'home.requested', replace: true }),
  on: { 'session.absent': { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
});

test.each([
  ['connected', 1],
  ['emitting', 0],
] as const)('what a machine that is %s emits is done, and it hears %i of what all are told', (tie, heard) => {
  const { ties, shop, done } = unstartedShop([]);
  const actor = createActor(ties()[tie](partMachine)).start();
  expect(done()).toEqual(['goes to / in place']);
  shop.bus.broadcast({ type: 'session.absent' });
  expect(actor.getSnapshot().context.heard).toBe(heard);
});

test.each([
  ['connected', 2],
  ['emitting', 1],
] as const)(
  'SES-07: a patient call of a machine that is %s is made %i times by the next login',
  async (tie, times) => {
    const read = held<string>();
    const machine = setup({ actors: { read: patient(read.logic) } }).createMachine({
      invoke: { id: 'read', src: 'read' },
    });
    const { ties, shop } = unstartedShop([]);
    createActor(ties()[tie](machine)).start();
    await read.latest().fail(failed('sessionExpired'));
    shop.bus.broadcast({ type: 'session.opened', isSingleSignOn: false });
    expect(read.calls).toHaveLength(times);
  },
);
