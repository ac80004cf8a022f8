import { expect, test } from 'vitest';
import type { ProductRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { aCart, anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { undoOfAddition } from './undo-addition.ts';

const product = aProduct();
const request: ProductRequest = {
  kind: 'product',
  requestId: 'add-1',
  product,
  quantity: 2,
  chosen: {},
  acceptAlternatives: true,
};
const line = {
  itemId: 101,
  cartItemId: 101,
  product,
  quantity: 5,
  weight: 0,
  grossTotal: 4.95,
  cartItemInfo: { accept_alternatives: 'true' as const },
  atRisk: false,
  shortage: null,
  exclusions: [],
  substituteName: null,
};
const answer = anAnswer(aCart({ cartItems: [line] }));

test('ERR-08: as much as was added can leave its line', () => {
  expect(undoOfAddition(request, answer)).toEqual({ does: 'takeOut', itemId: 101, quantity: 2 });
});

test.each([
  [
    'the shop gave less',
    request,
    anAnswer(aCart({ cartItems: [line] }), { warnings: [{ code: null, text: 'Solo 1', field: null }] }),
  ],
  ['the line is not there', request, anAnswer(aCart())],
  ['nobody knows what was added', null, answer],
  ['a whole list came', { kind: 'list' as const, requestId: 'add-1', listId: 7 }, answer],
])('ERR-08: nothing is offered where %s', (_what, asked, given) => {
  expect(undoOfAddition(asked, given)).toBeUndefined();
});
