import { createActor, emit, setup, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createEventBus } from './event-bus.ts';

/** A flow that says what it is asked to say, and remembers what it heard. */
function flowOn(bus: ReturnType<typeof createEventBus>, name: string, heard: string[]) {
  const chart = setup({
    types: { events: {} as AnyEventObject, emitted: {} as AnyEventObject },
    actions: {
      remember: (_, { type }: { type: string }) => void heard.push(`${name}: ${type}`),
      say: emit((_, { what }: { what: string }) => ({ type: what })),
    },
  }).createMachine({
    initial: 'alive',
    states: {
      alive: {
        on: {
          'flow.say': { actions: { type: 'say', params: ({ event }) => ({ what: String(event['what']) }) } },
          'flow.end': { target: 'ended' },
          '*': { actions: { type: 'remember', params: ({ event }) => event } },
        },
      },
      ended: { type: 'final' },
    },
  });
  const actor = createActor(chart, { inspect: bus.inspect }).start();
  return { actor, say: (what: string) => actor.send({ type: 'flow.say', what }) };
}

function twoFlows() {
  const emitted: string[] = [];
  const heard: string[] = [];
  const bus = createEventBus(({ type }) => void emitted.push(type));
  return { emitted, heard, bus, one: flowOn(bus, 'one', heard), other: flowOn(bus, 'other', heard) };
}

describe('the fact bus', () => {
  test('a fact reaches every live flow, the one that told it too, and then the world', () => {
    const { one, heard, emitted } = twoFlows();
    one.say('cart.changed');
    expect([heard.toSorted(), emitted]).toEqual([
      ['one: cart.changed', 'other: cart.changed'],
      ['cart.changed'],
    ]);
  });

  test.each([
    'session.opened',
    'session.absent',
    'session.closed',
    'login.dismissed',
    'service.resumed',
    'cart.changed',
    'cart.unavailable',
  ])('%s is a fact', (fact) => {
    const { one, heard } = twoFlows();
    one.say(fact);
    expect(heard.toSorted()).toEqual([`one: ${fact}`, `other: ${fact}`]);
  });

  test('a request to the world reaches no flow', () => {
    const { one, heard, emitted } = twoFlows();
    one.say('navigation.requested');
    expect([heard, emitted]).toEqual([[], ['navigation.requested']]);
  });

  test('a flow that has ended or was stopped hears nothing more', () => {
    const { one, other, bus, heard } = twoFlows();
    one.actor.send({ type: 'flow.end' });
    other.actor.stop();
    bus.broadcast({ type: 'session.opened' });
    expect(heard).toEqual([]);
  });

  test('a flow that began later hears what is said from then on', () => {
    const { bus, heard, one } = twoFlows();
    one.say('session.opened');
    flowOn(bus, 'late', heard);
    bus.broadcast({ type: 'session.closed' });
    expect(heard.filter((line) => line.startsWith('late'))).toEqual(['late: session.closed']);
  });
});
