import { aProduct } from '../../fixtures/cart-fixtures.ts';
import type { AddToCartRequest, ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';

export const penne: ProductRequest = {
  kind: 'product',
  requestId: 'key-penne',
  product: aProduct(),
  quantity: 3,
  chosen: {},
  acceptAlternatives: true,
};

export const isPenne = (request: AddToCartRequest | null): boolean =>
  request?.kind === 'product' && request.product.name === penne.product.name;
