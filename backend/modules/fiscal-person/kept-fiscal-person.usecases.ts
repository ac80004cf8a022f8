import {
  mostFiscalPersons,
  type FiscalPerson,
  type FiscalPersonFields,
} from '../../../contract/api/account/fiscal-person.ts';
import { fiscalPersonRules } from '../../../contract/rules/fiscal/fiscal-person.ts';
import { normaliseTaxCode } from '../../../contract/rules/fiscal/tax-code.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import type { FiscalPersonContext } from './fiscal-person.context.ts';
import { fiscalPersonExists, tooManyFiscalPersons, unknownFiscalPerson } from './fiscal-person.errors.ts';
import { listFiscalPersons } from './fiscal-person.usecases.ts';

type HolderContext = Pick<FiscalPersonContext, 'fiscalPersons' | 'users'>;

const trimmed = ({ companyName, fiscalCode, vatNumber, sdiCode, pec }: FiscalPersonFields) => ({
  companyName: companyName.trim(),
  fiscalCode: normaliseTaxCode(fiscalCode.trim()),
  vatNumber: vatNumber.trim(),
  sdiCode: sdiCode.trim().toUpperCase(),
  pec: pec.trim(),
});

/** Adds a holder of invoices, or changes the named one; all faults are told at once, one per field (U12, REG-22, VAL-15). */
export function writeFiscalPerson(
  context: Transactional<HolderContext>,
  userId: number,
  {
    userPersonFiscalId,
    typed,
  }: { readonly userPersonFiscalId: number | undefined; readonly typed: FiscalPersonFields },
): Promise<FiscalPerson[]> {
  const fields = trimmed(typed);
  return context.transaction(async (unit) => {
    // One user's holders are compared and counted one at a time.
    await unit.users.lock(userId);
    const known = await unit.fiscalPersons.list(userId);
    const others = known.filter((one) => one.userPersonFiscalId !== userPersonFiscalId);
    if (userPersonFiscalId !== undefined && others.length === known.length) throw unknownFiscalPerson();
    throwFieldErrors(fieldErrorsOf(fields, fiscalPersonRules(fields)));
    const { fiscalCode, vatNumber } = fields;
    if (others.some((one) => one.fiscalCode === fiscalCode && one.vatNumber === vatNumber)) {
      throw fiscalPersonExists(vatNumber === '' ? 'fiscalCode' : 'vatNumber');
    }
    const person = { ...fields, userId, personType: 'company' as const, firstName: '', lastName: '' };
    if (userPersonFiscalId !== undefined) await unit.fiscalPersons.change(person, userPersonFiscalId);
    else if (known.length >= mostFiscalPersons) throw tooManyFiscalPersons();
    else await unit.fiscalPersons.add(person);
    return listFiscalPersons(unit, userId);
  });
}

/** Forgets a holder of invoices (U13, REG-22). */
export function removeFiscalPerson(
  context: Transactional<HolderContext>,
  userId: number,
  userPersonFiscalId: number,
): Promise<FiscalPerson[]> {
  return context.transaction(async (unit) => {
    if (!(await unit.fiscalPersons.remove(userId, userPersonFiscalId))) throw unknownFiscalPerson();
    return listFiscalPersons(unit, userId);
  });
}
