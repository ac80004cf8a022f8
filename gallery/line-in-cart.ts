import type { AnyMachineSnapshot } from 'xstate';
import type { CartItem } from '../contract/api/shopping/cart.ts';
import type { Product } from '../contract/api/shopping/product.ts';
import { fromCents } from '../contract/rules/price/money.ts';
import { lineTotal } from '../contract/rules/price/price-line.ts';
import { sellingKind } from '../contract/rules/quantity/selling-terms.ts';
import { aCart, aCartItem } from '../paths/fixtures/cart-fixtures.ts';
import { standIn, type Recorder } from './stand-in.ts';
import { withContext } from './states/reached-states.ts';
import { cartSnapshot } from './world.ts';

/** A line as the server's cart has it: `quantity` in pieces, or in the selling unit of what is weighed. */
function cartItemOf(itemId: number, product: Product, quantity: number): CartItem {
  const isLoose = sellingKind(product.productInfos) === 'loose';
  return aCartItem({
    itemId,
    cartItemId: itemId,
    product,
    quantity: isLoose ? 0 : quantity,
    weight: isLoose ? quantity : 0,
    grossTotal: fromCents(lineTotal(product, quantity)),
  });
}

/** The product a line's flow stands for. */
export const productOf = (line: AnyMachineSnapshot): Product =>
  (line.context as { product: Product }).product;

/** The cart's chart with one line, whose flow stands so. */
export function cartWithLine(line: AnyMachineSnapshot, record: Recorder): AnyMachineSnapshot {
  const { itemId, product, saved } = line.context as { itemId: number; product: Product; saved: number };
  const item = cartItemOf(itemId, product, saved);
  const cart = aCart({
    cartItems: [item],
    totalItems: 1,
    itemsTotal: item.grossTotal,
    deliveryFee: 4.9,
    totalPrice: Math.round((item.grossTotal + 4.9) * 100) / 100,
  });
  return withContext(cartSnapshot(cart), {
    lines: { [itemId]: standIn(`cartLine ${itemId}`, line, record) },
  });
}

/** What of a line's context makes it look different: why it goes no further, and a first quantity, whose minus removes. */
export const lineLook = ({ context: { hint, wanted } }: AnyMachineSnapshot): string =>
  [wanted === 4 ? 'the least' : '', hint === null ? '' : String(hint)].filter(Boolean).join(', ');

/** The same line of other products, at rest. */
export const otherLines = (
  line: AnyMachineSnapshot,
  products: Readonly<Record<string, { product: Product; quantity: number; hint?: string }>>,
): Readonly<Record<string, AnyMachineSnapshot>> => ({
  '': line,
  ...Object.fromEntries(
    Object.entries(products).map(([name, { product, quantity, hint = null }]) => [
      name,
      withContext(line, { product, saved: quantity, wanted: quantity, sent: quantity, hint }),
    ]),
  ),
});
