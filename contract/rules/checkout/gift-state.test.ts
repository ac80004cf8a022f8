import { expect, test } from 'vitest';
import { giftGroup, giftsInOrder, giftState } from './gift-state.ts';

const today = '2026-11-21';
const gift = (status: 'valid' | 'used' | 'expired', validFrom: string, validTo: string) => ({
  status,
  validFrom,
  validTo,
});

test.each([
  ['valid', '2026-11-21', '2026-12-22', 'valid'],
  ['valid', '2026-11-01', '2026-12-21', 'ending'],
  ['valid', '2026-11-01', '2026-11-21', 'ending'],
  ['valid', '2026-11-01', '2026-11-20', 'expired'],
  ['valid', '2026-11-22', '2026-12-31', 'coming'],
  ['used', '2026-11-22', '2026-12-31', 'used'],
  ['expired', '2026-11-01', '2026-12-31', 'expired'],
] as const)('LOY-05: %s from %s to %s is %s', (status, from, to, state) => {
  expect(giftState(gift(status, from, to), today)).toBe(state);
});

test.each([
  ['valid', '2026-11-01', '2027-12-31', 'usable'],
  ['valid', '2026-11-01', '2026-11-21', 'usable'],
  ['valid', '2026-11-22', '2026-12-31', 'coming'],
  ['used', '2026-11-01', '2026-12-31', 'over'],
  ['valid', '2026-11-01', '2026-11-20', 'over'],
] as const)('LOY-05: %s from %s to %s is among the %s', (status, from, to, group) => {
  expect(giftGroup(gift(status, from, to), today)).toBe(group);
});

test('LOY-05: what ends first is on top, what cannot be used below', () => {
  const expired = gift('expired', '2026-01-01', '2026-02-01');
  const used = gift('used', '2026-01-01', '2026-11-30');
  const coming = gift('valid', '2026-12-01', '2026-12-02');
  const later = gift('valid', '2026-01-01', '2027-12-31');
  const first = gift('valid', '2026-01-01', '2026-12-31');
  const given = [expired, used, coming, later, first];
  expect(giftsInOrder(given, today)).toEqual([first, later, coming, used, expired]);
});
