import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { deepLinkMachine } from './deep-link.machine.ts';

function open() {
  const clock = new SimulatedClock();
  const followed: string[] = [];
  const actor = createActor(
    deepLinkMachine.provide({ actions: { followLink: (_, { link }) => void followed.push(link) } }),
    { clock },
  ).start();
  return { actor, clock, followed };
}

test('NAV-28: of several that come at once the last is followed, 100 ms after it came', () => {
  const { actor, clock, followed } = open();
  actor.send({ type: 'link.opened', link: '/cart/' });
  clock.increment(60);
  actor.send({ type: 'link.opened', link: '/profile/orders/7' });
  clock.increment(60);
  expect(followed).toEqual([]);
  clock.increment(40);
  expect(followed).toEqual(['/profile/orders/7']);
});
