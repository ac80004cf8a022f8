import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf } from '../chart.types.ts';

/** What may be changed of a saved address; another place is another address. */
export interface DoorFields {
  addressName: string;
  doorbellName: string;
  floor: string;
  referencePhoneNumber: string;
  addressNote: string;
}

export interface AddressBookContext {
  /** The homes; null until they are known. */
  addresses: readonly Address[] | null;
  /** The address that is changed or asked about. */
  subject: Address | null;
  /** What session or service interrupted; done again when they are back. */
  interrupted: 'prefer' | 'remove' | 'save' | null;
  door: DoorFields | null;
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
  'door.save': object;
  'door.dismiss': object;
  /** A new home was saved elsewhere. */
  'address.saved': object;
  'session.opened': object;
  'session.closed': { reason: 'logout' | 'expired' | 'disowned' };
  'login.dismissed': object;
  'service.resumed': object;
}
export type AddressBookEvent = EventOf<AddressBookEvents>;
