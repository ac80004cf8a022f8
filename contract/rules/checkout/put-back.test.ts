import { expect, test } from 'vitest';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { putBack } from './put-back.ts';

const product = aProduct({ productId: 7 });

test.each([
  ['pieces with their options', { quantity: 3, weight: 0 }, 3],
  ['a weight', { quantity: 0, weight: 0.45 }, 0.45],
])('decision 026: %s come back as they were', (_what, amounts, quantity) => {
  const cartItemInfo = { accept_alternatives: 'false', spessore: 'sottile' } as const;
  expect(putBack({ product, cartItemInfo, ...amounts })).toEqual({
    productId: 7,
    quantity,
    infos: { accept_alternatives: 'false', spessore: 'sottile' },
  });
});
