import type { Billing } from '../../../contract/api/registration.ts';
import { emailRule } from '../../../contract/rules/email.ts';
import { exactLengthRule } from '../../../contract/rules/exact-length.ts';
import { isBlank } from '../../../contract/rules/field-rule.ts';
import { numbersRule } from '../../../contract/rules/numbers.ts';
import { requiredRule } from '../../../contract/rules/required.ts';
import { normaliseTaxCode } from '../../../contract/rules/tax-code.ts';
import { vatRule, taxCodeOrVatRule } from '../../../contract/rules/vat.ts';
import { faultsOf, refuseFaults } from '../../field-faults.ts';
import type { FieldRules } from '../../field-faults.ts';
import type { TenantScope } from '../../scope.ts';
import { rememberFiscalPerson } from '../fiscal-person/fiscal-person.usecases.ts';

/** Where an invoice without a recipient's code goes (B-15). */
const consumerSdiCode = '0000000';

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
export async function saveBilling(scope: TenantScope, userId: number, typed: Billing): Promise<void> {
  refuseFaults(faultsOf(typed, rulesOf(typed)));
  const billing = {
    ...typed,
    fiscalCode: normaliseTaxCode(typed.fiscalCode.trim()),
    province: typed.province.toUpperCase(),
    sdiCode: typed.sdiCode === '' ? consumerSdiCode : typed.sdiCode.toUpperCase(),
  };
  await scope.transaction(async (unit) => {
    await unit.users.update(userId, { billing });
    await rememberFiscalPerson(unit, userId, billing);
  });
}
