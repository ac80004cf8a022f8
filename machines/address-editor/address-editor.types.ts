import type { AddressCheck, ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf } from '../chart.types.ts';

/** The place to deliver to, as typed or suggested. */
export interface PlaceFields {
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
}

/** What the courier needs besides the place. */
export interface DetailFields {
  doorbellName: string;
  addressName: string;
  floor: string;
  referencePhoneNumber: string;
}

export type AddressEditorOutcome = 'selected' | 'saved' | 'dismissed';

export interface AddressEditorInput {
  /** The saved home that moves to another place; null for a new one. */
  moved: Address | null;
}

/** A save and its idempotency key; `fields` is all that is sent with it, as JSON. */
interface SaveAttempt {
  readonly key: string;
  readonly fields: string;
}

export interface AddressEditorContext extends AddressEditorInput {
  place: PlaceFields;
  coordinates: { latitude: number; longitude: number } | null;
  details: DetailFields;
  /** The server's check of exactly these fields; null as soon as one of them changes (ADR-29). */
  check: AddressCheck | null;
  /** What follows a check that succeeds: the details step, or saving where the save button asked for it. */
  intent: 'verify' | 'save';
  /** One message per field, in the shopper's words. */
  fieldErrors: Readonly<Partial<Record<keyof PlaceFields | keyof DetailFields, string>>>;
  /** The missing fields in the specification's sentence (ADR-18). */
  missing: string | null;
  saveAnyway: boolean;
  savedAddressId: number | null;
  /** The save that the shopper confirmed last, until the shop refuses it: the same again has the same key (decision 102). */
  attempt: SaveAttempt | null;
  error: FlowError | null;
  outcome: AddressEditorOutcome;
}

interface AddressEditorEvents {
  'place.resolved': { place: ResolvedAddress };
  'place.fieldChanged': { field: keyof PlaceFields; value: string };
  'place.edit': object;
  'place.retry': object;
  'address.verify': object;
  'details.fieldChanged': { field: keyof DetailFields; value: string };
  'address.save': object;
  'confirmation.accept': { key: string };
  'confirmation.decline': object;
  'editor.dismiss': object;
}
export type AddressEditorEvent = EventOf<AddressEditorEvents>;

export type AddressEditorEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'address.saved' }
  | { type: 'failure.raised'; operation: 'setAddress'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    addressEditor: AddressEditorEmitted;
  }
}

export interface CheckInput {
  place: PlaceFields;
  coordinates: AddressEditorContext['coordinates'];
}

export interface SaveInput extends CheckInput, AddressEditorInput {
  details: DetailFields;
  saveAnyway: boolean;
  /** Idempotency key. */
  key: string;
}
