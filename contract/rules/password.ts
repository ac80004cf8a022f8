import { characterCount } from './field-rule.ts';
import type { FieldRule } from './field-rule.ts';

/** Fewest characters of a password. */
export const minPasswordLength = 6;

/** At least 6 characters, whatever they are: blanks are part of a password (VAL-04). */
export const passwordRule: FieldRule = (value) => {
  const password = value ?? '';
  return password === '' || characterCount(password) >= minPasswordLength
    ? null
    : 'La password deve essere lunga 6 caratteri';
};
