import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { versionCheckLogic } from './version-check.logic.ts';
import type { AskedVersion } from './version-check.types.ts';

const newer = (version: string, answered: string | null = null): AskedVersion => ({
  published: { version, minVersion: '1.0.0', stores: { ios: '', android: 'https://store.example' } },
  answered,
});

/** Lets what has been answered be heard. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const asked: { signal: AbortSignal; answer: (told: AskedVersion) => void; fail: (why: Error) => void }[] =
    [];
  const kept: (string | null)[] = [];
  const actor = createActor(
    versionCheckLogic.provide({
      actors: {
        askVersion: fromPromise<AskedVersion>(({ signal }) => {
          const { promise, resolve, reject } = Promise.withResolvers<AskedVersion>();
          asked.push({ signal, answer: resolve, fail: reject });
          return promise;
        }),
      },
      actions: { keepAnswered: (_, { answered }) => void kept.push(answered) },
    }),
    { clock, input: { running: '1.1.29', platform: 'android', path: '/', checkMs: 600_000 } },
  ).start();
  return { actor, asked, clock };
}

test('LIFE-04: the next check comes ten minutes after the last, a return between them counting as one', async () => {
  const { actor, asked, clock } = start();
  asked[0]?.fail(new Error('offline'));
  await heard();
  clock.increment(599_999);
  expect(asked).toHaveLength(1);
  actor.send({ type: 'page.returned' });
  asked[1]?.answer(newer('1.1.29'));
  await heard();
  clock.increment(599_999);
  expect(asked).toHaveLength(2);
  clock.increment(1);
  expect(asked).toHaveLength(3);
});
