import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { appLifecycleLogic } from './app-lifecycle.logic.ts';

const halfAnHour = 1_800_000;

function start(path = '/') {
  const clock = new SimulatedClock();
  const done: string[] = [];
  /** What is saved when the app is about to go. */
  let onSave = () => undefined as void;
  const actor = createActor(
    appLifecycleLogic.provide({
      actions: {
        saveWork() {
          done.push('save');
          onSave();
        },
        reload: (_, { kind }) => void done.push(kind),
        openStore: (_, departure) => void done.push(departure.kind === 'store' ? departure.url : '?'),
      },
    }),
    { clock, input: { path, leftAt: null, isOnline: true, reloadAfterMs: 1_800_000 } },
  ).start();
  return {
    actor,
    clock,
    done,
    saves: (save: () => void) => void (onSave = save),
    beAway: (ms: number) => {
      actor.send({ type: 'page.left', at: 1_000 });
      actor.send({ type: 'page.returned', at: 1_000 + ms });
    },
  };
}

test('LIFE-01: the time away is counted from when the page was first left', () => {
  const { actor, clock, done } = start();
  actor.send({ type: 'page.left', at: 0 });
  // The tab that is hidden already is frozen, and the page closed.
  actor.send({ type: 'page.left', at: 1_000_000 });
  actor.send({ type: 'page.returned', at: halfAnHour + 1 });
  clock.increment(500);
  expect(done).toEqual(['save', 'reload']);
});

test('RULE-APPLIFECYCLE-8: a clock that was set on loads the page anew once, one that was set back never', () => {
  const { actor, clock, done, beAway } = start();
  beAway(-halfAnHour * 10);
  clock.increment(10_000);
  expect(done).toEqual([]);
  beAway(halfAnHour * 10);
  clock.increment(10_000);
  beAway(halfAnHour * 10);
  actor.send({ type: 'update.accepted', store: null });
  clock.increment(10_000);
  expect(done).toEqual(['save', 'reload']);
});

test('RULE-APPLIFECYCLE-2: a write that saving begins is waited for, and so is the last of several', () => {
  const { actor, clock, done, saves, beAway } = start();
  saves(() => actor.send({ type: 'write.started' }));
  beAway(halfAnHour + 1);
  clock.increment(10_000);
  expect(done).toEqual(['save']);
  saves(() => undefined);
  actor.send({ type: 'write.started' });
  actor.send({ type: 'write.ended' });
  clock.increment(10_000);
  expect(done).toEqual(['save']);
  actor.send({ type: 'write.ended' });
  clock.increment(500);
  expect(done).toEqual(['save', 'save', 'reload']);
});

test('LIFE-03: what is owed waits for the network and for another page, in any order', () => {
  const { actor, clock, done, beAway } = start('https://shop.example/#/checkout');
  actor.send({ type: 'connection.lost' });
  beAway(halfAnHour + 1);
  actor.send({ type: 'route.entered', path: '/payment?order=7' });
  actor.send({ type: 'connection.restored' });
  clock.increment(10_000);
  expect(done).toEqual([]);
  actor.send({ type: 'route.entered', path: '/cart/payment-completed/7' });
  clock.increment(500);
  expect(done).toEqual(['save', 'reload']);
});

test('LIFE-05: in the mobile app an update opens the store, and the app goes on', () => {
  const { actor, clock, done, beAway } = start();
  actor.send({ type: 'update.accepted', store: 'https://store.example/app' });
  clock.increment(500);
  expect(done).toEqual(['save', 'https://store.example/app']);
  beAway(halfAnHour + 1);
  clock.increment(500);
  expect(done.slice(2)).toEqual(['save', 'reload']);
});
