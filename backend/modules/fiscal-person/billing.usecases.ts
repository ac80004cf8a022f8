import type { Billing } from '../../../contract/api/account/registration.ts';
import { normaliseTaxCode } from '../../../contract/rules/fiscal/tax-code.ts';
import { vatRule, taxCodeOrVatRule } from '../../../contract/rules/fiscal/vat.ts';
import { numbersRule } from '../../../contract/rules/number/numbers.ts';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import { exactLengthRule } from '../../../contract/rules/validation/exact-length.ts';
import { isBlank } from '../../../contract/rules/validation/field-rule.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import type { FieldRules } from '../../platform/validation-errors.ts';
import type { FiscalPersonContext } from './fiscal-person.context.ts';
import { consumerSdiCode, rememberFiscalPerson } from './fiscal-person.usecases.ts';

function rulesOf(billing: Billing): FieldRules<keyof Billing> {
  const one = isBlank(billing.vatNumber) ? [requiredRule] : [];
  return {
    fiscalCode: [...one, taxCodeOrVatRule],
    vatNumber: [vatRule],
    address1: [requiredRule],
    addressNumber: [requiredRule],
    city: [requiredRule],
    province: [requiredRule, exactLengthRule(2)],
    postalcode: [requiredRule, numbersRule, exactLengthRule(5)],
    sdiCode: [exactLengthRule(7)],
    pec: [emailRule],
  };
}

/** Saves whom invoices are made out to; all faults are told at once, one per field (R03, VAL-15, REG-23). */
export async function saveBilling(
  context: Transactional<Pick<FiscalPersonContext, 'fiscalPersons' | 'users'>>,
  userId: number,
  typed: Billing,
): Promise<void> {
  throwFieldErrors(fieldErrorsOf(typed, rulesOf(typed)));
  const billing = {
    ...typed,
    fiscalCode: normaliseTaxCode(typed.fiscalCode.trim()),
    province: typed.province.toUpperCase(),
    sdiCode: typed.sdiCode === '' ? consumerSdiCode : typed.sdiCode.toUpperCase(),
  };
  await context.transaction(async (unit) => {
    await unit.users.update(userId, { billing });
    await rememberFiscalPerson(unit, userId, billing);
  });
}
