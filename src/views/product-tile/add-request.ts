import type { Product } from '../../../contract/api/shopping/product.ts';
import { firstQuantity } from '../../../contract/rules/quantity/first-quantity.ts';
import type { ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';

interface AddRequestInit {
  product: Product;
  /** Fresh for each request: its idempotency key. */
  key: string;
  acceptAlternatives: boolean;
  /** In pieces or in the selling unit; the first quantity when absent (QTY-02, QTY-04). */
  quantity?: number;
  chosen?: Readonly<Record<string, string>>;
}

/** The request to add a product. */
export const addRequest = ({
  product,
  key,
  acceptAlternatives,
  quantity,
  chosen = {},
}: AddRequestInit): ProductRequest => ({
  kind: 'product',
  requestId: key,
  product,
  quantity: quantity ?? firstQuantity(product),
  chosen,
  acceptAlternatives,
});
