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
  return { actor, asked, clock, kept, update: () => actor.getSnapshot().value.update };
}

test('RULE-APPLIFECYCLE-3: a return gives up the check that slept with the page, and its late answer moves nothing', async () => {
  const { actor, asked, update } = start();
  actor.send({ type: 'page.returned' });
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[0]?.answer(newer('1.2.0'));
  await heard();
  expect(update()).toBe('none');
  asked[1]?.answer(newer('1.2.0'));
  await heard();
  expect(update()).toBe('offered');
});

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

test('RULE-APPLIFECYCLE-5: who has put a version off is asked again for the one after it alone', async () => {
  const { actor, asked, clock, kept, update } = start();
  const told = async (version: string, answered: string | null) => {
    asked.at(-1)?.answer(newer(version, answered));
    await heard();
    clock.increment(600_000);
  };
  await told('1.2.0', null);
  actor.send({ type: 'update.decline' });
  expect([update(), kept]).toEqual(['none', ['1.2.0']]);
  await told('1.2.0', '1.2.0');
  expect(update()).toBe('none');
  await told('1.10.0', '1.2.0');
  expect(update()).toBe('offered');
  // Another tab has answered meanwhile.
  await told('1.10.0', '1.10.0');
  expect([update(), kept]).toEqual(['none', ['1.2.0']]);
});

test('LIFE-05: an accepted update leads to the store of the device', async () => {
  const { actor, asked } = start();
  const stores: (string | null)[] = [];
  actor.on('update.accepted', ({ store }) => stores.push(store));
  asked[0]?.answer(newer('1.2.0'));
  await heard();
  actor.send({ type: 'update.accept' });
  actor.send({ type: 'update.accept' });
  expect(stores).toEqual(['https://store.example']);
});
