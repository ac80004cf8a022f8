import { expect, test } from 'vitest';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { nextOrder } from './next-order.ts';

const slot = anOrder().timeslot;
const order = (orderId: number, orderStatusId: number, dateIso: string | null, beginTime = '18:00') =>
  anOrder({
    orderId,
    orderStatusId,
    timeslot: dateIso === null || slot === null ? null : { ...slot, dateIso, beginTime },
  });

test.each([
  ['there is none', [], null],
  ['all have arrived or ended', [order(1, 8, '2026-11-20'), order(2, 10, '2026-11-22')], null],
  ['one waits for its payment', [order(1, 1, '2026-11-22'), order(2, 2, '2026-11-22')], null],
  ['the newest comes later', [order(3, 3, '2026-11-25'), order(2, 4, '2026-11-23')], 2],
  ['two come on one day', [order(3, 3, '2026-11-23', '18:00'), order(2, 3, '2026-11-23', '08:00')], 2],
  ['one has no slot', [order(3, 7, null), order(2, 3, '2026-11-23')], 2],
  ['one is on the van', [order(3, 18, '2026-11-21')], 3],
] as const)('NAV-12: the next order where %s', (_, orders, next) => {
  expect(nextOrder(orders)?.orderId ?? null).toBe(next);
});
