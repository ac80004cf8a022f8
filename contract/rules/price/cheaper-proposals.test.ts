import { expect, test } from 'vitest';
import { aCartItem, aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { cheaperProposals } from './cheaper-proposals.ts';

const dear = (productId: number, priceDisplay: number) => aProduct({ productId, priceDisplay });
const line = (product: ReturnType<typeof dear>, quantity: number, more = {}) =>
  aCartItem({ itemId: product.productId, product, quantity, ...more });
const told = (
  lines: Parameters<typeof cheaperProposals>[0],
  cheaper: Parameters<typeof cheaperProposals>[1],
) =>
  cheaperProposals(lines, cheaper).map(({ line: { itemId }, product: { productId }, saving }) => [
    itemId,
    productId,
    saving,
  ]);

const pasta = dear(1, 1.5);
const rice = dear(2, 3);
const bigPasta = aProduct({
  productId: 11,
  priceDisplay: 2,
  productInfos: { ...pasta.productInfos, WEIGHT_SELLING: '1000' },
});
const otherRice = dear(12, 2.2);

test('B-36: the largest saving for what the lines want stands first, in cents, by content', () => {
  const lines = [line(pasta, 4), line(rice, 2), line(dear(3, 9), 1)];
  expect(
    told(lines, [
      { productId: 1, product: bigPasta },
      { productId: 2, product: otherRice },
    ]),
  ).toEqual([
    [1, 11, 200],
    [2, 12, 160],
  ]);
});

test('B-36: what saves nothing for what is wanted is not proposed, nor for what cannot be bought', () => {
  const cheaper = [
    { productId: 1, product: bigPasta },
    { productId: 2, product: otherRice },
  ];
  // One pack of a kilogram instead of one of half a kilogram costs more.
  expect(told([line(pasta, 1)], cheaper)).toEqual([]);
  const soldOut = { shortage: { reason: 'soldOut' as const, most: 0 } };
  expect(told([line(rice, 2, soldOut)], cheaper)).toEqual([]);
});

test('B-36: what has options, waits for the network or is unknown is not proposed', () => {
  const option = { parameterName: 'cut', label: 'Taglio', values: [] } as never;
  const chosen = { ...otherRice, selectOptions: [option] };
  expect(told([line(rice, 2)], [{ productId: 2, product: chosen }])).toEqual([]);
  expect(told([line(rice, 2, { itemId: -1 })], [{ productId: 2, product: otherRice }])).toEqual([]);
  expect(told([line(rice, 2)], [])).toEqual([]);
});

test('B-36: five are proposed at most, the first line first where savings are the same', () => {
  const all = [1, 2, 3, 4, 5, 6].map((id) => dear(id, 2));
  const cheaper = all.map(({ productId }) => ({ productId, product: dear(productId + 10, 1) }));
  expect(told(all.map((one) => line(one, 1)).toReversed(), cheaper).map(([itemId]) => itemId)).toEqual([
    1, 2, 3, 4, 5,
  ]);
});
