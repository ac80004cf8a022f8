import { expect, test } from 'vitest';
import { mailFieldRules } from './mail-form.ts';
import { validate } from './validate.ts';

const plain = { type: 'text', required: false, max_length: null } as const;

test.each([
  ['text that may be left out', plain, '', null],
  ['text that must be there', { ...plain, required: true }, ' ', 'Campo obbligatorio'],
  ['a text as long as it may be', { ...plain, max_length: 3 }, 'è😀a', null],
  ['a longer one', { ...plain, max_length: 3 }, 'quattro', 'Massimo 3 caratteri'],
  ['half an e-mail', { ...plain, type: 'email' }, 'rosa', 'Digitare una e-mail valida'],
  ['a phone', { ...plain, type: 'tel' }, '333 123 4567', null],
  ['half a phone', { ...plain, type: 'tel' }, '12', 'Digitare un numero di telefono valido'],
  [
    'a box that must be ticked',
    { ...plain, type: 'checkbox', required: true },
    '',
    'Spunta la casella per continuare',
  ],
  ['one that is', { ...plain, type: 'checkbox', required: true }, 'true', null],
  ['one that need not be', { ...plain, type: 'checkbox' }, '', null],
] as const)('CMS-10, VAL-14: %s', (_what, field, value, message) => {
  expect(validate(value, mailFieldRules(field))).toBe(message);
});
