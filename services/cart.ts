import {
  addAllFromOrder,
  addAllFromWishlist,
  addProducts,
  addToCart,
  deleteFromCart,
  updateCart,
  updateCartInfo,
  viewCart,
  viewPurchaseRestriction,
  type CartInfoProperty,
  type CartItem,
  type ListedProduct,
  type PurchaseRestriction,
} from '../contract/api/shopping/cart.ts';
import { addGiftCode, checkGiftCode, removeGiftCode } from '../contract/api/shopping/cart-gift.ts';
import type { Product } from '../contract/api/shopping/product.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import type { CartAnswer } from '../contract/api/shopping/cart-answer.ts';
import type { CartLedger } from './cart-ledger.ts';

/** One product to add; `quantity` in pieces or in the selling unit, chosen options in `infos`. */
export interface AddedProduct {
  product: Product;
  quantity: number;
  infos: CartItem['cartItemInfo'];
}

export interface CartService {
  view(options?: CallOptions): Promise<CartAnswer>;
  /** Reads the cart once no write is in flight: the one authoritative refresh after a burst. */
  refresh(options?: CallOptions): Promise<CartAnswer>;
  /** Once for each key (T9). */
  add(item: AddedProduct, options: CallOptions & { idempotencyKey: string }): Promise<CartAnswer>;
  addFromOrder(orderId: number, options: CallOptions): Promise<CartAnswer>;
  addFromList(listId: number, options: CallOptions): Promise<CartAnswer>;
  /** What can be added of many products; each that cannot is a warning. */
  addProducts(items: ListedProduct[], options: CallOptions): Promise<CartAnswer>;
  /** `quantity` is absolute, in pieces or in the selling unit. */
  update(line: { itemId: number; quantity: number }, options?: CallOptions): Promise<CartAnswer>;
  /** A line by its id, a packaging product by its own. */
  remove(line: { itemId: number } | { productId: number }, options?: CallOptions): Promise<CartAnswer>;
  /** Every one of these lines, which are not none. */
  removeAll(itemIds: readonly number[], options?: CallOptions): Promise<CartAnswer>;
  saveInfo(info: { property: CartInfoProperty; value: string }, options?: CallOptions): Promise<CartAnswer>;
  restriction(options?: CallOptions): Promise<PurchaseRestriction>;
  /** Whether the code is good for this cart; a refusal says why not. */
  checkGiftCode(code: string, options?: CallOptions): Promise<void>;
  addGiftCode(code: string, options?: CallOptions): Promise<CartAnswer>;
  removeGiftCode(code: string, options?: CallOptions): Promise<CartAnswer>;
}

/** show_sectors travels on every cart call (API-05); the storefront groups lines by department. */
export const withSectors = { show_sectors: true } as const;

export function createCartService({
  client,
  ledger,
}: {
  client: ApiClient;
  ledger: CartLedger;
}): CartService {
  const view = (options?: CallOptions) => ledger.read(() => client.call(viewCart, withSectors, options));
  return {
    view,
    refresh: async (options) => {
      await ledger.quiet();
      return view({ ...options, fresh: true });
    },
    add: ({ product: { productId }, ...item }, options) =>
      ledger.write(() =>
        client.call(addToCart, { ...withSectors, items: [{ productId, ...item }] }, options),
      ),
    addFromOrder: (orderId, options) =>
      ledger.write(() => client.call(addAllFromOrder, { ...withSectors, order_id: orderId }, options)),
    addFromList: (listId, options) =>
      ledger.write(() => client.call(addAllFromWishlist, { ...withSectors, list_id: listId }, options)),
    addProducts: (items, options) =>
      ledger.write(() => client.call(addProducts, { ...withSectors, items }, options)),
    update: (line, options) =>
      ledger.write(() =>
        client.call(updateCart, { ...withSectors, items: [line] }, { silent: true, ...options }),
      ),
    remove: (line, options) =>
      ledger.write(() => client.call(deleteFromCart, { ...withSectors, items: [line] }, options)),
    removeAll: (itemIds, options) =>
      ledger.write(() =>
        client.call(
          deleteFromCart,
          { ...withSectors, items: itemIds.map((itemId) => ({ itemId })) },
          options,
        ),
      ),
    saveInfo: ({ property, value }, options) =>
      ledger.write(() =>
        client.call(
          updateCartInfo,
          property === 'order_comment'
            ? { ...withSectors, property, value }
            : { ...withSectors, property, value: value === 'true' ? 'true' : 'false' },
          options,
        ),
      ),
    restriction: async (options) => (await client.call(viewPurchaseRestriction, {}, options)).data,
    checkGiftCode: async (code, options) => {
      await client.call(checkGiftCode, { code }, options);
    },
    addGiftCode: (code, options) =>
      ledger.write(() => client.call(addGiftCode, { ...withSectors, code }, options)),
    removeGiftCode: (code, options) =>
      ledger.write(() => client.call(removeGiftCode, { ...withSectors, code }, options)),
  };
}
