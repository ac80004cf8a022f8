import { assign, createActor, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { deferredActor } from './deferred-actor.ts';

/** A flow that notes what it is told, in order. */
const noting = setup({
  types: { context: {} as { told: readonly string[] }, events: {} as { type: 'told'; what: string } },
}).createMachine({
  initial: 'listening',
  context: { told: [] },
  states: { listening: {} },
  on: { told: { actions: assign({ told: ({ context, event }) => [...context.told, event.what] }) } },
});

const first = { value: 'waiting', context: { told: [] }, tags: ['busy'] };
const open = () => deferredActor<ReturnType<typeof createActor<typeof noting>>>(first);
const told = (actor: { getSnapshot: () => unknown }) =>
  (actor.getSnapshot() as { context: { told: readonly string[] } }).context.told; // as of `noting`
const say = (what: string) => ({ type: 'told', what }) as const;

describe('a flow whose code comes late (decision 012)', () => {
  test('hears what it was sent before, in its order, and later words after them', () => {
    const { actor, attach } = open();
    for (const what of ['add', 'login', 'add again']) actor.send(say(what));
    const real = createActor(noting).start();
    const { flush } = attach(real);
    actor.send(say('between'));
    expect(told(real)).toEqual([]);
    flush();
    actor.send(say('after'));
    expect(told(real)).toEqual(['add', 'login', 'add again', 'between', 'after']);
  });

  test('hears each word once, though it is released twice', () => {
    const { actor, attach } = open();
    actor.send(say('add'));
    const real = createActor(noting).start();
    const { flush } = attach(real);
    flush();
    flush();
    expect(told(real)).toEqual(['add']);
  });

  test('shows how it stood until it is here, and then itself', () => {
    const { actor, attach } = open();
    const shown = actor.getSnapshot();
    expect([shown.matches('waiting' as never), shown.hasTag('busy' as never)]).toEqual([true, true]);
    expect(shown.can(say('add'))).toBe(false);
    const real = createActor(noting).start();
    attach(real);
    expect(actor.getSnapshot()).toBe(real.getSnapshot());
  });

  test('tells its listeners that it is here, and what it does from then on, until they leave', () => {
    const { actor, attach } = open();
    const heard: number[] = [];
    const staying = actor.subscribe((snapshot) => void heard.push(snapshot.context.told.length));
    const gone: number[] = [];
    actor.subscribe(({ context }) => void gone.push(context.told.length)).unsubscribe();
    const real = createActor(noting).start();
    attach(real).flush();
    actor.send(say('add'));
    expect([heard, gone]).toEqual([[0, 1], []]);
    staying.unsubscribe();
    actor.send(say('again'));
    expect(heard).toEqual([0, 1]);
  });
});
