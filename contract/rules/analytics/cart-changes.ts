import type { AnalyticsEvent } from '../../api/analytics.ts';
import type { Cart } from '../../api/shopping/cart.ts';
import type { Product } from '../../api/shopping/product.ts';
import { effectiveQuantity } from '../checkout/cart-line.ts';
import { linesOf } from '../checkout/cart-lines.ts';
import { sumCents } from '../price/money.ts';
import { itemOf, itemValue } from './items.ts';

type Lines = Pick<Cart, 'cartItems' | 'sectors'>;

interface Amount {
  readonly product: Product;
  /** In thousandths of a piece or of the selling unit. */
  readonly thousandths: number;
}

function amountsOf(cart: Lines | null): Map<number, Amount> {
  const amounts = new Map<number, Amount>();
  for (const line of cart === null ? [] : linesOf(cart)) {
    const { product } = line;
    const before = amounts.get(product.productId)?.thousandths ?? 0;
    const thousandths = before + Math.round(effectiveQuantity(line) * 1_000);
    amounts.set(product.productId, { product, thousandths });
  }
  return amounts;
}

/** What is in `cart` more than in `other`. */
function more(cart: Lines | null, other: Lines | null): { product: Product; quantity: number }[] {
  const others = amountsOf(other);
  return [...amountsOf(cart).values()].flatMap(({ product, thousandths }) => {
    const added = thousandths - (others.get(product.productId)?.thousandths ?? 0);
    return added > 0 ? [{ product, quantity: added / 1_000 }] : [];
  });
}

/** What one write put into the cart and took out of it; lines of one product count together. */
export function cartChanges(before: Lines | null, after: Lines | null): AnalyticsEvent[] {
  const parts = [
    { name: 'remove_from_cart', amounts: more(before, after) },
    { name: 'add_to_cart', amounts: more(after, before) },
  ] as const;
  return parts
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ name, amounts }) => ({
      name,
      value: sumCents(amounts.map(({ product, quantity }) => itemValue(product, quantity))),
      items: amounts.slice(0, 200).map(({ product, quantity }) => itemOf(product, quantity)),
    }));
}
