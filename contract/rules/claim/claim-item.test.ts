import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { aDelivery, anOrderItem, aReplacedItem } from '../../../paths/fixtures/delivered-fixtures.ts';
import {
  arrivedProduct,
  claimableItem,
  claimPreview,
  claimStep,
  firstClaimed,
  travelledQuantity,
} from './claim-item.ts';

const loose = anOrderItem({
  product: aProduct({
    productInfos: {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_UNIT_SELLING: 'KG',
      WEIGHT_SELLING: '0.5',
      STEP_SELLING: '0.1',
    },
  }),
  quantity: 0,
  weight: 1.5,
  grossTotal: 3.29,
  delivery: aDelivery({ state: 'reweighed', quantity: 0, weight: 1.62, grossTotal: 3.55, difference: 0.26 }),
});
const missing = anOrderItem({
  delivery: aDelivery({ state: 'missing', quantity: 0, grossTotal: 0, difference: -1.98 }),
});

test('B-22: packs count by their number, though they were weighed; loose goods by their weight', () => {
  expect([
    travelledQuantity({ quantity: 2, weight: 0.9 }),
    travelledQuantity({ quantity: 0, weight: 1.5 }),
  ]).toEqual([2, 1.5]);
});

describe('B-22: what of a line may be claimed', () => {
  test.each([
    ['all that came', anOrderItem(), 'damaged', { quantity: 2000, total: 198 }],
    ['nothing as unwanted that came as ordered', anOrderItem(), 'unwanted', null],
    ['what came instead', aReplacedItem(), 'unwanted', { quantity: 1000, total: 220 }],
    ['nothing of what did not come', missing, 'missing', null],
    ['nothing before the delivery', anOrderItem({ delivery: null }), 'missing', null],
    ['loose goods by their weight', loose, 'weight', { quantity: 1620, total: 355 }],
  ] as const)('is %s', (_what, item, reason, share) => {
    expect(claimableItem(item, reason)).toEqual(share);
  });
});

test('B-22: a claim is counted as what arrived is sold', () => {
  expect([arrivedProduct(anOrderItem()).name, arrivedProduct(aReplacedItem()).name]).toEqual([
    'Penne rigate',
    'Mezze penne',
  ]);
});

test('B-22: one piece is claimed at first, and all of loose goods', () => {
  expect([
    firstClaimed(anOrderItem(), 'damaged'),
    firstClaimed(loose, 'damaged'),
    firstClaimed(missing, 'damaged'),
  ]).toEqual([1, 1.62, 0]);
});

test.each([
  ['a piece more', anOrderItem(), 1, 1, 2],
  ['no more than came', anOrderItem(), 2, 1, 2],
  ['a piece less', anOrderItem(), 2, -1, 1],
  ['no less than one', anOrderItem(), 1, -1, 1],
  ['a step of the scale less', loose, 1.62, -1, 1.52],
  ['no less than a step', loose, 0.1, -1, 0.1],
] as const)('B-22: the quantity steps: %s', (_what, item, quantity, by, next) => {
  expect(claimStep(item, { reason: 'damaged', quantity, by })).toBe(next);
});

test.each([
  ['all that came', anOrderItem(), null, 50, 198],
  ['a part', anOrderItem(), 1, 50, 99],
  ['no more than the order may still give', anOrderItem(), null, 1.5, 150],
  ['nothing of what did not come', missing, null, 50, 0],
  ['a weight, half up', loose, 0.81, 50, 178],
] as const)('B-22: the refund told before sending: %s', (_what, item, quantity, claimable, cents) => {
  expect(claimPreview(item, { reason: 'damaged', quantity, claimable })).toBe(cents);
});
