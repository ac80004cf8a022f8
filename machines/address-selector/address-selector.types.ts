import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, DeliveryServiceId, Store } from '../../contract/api/shopping/delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf } from '../chart.types.ts';

/** A saved home address, or a store to pick up at. */
export type DeliveryChoice = { kind: 'home'; addressId: number } | { kind: 'store'; storeId: number };

export interface AddressSelectorInput {
  deliveryServiceId: DeliveryServiceId;
  /** The cart's address, chosen at the opening. */
  addressId: number | null;
  /** The shopper wants a slot: the cart's, the preferred or the only home is taken without a question. */
  isDirect: boolean;
}

export interface AddressSelectorContext extends AddressSelectorInput {
  addresses: readonly Address[];
  stores: readonly Store[];
  choice: DeliveryChoice | null;
  /** The pickup point the chosen store offers. */
  pickupAddressId: number | null;
  error: FlowError | null;
  outcome: 'selected' | 'dismissed';
}

/** Delivery at home or pickup at a store (ADR-05). */
export interface ServiceChoice {
  deliveryServiceId: DeliveryServiceId;
}

interface AddressSelectorEvents {
  'service.choose': ServiceChoice;
  'address.choose': { choice: DeliveryChoice };
  'address.confirm': object;
  'address.add': object;
  'addresses.reload': object;
  'selector.dismiss': object;
  'session.opened': object;
  'service.resumed': object;
}
export type AddressSelectorEvent = EventOf<AddressSelectorEvents>;

export type AddressSelectorEmitted = { type: 'cart.answered'; answer: CartAnswer };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    addressSelector: AddressSelectorEmitted;
  }
}

export type AddressSelectorOutput = AddressSelectorContext['outcome'];
