import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, AddressType } from '../../contract/api/shopping/delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf } from '../chart.types.ts';

export interface AddressSelectorInput {
  /** What the dialog opens on: homes, stores or lockers. */
  addressType: AddressType;
  /** The cart's address, chosen at the opening. */
  addressId: number | null;
  /** The shopper wants a slot: the cart's, the preferred or the only home is taken without a question. */
  isDirect: boolean;
}

export interface AddressSelectorContext extends AddressSelectorInput {
  addresses: readonly Address[];
  /** The home that is chosen. */
  chosenId: number | null;
  error: FlowError | null;
  outcome: 'selected' | 'dismissed';
}

/** Delivery at home, pickup at a store or at a locker (ADR-05). */
export interface ServiceChoice {
  addressType: AddressType;
}

interface AddressSelectorEvents {
  'service.choose': ServiceChoice;
  'address.choose': { addressId: number };
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
