import type { FiscalPerson } from '../../api/account/fiscal-person.ts';
import type { Billing } from '../../api/account/registration.ts';

type HolderFields = Pick<Billing, 'companyName' | 'fiscalCode' | 'vatNumber'>;

/** What an invoice says of whom it is made out to; null is somebody nobody knows yet (REG-22). */
export function holderFields(holder: FiscalPerson | null): HolderFields {
  if (holder === null) return { companyName: '', fiscalCode: '', vatNumber: '' };
  const { personType, firstName, lastName, companyName, fiscalCode, vatNumber } = holder;
  const person = `${firstName} ${lastName}`.trim();
  return { companyName: personType === 'company' ? companyName : person, fiscalCode, vatNumber };
}

/** The stored holder an invoice names, by its codes; null where it is none of them. */
export function holderOf(
  { fiscalCode, vatNumber, companyName }: HolderFields,
  holders: readonly FiscalPerson[],
): FiscalPerson | null {
  const found = holders.find((one) => {
    const fields = holderFields(one);
    return (
      fields.fiscalCode === fiscalCode && fields.vatNumber === vatNumber && fields.companyName === companyName
    );
  });
  return found ?? null;
}
