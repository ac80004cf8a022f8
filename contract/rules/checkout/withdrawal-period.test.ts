import { expect, test } from 'vitest';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { orderStatusCodes as codes } from '../../api/codes.ts';
import { lastWithdrawalDay } from './withdrawal-period.ts';

const deliveredAt = (instant: string) => ({
  deliveredAt: instant,
  totalPrice: 54.9,
  difference: 0,
  claimUntil: instant,
  charged: 54.9,
  givenBack: 0,
  owed: 0,
  claimable: 50,
  sums: null,
});

test.each([
  ['the fourteenth day after it came', codes.delivered, '2026-11-10T10:00:00Z', '2026-11-24'],
  ['also where part of it came', codes.partlyDelivered, '2026-11-10T10:00:00Z', '2026-11-24'],
  ['by the shop’s own day', codes.delivered, '2026-11-10T23:30:00Z', '2026-11-25'],
  ['into the next year', codes.delivered, '2026-12-20T10:00:00Z', '2027-01-03'],
])('B-41: one may withdraw until %s', (_, orderStatusId, instant, day) => {
  expect(lastWithdrawalDay(anOrder({ orderStatusId, delivery: deliveredAt(instant) }))).toBe(day);
});

test('B-41: where nobody told when it came, its slot’s day counts', () => {
  const order = anOrder({ orderStatusId: codes.delivered });
  expect([order.timeslot?.dateIso, lastWithdrawalDay(order)]).toEqual(['2026-11-22', '2026-12-06']);
  expect(lastWithdrawalDay({ ...order, timeslot: null })).toBeNull();
});

test.each([codes.placed, codes.outForDelivery, codes.cancelled, codes.notCollected])(
  'B-41: an order of status %i has not come',
  (orderStatusId) => {
    expect(lastWithdrawalDay(anOrder({ orderStatusId }))).toBeNull();
  },
);
