import { expect, test } from 'vitest';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { canReserveParking } from './parking.ts';

const home = anOrder().shippingAddress!;
const shippingAddress = { ...home, deliveryServiceId: 1 as const };

test('ORD-11: a place is kept for a pickup that is nearly ready, and for nothing else', () => {
  const can = Array.from({ length: 18 }, (_, at) => at + 1).filter((orderStatusId) =>
    canReserveParking({ orderStatusId, shippingAddress }),
  );
  expect(can).toEqual([6]);
  expect(canReserveParking({ orderStatusId: 6, shippingAddress: { ...home, deliveryServiceId: 2 } })).toBe(
    false,
  );
  expect(canReserveParking({ orderStatusId: 6, shippingAddress: null })).toBe(false);
});
