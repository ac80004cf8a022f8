import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** The list that is ordered: `addressId` is where it went last. */
export interface OrderedList {
  listId: number;
  addressId: number | null;
  /** Somebody else's list does not remember where this shopper has it brought. */
  isOwn: boolean;
}

export interface ListOrderContext {
  list: OrderedList | null;
  /** Those the shop delivers to; null until they are known. */
  addresses: readonly Address[] | null;
  chosen: Address | null;
  error: FlowError | null;
}

interface ListOrderEvents {
  'order.open': { list: OrderedList };
  'order.close': object;
  'addresses.reload': object;
  'address.choose': { addressId: number };
  'order.confirm': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type ListOrderEvent = EventOf<ListOrderEvents>;

export type ListOrderEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  /** The shopping goes to the address: what stands on the list may be added. */
  | { type: 'list.ordered'; listId: number };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    listOrder: ListOrderEmitted;
  }
}
