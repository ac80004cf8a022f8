import { describe, expect, test } from 'vitest';
import type { FiscalPerson } from '../../api/account/fiscal-person.ts';
import { holderFields, holderOf } from './invoice-holder.ts';

const anna: FiscalPerson = {
  userPersonFiscalId: 1,
  personType: 'private',
  firstName: 'Anna',
  lastName: 'Bianchi',
  companyName: '',
  fiscalCode: 'BNCNNA80A41F205U',
  vatNumber: '',
  sdiCode: '',
  pec: 'anna@pec.example',
};
const company: FiscalPerson = {
  userPersonFiscalId: 2,
  personType: 'company',
  firstName: '',
  lastName: '',
  companyName: 'Officine Oro srl',
  fiscalCode: '',
  vatNumber: '12345678903',
  sdiCode: 'ABC1234',
  pec: '',
};

describe('REG-22: what an invoice says of its holder', () => {
  test.each([
    [
      anna,
      {
        companyName: 'Anna Bianchi',
        fiscalCode: 'BNCNNA80A41F205U',
        vatNumber: '',
        sdiCode: '',
        pec: 'anna@pec.example',
      },
    ],
    [
      company,
      {
        companyName: 'Officine Oro srl',
        fiscalCode: '',
        vatNumber: '12345678903',
        sdiCode: 'ABC1234',
        pec: '',
      },
    ],
    [null, { companyName: '', fiscalCode: '', vatNumber: '', sdiCode: '', pec: '' }],
  ])('case %#', (holder, fields) => {
    expect(holderFields(holder)).toEqual(fields);
  });

  test('an invoice names one of the stored holders, or nobody of them', () => {
    const holders = [anna, company];
    expect(holders.map((one) => holderOf(holderFields(one), holders))).toEqual(holders);
    expect(holderOf({ ...holderFields(anna), vatNumber: '12345678903' }, holders)).toBe(null);
    expect(holderOf(holderFields(null), holders)).toBe(null);
  });
});
