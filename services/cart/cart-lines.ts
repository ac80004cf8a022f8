import { exchangeProduct, updateCartInfos } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Exchange } from '../../contract/rules/checkout/exchange.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';
import type { CartLedger } from '../cart-ledger.ts';
import { withSectors } from '../cart.ts';

/** What few shoppers do with a line: its code comes when it is first wanted. */
export interface CartLineService {
  /** Once for each key (T9, C14). */
  exchange(exchange: Exchange, options: CallOptions & { idempotencyKey: string }): Promise<CartAnswer>;
  /** Empty takes the note away (C08). */
  saveNote(line: { itemId: number; note: string }, options?: CallOptions): Promise<CartAnswer>;
}

interface CartLineDependencies {
  client: ApiClient;
  ledger: CartLedger;
  /** The answer with what still waits for the network. */
  heard: (answer: Promise<CartAnswer>) => Promise<CartAnswer>;
}

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
  saveNote: ({ itemId, note }, options) =>
    heard(
      ledger.write(() =>
        client.call(updateCartInfos, { ...withSectors, items: [{ itemId, infos: { note } }] }, options),
      ),
    ),
});
