import type { FiscalPerson } from '../../../contract/api/account/fiscal-person.ts';
import type { Billing } from '../../../contract/api/account/registration.ts';
import { isBlank } from '../../../contract/rules/validation/field-rule.ts';
import type { FiscalPersonContext } from './fiscal-person.context.ts';

/** Whom the user has invoices made out to (U03, REG-22). */
export async function listFiscalPersons(
  context: Pick<FiscalPersonContext, 'fiscalPersons'>,
  userId: number,
): Promise<FiscalPerson[]> {
  const rows = await context.fiscalPersons.list(userId);
  return rows.map(({ tenantId: _, userId: __, ...person }) => person);
}

/** Where an invoice without a recipient's code goes (B-15). */
export const consumerSdiCode = '0000000';

/** Remembers whom an invoice is made out to, to be chosen again; without a company it is the user in person. */
export async function rememberFiscalPerson(
  unit: Pick<FiscalPersonContext, 'fiscalPersons' | 'users'>,
  userId: number,
  { companyName, fiscalCode, vatNumber, sdiCode, pec }: Billing,
): Promise<void> {
  const user = await unit.users.findById(userId);
  const isCompany = !isBlank(companyName) || !isBlank(vatNumber);
  await unit.fiscalPersons.put({
    userId,
    personType: isCompany ? 'company' : 'private',
    firstName: isCompany ? '' : (user?.firstName ?? ''),
    lastName: isCompany ? '' : (user?.lastName ?? ''),
    companyName: companyName.trim(),
    fiscalCode,
    vatNumber: vatNumber.trim(),
    sdiCode: sdiCode === consumerSdiCode ? '' : sdiCode,
    pec,
  });
}
