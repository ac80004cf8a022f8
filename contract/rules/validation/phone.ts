import { ruleWords } from '#rule-words';
import { fieldRule } from './field-rule.ts';

const separators = /[\s./()-]/g;
// Mobile 3 and 8-9 digits, landline 0 and 5-10; 00 opens an international prefix, never an area code.
const number = /^(?:\+39|0039)?(?:3\d{8,9}|0[1-9]\d{4,9})$/;

/** True for an Italian mobile or landline number, with or without +39 or 0039 and separators. */
function isItalianPhone(value: string): boolean {
  return number.test(value.replace(separators, ''));
}

/** Italian mobile or landline, optional prefix, separators allowed (VAL-03). */
export const phoneRule = fieldRule(isItalianPhone, ruleWords.phone);
