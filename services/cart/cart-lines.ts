import type { Order } from '../../contract/api/ordering/order.ts';
import { updateOrderInfos } from '../../contract/api/ordering/order-infos.ts';
import { exchangeProduct, updateCartInfos } from '../../contract/api/shopping/cart-lines.ts';
import { listCheaper, type CheaperProduct } from '../../contract/api/shopping/product.ts';
import { setSpendingCap } from '../../contract/api/shopping/spending-cap.ts';
import { updateCartInfo } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { LineChoice, SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import type { Exchange } from '../../contract/rules/checkout/exchange.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';
import type { CartLedger } from '../cart-ledger.ts';
import { withSectors } from '../cart.ts';

/** What few shoppers do with a line: its code comes when it is first wanted. */
export interface CartLineService {
  /** Once for each key (T9, C14). */
  exchange(exchange: Exchange, options: CallOptions & { idempotencyKey: string }): Promise<CartAnswer>;
  /** What to do about goods that are sold out: in the whole cart, or about one line of it (C07, C08). */
  substitute(change: SubstitutionChange, options?: CallOptions): Promise<CartAnswer>;
  /** The same in an order that may still be changed (O15); of a line it is the `orderItemId`. */
  substituteInOrder(orderId: number, change: SubstitutionChange, options?: CallOptions): Promise<Order>;
  /** Empty takes the note away (C08). */
  saveNote(line: { itemId: number; note: string }, options?: CallOptions): Promise<CartAnswer>;
  /** These lines are bought though the shopper excludes their products (C08, B-23). */
  acceptExclusions(itemIds: readonly number[], options?: CallOptions): Promise<CartAnswer>;
  /** What the shopper means to spend at most, in cents; null for no cap (C15, B-36). */
  setCap(cents: number | null, options?: CallOptions): Promise<CartAnswer>;
  /** The same thing for less, of each of at most 200 products that has one (A22). */
  cheaper(
    query: { productIds: readonly number[]; hash: string },
    options?: CallOptions,
  ): Promise<CheaperProduct[]>;
}

interface CartLineDependencies {
  client: ApiClient;
  ledger: CartLedger;
  /** The answer with what still waits for the network. */
  heard: (answer: Promise<CartAnswer>) => Promise<CartAnswer>;
}

const infosOf = ({ substitution, productId }: LineChoice) =>
  productId === null ? { substitution } : { substitution, substitutionProductId: String(productId) };

export const createCartLineService = ({ client, ledger, heard }: CartLineDependencies): CartLineService => ({
  exchange: ({ keepNote, isUndo = false, ...exchange }, options) =>
    heard(
      ledger.write(() =>
        client.call(
          exchangeProduct,
          {
            ...withSectors,
            ...exchange,
            ...(keepNote !== undefined && { keep_note: keepNote }),
            is_undo: isUndo,
          },
          options,
        ),
      ),
    ),
  substitute: (change, options) =>
    heard(
      ledger.write(() =>
        change.of === 'cart'
          ? client.call(
              updateCartInfo,
              { ...withSectors, property: 'substitutions', value: change.choice },
              options,
            )
          : client.call(
              updateCartInfos,
              { ...withSectors, items: [{ itemId: change.itemId, infos: infosOf(change.choice) }] },
              options,
            ),
      ),
    ),
  substituteInOrder: async (orderId, change, options) => {
    const asked =
      change.of === 'cart'
        ? { substitutions: change.choice }
        : { items: [{ orderItemId: change.itemId, infos: infosOf(change.choice) }] };
    return (await client.call(updateOrderInfos, { order_id: orderId, ...asked }, options)).data;
  },
  saveNote: ({ itemId, note }, options) =>
    heard(
      ledger.write(() =>
        client.call(updateCartInfos, { ...withSectors, items: [{ itemId, infos: { note } }] }, options),
      ),
    ),
  acceptExclusions: (itemIds, options) =>
    heard(
      ledger.write(() =>
        client.call(
          updateCartInfos,
          {
            ...withSectors,
            items: itemIds.map((itemId) => ({ itemId, infos: { accept_exclusions: 'true' as const } })),
          },
          options,
        ),
      ),
    ),
  setCap: (cents, options) =>
    heard(ledger.write(() => client.call(setSpendingCap, { ...withSectors, spending_cap: cents }, options))),
  cheaper: async ({ productIds, hash }, options) => {
    const asked = { product_ids: JSON.stringify(productIds), hash };
    return (await client.call(listCheaper, asked, { silent: true, ...options })).data.cheaper;
  },
});
