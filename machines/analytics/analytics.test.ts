import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../contract/api/analytics.ts';
import { analyticsMachine } from './analytics.machine.ts';

const choice = (analytics: boolean) => ({
  technical: true as const,
  analytics,
  profilation: false,
  saveDate: '2026-11-21T17:20:00.000Z',
  uuid: 'a',
  terms: '2026-11',
});
const event = (search_term: string): AnalyticsEvent => ({ name: 'search', search_term });

async function allowed() {
  const clock = new SimulatedClock();
  const sent: (readonly AnalyticsEvent[])[] = [];
  const actor = createActor(
    analyticsMachine.provide({
      actors: { openChannel: fromPromise(() => Promise.resolve()) },
      actions: {
        sendEvents: (_, { waiting }) => void sent.push(waiting),
        tellGrants: () => undefined,
        closeChannel: () => undefined,
      },
    }),
    { clock, input: { batchSize: 20 } },
  ).start();
  const track = (word: string) => actor.send({ type: 'event.tracked', event: event(word) });
  actor.send({ type: 'cookies.settled', preferences: choice(true) });
  track('early');
  await Promise.resolve();
  await Promise.resolve();
  return { actor, clock, sent, track };
}

test('COOK-02: twenty are a full batch, sent at once, and none is sent twice', async () => {
  const { actor, clock, sent, track } = await allowed();
  for (let n = 1; n < 20; n += 1) track(`parola ${n}`);
  expect(sent.map((batch) => batch.length)).toEqual([20]);
  track('ancora una');
  actor.send({ type: 'page.left' });
  clock.increment(10_000);
  expect(sent.slice(1)).toEqual([[event('ancora una')]]);
});
