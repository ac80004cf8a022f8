import { expect, test } from 'vitest';
import type { Billing } from '../../api/account/registration.ts';
import { billingFaults, billingWarnings } from './billing.ts';

const person: Billing = {
  companyName: 'Mario Rossi',
  fiscalCode: 'RSSMRA85T10A562S',
  vatNumber: '',
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  sdiCode: '',
  pec: '',
};

test.each([
  ['a person', {}, []],
  ['a company without a tax code', { fiscalCode: '', vatNumber: '00743110157' }, []],
  ['neither number', { fiscalCode: '' }, ['fiscalCode']],
  ['a company with a malformed tax code', { fiscalCode: 'R1', vatNumber: '00743110157' }, ['fiscalCode']],
  ['an address in parts', { address1: ' ', city: '' }, ['address1', 'city']],
  ['lengths', { province: 'ROMA', postalcode: '001', sdiCode: 'ABC' }, ['province', 'postalcode', 'sdiCode']],
  ['a PEC that is none', { pec: 'mario' }, ['pec']],
])('REG-23, VAL-06, VAL-07: %s', (_what, given, wrong) => {
  expect(Object.keys(billingFaults({ ...person, ...given }))).toEqual(wrong);
});

test.each([
  [{}, {}],
  [{ fiscalCode: 'RSSMRA85T10A562A' }, { fiscalCode: 'taxCode.checkLetter' }],
  [{ vatNumber: '00743110158' }, { vatNumber: 'vat.checkDigit' }],
  [{ fiscalCode: 'R1', vatNumber: '007' }, {}],
])('VAL-08: %j warns of %j', (given, warned) => {
  expect(billingWarnings({ ...person, ...given })).toEqual(warned);
});
