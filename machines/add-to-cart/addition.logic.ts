import type { Addition, AddToCartRequest } from './add-to-cart.types.ts';

/** What adding a request is called, and of which product, order or list it is (ERR-11). */
export function additionOf(request: AddToCartRequest | null): Addition {
  switch (request?.kind) {
    case 'order':
      return { operation: 'addFromOrder', subject: request.orderId };
    case 'list':
      return { operation: 'addFromList', subject: request.listId };
    case 'product':
      return { operation: 'addToCart', subject: request.product.productId };
    case 'products':
    case undefined:
      return { operation: 'addToCart', subject: null };
  }
}
