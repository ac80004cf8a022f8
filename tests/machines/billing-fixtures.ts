import type { FiscalPerson } from '../../contract/api/account/fiscal-person.ts';
import type { Billing } from '../../contract/api/account/registration.ts';

export const blankBilling: Billing = {
  companyName: '',
  fiscalCode: '',
  vatNumber: '',
  address1: '',
  addressNumber: '',
  city: '',
  province: '',
  postalcode: '',
  sdiCode: '',
  pec: '',
};

/** A private person with a right tax code. */
export const aBilling = (given: Partial<Billing> = {}): Billing => ({
  ...blankBilling,
  companyName: 'Mario Rossi',
  fiscalCode: 'RSSMRA85T10A562S',
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  ...given,
});

/** Somebody an earlier invoice was made out to. */
export const aHolder: FiscalPerson = {
  userPersonFiscalId: 7,
  personType: 'company',
  firstName: '',
  lastName: '',
  companyName: 'Anna Bianchi',
  fiscalCode: 'BNCNNA80A41F205U',
  vatNumber: '',
};
