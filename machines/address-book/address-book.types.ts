import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, PickupPoint } from '../../contract/api/shopping/delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** How the courier finds a saved home; its place is changed in the editor. */
export interface DoorFields {
  addressName: string;
  doorbellName: string;
  floor: string;
  referencePhoneNumber: string;
  addressNote: string;
}

/** What is typed of a door, and whether there is a lift. */
export type Door = DoorFields & { elevator: boolean };

export interface AddressBookContext {
  /** The homes; null until they are known. */
  addresses: readonly Address[] | null;
  /** The counters and lockers that were chosen, the preferred store first. */
  points: readonly PickupPoint[];
  /** The address that is changed or asked about. */
  subject: Address | null;
  door: Door | null;
  fieldErrors: Readonly<Partial<Record<keyof DoorFields, string>>>;
  error: FlowError | null;
}

interface AddressBookEvents {
  'book.reload': object;
  'address.prefer': { addressId: number };
  'address.remove': { addressId: number };
  'removal.confirm': object;
  'removal.decline': object;
  'address.edit': { addressId: number };
  'door.changed': { field: keyof DoorFields; value: string };
  'elevator.changed': { elevator: boolean };
  /** Another place is wanted for it. */
  'place.change': object;
  /** A new home is wanted. */
  'address.add': object;
  /** The groceries are to go there. */
  'address.use': { addressId: number };
  'door.save': object;
  'door.dismiss': object;
  /** A new home was saved elsewhere, or a place to collect at was chosen. */
  'address.saved': object;
  'point.chosen': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type AddressBookEvent = EventOf<AddressBookEvents>;

export type AddressBookEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  /** The cart goes elsewhere: a slot is to be chosen (ADR-07). */
  | { type: 'address.used' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    addressBook: AddressBookEmitted;
  }
}
