import { expect, test } from 'vitest';
import { fiscalPersonFaults } from './fiscal-person.ts';

const company = {
  companyName: 'Officine Oro srl',
  fiscalCode: '',
  vatNumber: '00743110157',
  sdiCode: '',
  pec: '',
};
const elevenDigits = 'P.Iva e C.F. devono avere 11 cifre';

test.each([
  ['a company', {}, {}],
  ['blanks around what is typed', { vatNumber: ' 00743110157 ', fiscalCode: ' 00743110157' }, {}],
  ['a person by tax code', { vatNumber: '', fiscalCode: 'RSSMRA85T10A562S' }, {}],
  ['a code and a PEC', { sdiCode: 'ABC1234', pec: 'oro@pec.example' }, {}],
  ['no name', { companyName: ' ' }, { companyName: 'Campo obbligatorio' }],
  ['neither number', { vatNumber: ' ' }, { fiscalCode: 'Campo obbligatorio' }],
  ['a short VAT number', { vatNumber: '007431101' }, { vatNumber: elevenDigits }],
  ['a malformed tax code', { fiscalCode: 'R1' }, { fiscalCode: elevenDigits }],
  ['a short code', { sdiCode: 'ABC' }, { sdiCode: 'Deve avere esattamente 7 caratteri' }],
  ['a PEC without a domain', { pec: 'oro' }, { pec: expect.any(String) }],
])('REG-22, REG-23: %s', (_, changes, faults) => {
  expect(fiscalPersonFaults({ ...company, ...changes })).toEqual(faults);
});
