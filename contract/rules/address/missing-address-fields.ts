import { ruleWords } from '#rule-words';
import { isBlank } from '../validation/field-rule.ts';
import type { RuleWords } from '../words/rule-words.ts';
import type { FieldValue } from '../validation/field-rule.ts';

/** The fields an address needs to be checked; the street number is optional. */
export interface AddressToCheck {
  readonly city?: FieldValue;
  readonly address1?: FieldValue;
  readonly postalcode?: FieldValue;
  readonly province?: FieldValue;
}

const fields = ['city', 'address1', 'postalcode', 'province'] as const;

/** The empty fields, in the order of the message (ADR-17, ADR-18). */
export const missingAddressFields = (address: AddressToCheck): (keyof AddressToCheck)[] =>
  fields.filter((field) => isBlank(address[field]));

/** The message that lists these fields, in the words of a language. */
export const missingFieldsText = (missing: readonly (keyof AddressToCheck)[], words: RuleWords): string =>
  words.missing(missing.map((field) => words.addressFields[field]));

/** The message that lists the missing fields; null when the address can be checked (ADR-18). */
export function missingAddressMessage(address: AddressToCheck): string | null {
  const missing = missingAddressFields(address);
  return missing.length === 0 ? null : missingFieldsText(missing, ruleWords);
}
