import type { AddToCartRequest, ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';

export const penne: ProductRequest = {
  kind: 'product',
  requestId: 'key-penne',
  productId: 11,
  name: 'Penne rigate',
  quantity: 3,
  options: [],
  chosen: {},
  acceptAlternatives: true,
};

export const isPenne = (request: AddToCartRequest | null): boolean =>
  request?.kind === 'product' && request.name === penne.name;
