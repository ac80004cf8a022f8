import { assign } from 'xstate';
import type { Billing } from '../../contract/api/account/registration.ts';
import { emailRule } from '../../contract/rules/validation/email.ts';
import { exactLengthRule } from '../../contract/rules/validation/exact-length.ts';
import { isBlank } from '../../contract/rules/validation/field-rule.ts';
import { numbersRule } from '../../contract/rules/number/numbers.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { hasTaxCodeCheckLetter, isTaxCode, taxCodeRule } from '../../contract/rules/fiscal/tax-code.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { hasVatCheckDigit, isVatNumber, vatRule } from '../../contract/rules/fiscal/vat.ts';
import { assignFailure } from '../failure.logic.ts';
import { invoiceMachine } from './invoice.machine.ts';
import type { InvoiceContext } from './invoice.types.ts';

/** One of tax code and VAT number; the address whole; SDI code of 7 characters or a PEC (REG-23, B-15). */
function errorsOf(billing: Billing): InvoiceContext['fieldErrors'] {
  const isCompany = !isBlank(billing.vatNumber);
  const errors: Record<keyof Billing, string | null> = {
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
  return Object.fromEntries(Object.entries(errors).filter((entry) => entry[1] !== null));
}

const warningsOf = ({ fiscalCode, vatNumber }: Billing): InvoiceContext['fieldWarnings'] => ({
  ...(isTaxCode(fiscalCode) && !hasTaxCodeCheckLetter(fiscalCode)
    ? { fiscalCode: 'taxCode.checkLetter' as const }
    : {}),
  ...(isVatNumber(vatNumber) && !hasVatCheckDigit(vatNumber) ? { vatNumber: 'vat.checkDigit' as const } : {}),
});

export const invoiceLogic = invoiceMachine.provide({
  actions: {
    validateBilling: assign(({ context: { billing } }) => ({
      fieldErrors: errorsOf(billing),
      fieldWarnings: warningsOf(billing),
      error: null,
    })),
    assignFailure: assignFailure(),
  },
  guards: {
    isBillingValid: ({ context }) => Object.keys(errorsOf(context.billing)).length === 0,
  },
});
