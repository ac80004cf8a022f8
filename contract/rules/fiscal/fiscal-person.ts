import type { FiscalPersonFields } from '../../api/account/fiscal-person.ts';
import { emailRule } from '../validation/email.ts';
import { exactLengthRule } from '../validation/exact-length.ts';
import { isBlank, type FieldRule } from '../validation/field-rule.ts';
import { requiredRule } from '../validation/required.ts';
import { validate } from '../validation/validate.ts';
import { taxCodeOrVatRule, vatRule } from './vat.ts';

/** One message for each wrong field. */
export type FiscalPersonFaults = Readonly<Partial<Record<keyof FiscalPersonFields, string>>>;

/** A name; one of tax code and VAT number; SDI code of 7 characters or a PEC, or neither (REG-22, REG-23, B-15). */
export const fiscalPersonRules = ({
  vatNumber,
}: Pick<FiscalPersonFields, 'vatNumber'>): Readonly<
  Record<keyof FiscalPersonFields, readonly FieldRule[]>
> => ({
  companyName: [requiredRule],
  fiscalCode: isBlank(vatNumber) ? [requiredRule, taxCodeOrVatRule] : [taxCodeOrVatRule],
  vatNumber: [vatRule],
  sdiCode: [exactLengthRule(7)],
  pec: [emailRule],
});

/** What is wrong with a holder as it is typed; the shop cuts the blanks around it (VAL-14). */
export function fiscalPersonFaults(fields: FiscalPersonFields): FiscalPersonFaults {
  const { companyName, fiscalCode, vatNumber, sdiCode, pec } = fiscalPersonRules(fields);
  const faults: Record<keyof FiscalPersonFields, string | null> = {
    companyName: validate(fields.companyName.trim(), companyName),
    fiscalCode: validate(fields.fiscalCode.trim(), fiscalCode),
    vatNumber: validate(fields.vatNumber.trim(), vatNumber),
    sdiCode: validate(fields.sdiCode.trim(), sdiCode),
    pec: validate(fields.pec.trim(), pec),
  };
  return Object.fromEntries(Object.entries(faults).filter((entry) => entry[1] !== null));
}
