import { expect, test } from 'vitest';
import { deliveryWays } from './delivery-ways.ts';

test.each([
  [[2, 1] as const, true, ['home', 'store', 'locker']],
  [[1, 2] as const, true, ['store', 'locker', 'home']],
  [[2, 1] as const, false, ['home', 'store']],
  [[2] as const, true, ['home']],
  [[1] as const, false, ['store']],
])('services %j with lockers %s are %j (ADR-02, ADR-32)', (deliveryServices, lockers, ways) => {
  expect(deliveryWays({ deliveryServices, without: lockers ? [] : ['lockers'] })).toEqual(ways);
});
