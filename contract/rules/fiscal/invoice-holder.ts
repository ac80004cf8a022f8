import type { FiscalPerson, FiscalPersonFields } from '../../api/account/fiscal-person.ts';

/** What an invoice says of whom it is made out to; null is somebody nobody knows yet (REG-22). */
export function holderFields(holder: FiscalPerson | null): FiscalPersonFields {
  if (holder === null) return { companyName: '', fiscalCode: '', vatNumber: '', sdiCode: '', pec: '' };
  const { personType, firstName, lastName, companyName, fiscalCode, vatNumber, sdiCode, pec } = holder;
  const person = `${firstName} ${lastName}`.trim();
  return {
    companyName: personType === 'company' ? companyName : person,
    fiscalCode,
    vatNumber,
    sdiCode,
    pec,
  };
}

/** The stored holder an invoice names, by its codes; null where it is none of them. */
export function holderOf(
  {
    fiscalCode,
    vatNumber,
    companyName,
  }: Pick<FiscalPersonFields, 'companyName' | 'fiscalCode' | 'vatNumber'>,
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
