import type { Billing } from '../../api/account/registration.ts';
import { numbersRule } from '../number/numbers.ts';
import { emailRule } from '../validation/email.ts';
import { exactLengthRule } from '../validation/exact-length.ts';
import { isBlank } from '../validation/field-rule.ts';
import { requiredRule } from '../validation/required.ts';
import { validate } from '../validation/validate.ts';
import { hasTaxCodeCheckLetter, isTaxCode, taxCodeRule } from './tax-code.ts';
import { hasVatCheckDigit, isVatNumber, vatRule } from './vat.ts';

/** One message for each wrong field. */
export type BillingFaults = Readonly<Partial<Record<keyof Billing, string>>>;

/** Warnings that do not block: check letter, check digit (VAL-08). */
export type BillingWarnings = Readonly<
  Partial<Record<keyof Billing, 'taxCode.checkLetter' | 'vat.checkDigit'>>
>;

/** One of tax code and VAT number; the address whole; SDI code of 7 characters or a PEC (REG-23, B-15). */
export function billingFaults(billing: Billing): BillingFaults {
  const isCompany = !isBlank(billing.vatNumber);
  const faults: Record<keyof Billing, string | null> = {
    companyName: validate(billing.companyName, [requiredRule]),
    vatNumber: validate(billing.vatNumber, [vatRule]),
    fiscalCode: validate(billing.fiscalCode, isCompany ? [taxCodeRule] : [requiredRule, taxCodeRule]),
    address1: validate(billing.address1, [requiredRule]),
    addressNumber: validate(billing.addressNumber, [requiredRule]),
    city: validate(billing.city, [requiredRule]),
    province: validate(billing.province, [requiredRule, exactLengthRule(2)]),
    postalcode: validate(billing.postalcode, [requiredRule, numbersRule, exactLengthRule(5)]),
    sdiCode: validate(billing.sdiCode, [exactLengthRule(7)]),
    pec: validate(billing.pec, [emailRule]),
  };
  return Object.fromEntries(Object.entries(faults).filter((entry) => entry[1] !== null));
}

/** What looks mistyped and may be right all the same (VAL-08). */
export const billingWarnings = ({
  fiscalCode,
  vatNumber,
}: Pick<Billing, 'fiscalCode' | 'vatNumber'>): BillingWarnings => ({
  ...(isTaxCode(fiscalCode) && !hasTaxCodeCheckLetter(fiscalCode)
    ? { fiscalCode: 'taxCode.checkLetter' as const }
    : {}),
  ...(isVatNumber(vatNumber) && !hasVatCheckDigit(vatNumber) ? { vatNumber: 'vat.checkDigit' as const } : {}),
});
