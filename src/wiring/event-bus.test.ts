import { createActor, setup, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { BroadcastEvent } from './emitted-events.ts';
import { createEventBus } from './event-bus.ts';

const record = { record: (_: unknown, _params: { type: string }) => undefined };

/** A machine that hears when a session opens and when it closes, and nothing else. */
const sessionListener = setup({ types: { events: {} as AnyEventObject }, actions: record }).createMachine({
  initial: 'alive',
  states: {
    alive: {
      on: {
        'session.opened': { actions: { type: 'record', params: ({ event }) => event } },
        'session.closed': { actions: { type: 'record', params: ({ event }) => event } },
        'flow.end': { target: 'ended' },
      },
    },
    ended: { type: 'final' },
  },
});

function listen(name: string, heard: string[]) {
  const sent: string[] = [];
  const provided = sessionListener.provide({
    actions: { record: (_, { type }) => void heard.push(`${name}: ${type}`) },
  });
  const actor = createActor(provided);
  actor.system.inspect((event) => void (event.type === '@xstate.event' && sent.push(event.event.type)));
  return { actor: actor.start(), sent };
}

const opened: BroadcastEvent = { type: 'session.opened', isSingleSignOn: false };
const closed: BroadcastEvent = { type: 'session.closed', reason: 'logout' };

describe('events that are broadcast', () => {
  test('reach every machine with a handler for them, in the order they were subscribed', () => {
    const heard: string[] = [];
    const bus = createEventBus();
    for (const name of ['one', 'other']) bus.subscribe(listen(name, heard).actor);
    bus.broadcast(opened);
    bus.broadcast(closed);
    expect(heard).toEqual([
      'one: session.opened',
      'other: session.opened',
      'one: session.closed',
      'other: session.closed',
    ]);
  });

  test('are not sent to a machine that has no handler for them', () => {
    const bus = createEventBus();
    const { actor, sent } = listen('one', []);
    bus.subscribe(actor);
    bus.broadcast({ type: 'service.resumed' });
    expect(sent.filter((type) => !type.startsWith('xstate.'))).toEqual([]);
  });

  test('are not sent to a machine that has ended or was stopped', () => {
    const heard: string[] = [];
    const bus = createEventBus();
    const ended = listen('ended', heard).actor;
    const stopped = listen('stopped', heard).actor;
    for (const actor of [ended, stopped]) bus.subscribe(actor);
    ended.send({ type: 'flow.end' });
    stopped.stop();
    bus.broadcast(opened);
    expect(heard).toEqual([]);
  });

  test('are heard from the subscription on', () => {
    const heard: string[] = [];
    const bus = createEventBus();
    const { actor } = listen('late', heard);
    bus.broadcast(opened);
    bus.subscribe(actor);
    bus.broadcast(closed);
    expect(heard).toEqual(['late: session.closed']);
  });

  test('an event broadcast during another reaches every subscriber once', () => {
    const heard: string[] = [];
    const bus = createEventBus();
    const first = createActor(
      sessionListener.provide({
        actions: {
          record: (_, { type }) => void (type === 'session.opened' && bus.broadcast(closed)),
        },
      }),
    ).start();
    bus.subscribe(first);
    bus.subscribe(listen('second', heard).actor);
    bus.broadcast(opened);
    expect(heard.toSorted()).toEqual(['second: session.closed', 'second: session.opened']);
  });
});
