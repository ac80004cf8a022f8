import { isBlank } from '../validation/field-rule.ts';
import type { FieldValue } from '../validation/field-rule.ts';

/** The fields an address needs to be checked; the street number is optional. */
export interface AddressToCheck {
  readonly city?: FieldValue;
  readonly address1?: FieldValue;
  readonly postalcode?: FieldValue;
  readonly province?: FieldValue;
}

const names = [
  ['city', 'città'],
  ['address1', 'indirizzo'],
  ['postalcode', 'CAP'],
  ['province', 'provincia'],
] as const;

/** Names of the empty fields, in the order of the message (ADR-17, ADR-18). */
export function missingAddressFields(address: AddressToCheck): string[] {
  return names.filter(([field]) => isBlank(address[field])).map(([, name]) => name);
}

/** The message that lists the missing fields; null when the address can be checked (ADR-18). */
export function missingAddressMessage(address: AddressToCheck): string | null {
  const missing = missingAddressFields(address);
  return missing.length === 0
    ? null
    : `L'indirizzo inserito è incompleto, mancano i seguenti campi: ${missing.join(', ')}`;
}
