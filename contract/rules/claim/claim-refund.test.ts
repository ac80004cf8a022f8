import { expect, test } from 'vitest';
import { claimableShare, claimLeft, claimRefund, replacementTotal } from './claim-refund.ts';

const two = { ordered: 2000, orderedTotal: 398, came: 2000, replaced: 0, total: 398 };

test.each([
  ['all of it', two, 'damaged', { quantity: 2000, total: 398 }],
  [
    'what came where less came',
    { ...two, came: 1000, total: 199 },
    'missing',
    { quantity: 1000, total: 199 },
  ],
  ['nothing where nothing came', { ...two, came: 0, total: 0 }, 'missing', null],
  ['nothing unwanted where nothing was replaced', two, 'unwanted', null],
  [
    'what came instead',
    { ...two, came: 0, replaced: 2000, total: 370 },
    'unwanted',
    { quantity: 2000, total: 370 },
  ],
  [
    'what came instead of a part',
    { ...two, came: 1000, replaced: 1000, total: 350 },
    'unwanted',
    { quantity: 1000, total: 151 },
  ],
  [
    'both parts for another reason',
    { ...two, came: 1000, replaced: 1000, total: 350 },
    'expired',
    { quantity: 2000, total: 350 },
  ],
] as const)('B-22: of a line may be claimed %s', (_, line, reason, share) => {
  expect(claimableShare(line, reason)).toEqual(share);
});

test('B-22: what came instead costs nothing where nothing did, and never less than nothing', () => {
  expect(replacementTotal(two)).toBe(0);
  expect(replacementTotal({ ...two, came: 1000, replaced: 1000, total: 150 })).toBe(0);
});

test.each([
  ['one of two', { quantity: 2000, total: 398 }, 1000, 10_000, 199],
  ['one of three, half up', { quantity: 3000, total: 500 }, 1000, 10_000, 167],
  ['two of three, half up', { quantity: 3000, total: 500 }, 2000, 10_000, 333],
  ['half a cent', { quantity: 2000, total: 5 }, 1000, 10_000, 3],
  ['200 g of 870 g', { quantity: 870, total: 243 }, 200, 10_000, 56],
  ['all', { quantity: 2000, total: 398 }, 2000, 10_000, 398],
  ['no more than all', { quantity: 2000, total: 398 }, 9000, 10_000, 398],
  ['no more than is left', { quantity: 2000, total: 398 }, 2000, 120, 120],
  ['a large line exactly', { quantity: 1e11, total: 9_007_199_254_740 }, 5e10, 1e15, 4_503_599_627_370],
] as const)('B-22: for %s comes back what it was charged', (_, share, claimed, left, refund) => {
  expect(claimRefund(share, claimed, left)).toBe(refund);
});

test.each([
  ['what was charged less delivery and bags', { charged: 7486, kept: 490, claims: [] }, 6996],
  ['less earlier claims', { charged: 7486, kept: 490, claims: [199, 300] }, 6497],
  ['never less than nothing', { charged: 300, kept: 490, claims: [] }, 0],
] as const)('B-22: what claims may give back is %s', (_, order, left) => {
  expect(claimLeft(order)).toBe(left);
});
