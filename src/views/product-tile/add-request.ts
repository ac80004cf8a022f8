import type { Product } from '../../../contract/api/shopping/product.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
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
  productId: product.productId,
  name: product.name,
  quantity: quantity ?? fromThousandths(sellingTerms(product).first),
  options: product.selectOptions,
  chosen,
  acceptAlternatives,
});
