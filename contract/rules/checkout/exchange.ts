import type { Cart, CartItem, ListedProduct } from '../../api/shopping/cart.ts';
import type { Product } from '../../api/shopping/product.ts';
import { effectiveQuantity } from './cart-line.ts';
import { linesOf } from './cart-lines.ts';
import { putBack } from './put-back.ts';

/** What C14 is asked: quantities in pieces or in the selling unit; without `quantity` as much as the line holds by content. */
export interface Exchange {
  itemId: number;
  productId: number;
  quantity?: number;
  /** What the line keeps of its own product, and the note that stays with it. */
  keep?: number;
  keepNote?: string;
  infos?: ListedProduct['infos'];
  isUndo?: boolean;
}

/** One exchange and how it is taken back; `key` is its idempotency key. */
export interface ExchangeRequest {
  key: string;
  exchange: Exchange;
  /** What comes. */
  product: Product;
  /** What goes, and what brings it back as it was; null where nothing is to be taken back. */
  back: { exchange: Omit<Exchange, 'itemId'>; product: Product } | null;
}

/** A product without options has one line at most. */
const lineWith = (lines: readonly CartItem[], productId: number): CartItem | undefined =>
  lines.find(({ product }) => product.productId === productId);

interface Exchanged {
  line: CartItem;
  product: Product;
  /** All of the cart. */
  lines: readonly CartItem[];
  key: string;
}

/** Puts a product in the place of a line; what the cart had of it already is left there when that is taken back (B-25, B-30). */
export function exchangeFor({ line, product, lines, key }: Exchanged): ExchangeRequest {
  const joined = lineWith(lines, product.productId);
  return {
    key,
    exchange: { itemId: line.itemId, productId: product.productId },
    product,
    back: {
      exchange: {
        ...putBack(line),
        isUndo: true,
        ...(joined !== undefined && {
          keep: effectiveQuantity(joined),
          keepNote: joined.cartItemInfo.note ?? '',
        }),
      },
      product: line.product,
    },
  };
}

/** What takes an exchange back, once the cart has it; null for what took one back itself. */
export function undoOfExchange(
  { key, product, back }: ExchangeRequest,
  cart: Pick<Cart, 'cartItems' | 'sectors'>,
): ExchangeRequest | null {
  const placed = lineWith(linesOf(cart), product.productId);
  if (back === null || placed === undefined) return null;
  return {
    key: `${key}-back`,
    exchange: { ...back.exchange, itemId: placed.itemId },
    product: back.product,
    back: null,
  };
}
