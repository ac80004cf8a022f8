import { emailRule } from '../validation/email.ts';
import { exactLengthRule } from '../validation/exact-length.ts';
import type { FieldRule } from '../validation/field-rule.ts';
import { requiredRule } from '../validation/required.ts';
import { validate } from '../validation/validate.ts';
import { vatRule } from './vat.ts';

const sdiCodeRules = [exactLengthRule(7)];
const pecRules = [emailRule];

/** The rules of what a company tells of itself when it opens an account (REG-01, VAL-07, B-15). */
export const companyRules = {
  companyName: [requiredRule],
  vatNumber: [requiredRule, vatRule],
  sdiCode: sdiCodeRules,
  pec: pecRules,
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;

/** Where electronic invoices go, of one field that takes either: an SDI code of 7 characters or a PEC. */
export function invoiceAddressOf(typed: string): { sdiCode: string; pec: string } {
  const text = typed.trim();
  return text.includes('@') ? { sdiCode: '', pec: text } : { sdiCode: text, pec: '' };
}

/** The rule of that one field. */
export const invoiceAddressRule: FieldRule = (value) => {
  const { sdiCode, pec } = invoiceAddressOf(value ?? '');
  return validate(sdiCode, sdiCodeRules) ?? validate(pec, pecRules);
};
