import { createActor, emit, setup, type AnyActorRef } from 'xstate';
import { expect, test } from 'vitest';
import { connectedLogic } from './connected-logic.ts';

const greeter = setup({
  types: {
    events: {} as { type: 'greeter.leave' },
    emitted: {} as { type: 'greeting.said' | 'leave.taken' },
  },
}).createMachine({
  entry: emit({ type: 'greeting.said' }),
  on: { 'greeter.leave': { actions: emit({ type: 'leave.taken' }) } },
});

/** A machine that invokes the greeter, and what is heard of it. */
function hearing() {
  const connected: AnyActorRef[] = [];
  const heard: string[] = [];
  const parent = setup({
    actors: {
      greeter: connectedLogic(greeter, (actor) => {
        connected.push(actor);
        actor.on('*', ({ type }) => void heard.push(type));
      }),
    },
  }).createMachine({ invoke: { id: 'greeter', src: 'greeter' } });
  return { actor: createActor(parent), connected, heard };
}

test('an actor is connected before its first state says anything', () => {
  const { actor, heard } = hearing();
  actor.start();
  actor.getSnapshot().children.greeter?.send({ type: 'greeter.leave' });
  expect(heard).toEqual(['greeting.said', 'leave.taken']);
});

test('each actor is connected once, and none before it starts', () => {
  const { actor, connected } = hearing();
  expect(connected).toEqual([]);
  actor.start();
  expect(connected).toEqual([actor.getSnapshot().children.greeter]);
});

test('the machine it was made of stays as it was', () => {
  const { heard } = hearing();
  createActor(greeter).start();
  expect(heard).toEqual([]);
});
