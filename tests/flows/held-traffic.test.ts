import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewPurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import { Traffic } from '../../paths/kit/browser/traffic.ts';
import { Latch } from '../../paths/kit/http/latch.ts';

const review = { id: 'viewRestriction', src: 'viewRestriction', endpoint: viewPurchaseRestriction };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser's requests at a latch: each comes, and may be given up or be told what becomes of it. */
function openTraffic() {
  const latch = new Latch();
  const traffic = new Traffic(latch, [viewPurchaseRestriction]);
  const told: string[] = [];
  let number = 0;
  return {
    traffic,
    told,
    comes: () => {
      const call = (number += 1);
      const { method, path } = viewPurchaseRestriction;
      const gone = Promise.withResolvers<void>();
      traffic.arrived(call, { method, url: new URL(path, 'http://shop'), body: '' });
      void latch.ask(call, gone.promise).then((verdict) => told.push(`${call} ${verdict}`));
      return {
        givesUp: async () => {
          gone.resolve();
          await gone.promise;
          await Promise.resolve();
        },
      };
    },
  };
}

test('a request made anew is held also where the shop hears later that the first was given up', async () => {
  const { traffic, told, comes } = openTraffic();
  const first = comes();
  expect(traffic.sort([review])).toEqual([]);
  comes();
  expect(traffic.sort([review])).toEqual([]);
  expect(traffic.isUndecided()).toBe(true);
  await first.givesUp();
  expect(traffic.sort([review])).toEqual([]);
  expect(traffic.isUndecided()).toBe(false);
  traffic.speak(review, 'pass');
  await vi.waitFor(() => expect(told).toEqual(['2 pass']));
});

test('a second request that stays beside the first is another’s, and goes through', async () => {
  const { traffic, told, comes } = openTraffic();
  comes();
  traffic.sort([review]);
  comes();
  traffic.sort([review]);
  await vi.advanceTimersByTimeAsync(500);
  expect(traffic.isUndecided()).toBe(false);
  traffic.sort([review]);
  await vi.waitFor(() => expect(told).toEqual(['2 pass']));
});
