import { describe, expect, test } from 'vitest';

import { birthdateRule } from '../fiscal/birthdate.ts';
import { dateRule, parseDateText } from '../time/date-text.ts';
import { emailRule } from './email.ts';
import { exactLengthRule } from './exact-length.ts';
import { lettersRule } from './letters.ts';
import { loyaltyCardRule } from '../session/loyalty-card.ts';
import { missingAddressFields, missingAddressMessage } from '../address/missing-address-fields.ts';
import { numbersRule } from '../number/numbers.ts';
import { orderNotesRule } from '../checkout/order-notes.ts';
import { passwordLengthRule } from '../session/password.ts';
import { phoneRule } from './phone.ts';
import { requiredRule, requiredWith } from './required.ts';
import { taxCodeRule } from '../fiscal/tax-code.ts';
import { validate } from './validate.ts';
import { taxCodeOrVatRule, vatRule } from '../fiscal/vat.ts';

describe('a field', () => {
  const rules = [requiredRule, numbersRule, exactLengthRule(5)];

  test('VAL-14 shows the first rule that fails', () => {
    expect(validate('', rules)).toBe('Campo obbligatorio');
    expect(validate('04x', rules)).toBe('Accetta solo numeri');
    expect(validate('041', rules)).toBe('Deve avere esattamente 5 caratteri');
    expect(validate('04100', rules)).toBeNull();
  });

  test('VAL-01 is empty with blanks only, or with nothing', () => {
    expect(requiredRule(' \t\n')).toBe('Campo obbligatorio');
    expect(requiredRule(null)).toBe('Campo obbligatorio');
    expect(requiredRule(undefined)).toBe('Campo obbligatorio');
    expect(requiredWith("Digitare l'e-mail")('')).toBe("Digitare l'e-mail");
  });

  test('VAL-02 passes every rule but the required one when empty', () => {
    const all = [
      phoneRule,
      emailRule,
      taxCodeRule,
      vatRule,
      taxCodeOrVatRule,
      dateRule,
      lettersRule,
      numbersRule,
      passwordLengthRule(6),
      orderNotesRule,
      exactLengthRule(7),
      loyaltyCardRule({ prefix: '0401', length: 13 }),
      birthdateRule({ today: '2026-11-21' }),
    ];
    expect(all.map((rule) => rule(''))).toEqual(all.map(() => null));
    expect(all.map((rule) => rule(null))).toEqual(all.map(() => null));
  });
});

describe('rules of form fields', () => {
  test('VAL-13 exact length counts characters and names them', () => {
    expect(exactLengthRule(1)('ab')).toBe('Deve avere esattamente 1 carattere');
    expect(exactLengthRule(1)('🍎')).toBeNull();
  });

  test('VAL-04 a password has at least 6 characters', () => {
    for (const asked of [0, 6]) {
      expect(passwordLengthRule(asked)('     ')).toBe('La password deve essere lunga 6 caratteri');
      expect(passwordLengthRule(asked)('pa ss1')).toBeNull();
    }
  });

  test('VAL-05 an e-mail has a name, a domain and a top-level domain of 2 to 11 letters', () => {
    expect(emailRule('anna@posta.abcdefghijk')).toBeNull();
    expect(emailRule('anna@posta')).toBe('Digitare una e-mail valida');
    expect(emailRule('anna@@posta.it')).toBe('Digitare una e-mail valida');
    expect(emailRule('anna@posta..it')).toBe('Digitare una e-mail valida');
    expect(emailRule(`${'a'.repeat(50_000)}@`)).toBe('Digitare una e-mail valida');
  });

  test('VAL-03 a phone number is an Italian mobile or landline', () => {
    const valid = ['333123456', '(06) 1234.5678', '0039 06 12345678', '+39-3331234567'];
    expect(valid.map(phoneRule)).toEqual(valid.map(() => null));
    const invalid = ['33312345678', '393331234567', '800 123456', '0033612345', '+39', '06', '333 12a4567'];
    expect(invalid.map(phoneRule)).toEqual(invalid.map(() => 'Digitare un numero di telefono valido'));
  });

  test('VAL-09 a date is a real day in its shape', () => {
    expect(parseDateText('29/02/2028')).toBe('2028-02-29');
    const invalid = [
      '31/04/2026',
      '1/2/2026',
      '00/01/2026',
      '01/13/2026',
      '01-02-2026',
      '01/02/26',
      '29/02/1900',
    ];
    expect(invalid.map(dateRule)).toEqual(invalid.map(() => 'Formato della data gg/mm/aaaa'));
  });

  test('VAL-10 a birthdate is in the past, and of age where the tenant asks it', () => {
    const rule = birthdateRule({ today: '2026-11-21', minimumAge: 18 });
    expect(rule('21/11/2008')).toBeNull();
    expect(rule('22/11/2008')).toBe('È necessario avere almeno 18 anni');
    expect(rule('21/11/2026')).toBe('La data di nascita deve essere nel passato');
    expect(rule('30/02/2000')).toBe('Formato della data gg/mm/aaaa');
    expect(birthdateRule({ today: '2026-11-21' })('20/11/2026')).toBeNull();
  });

  test('VAL-11 letters take accents, spaces, apostrophes and hyphens', () => {
    expect(lettersRule('Anna-Lucia Dell’Orò')).toBeNull();
    expect(lettersRule('Anna2')).toBe("Accetta solo caratteri dell'alfabeto");
  });

  test('VAL-12 numbers are digits', () => {
    expect(numbersRule('-1')).toBe('Accetta solo numeri');
    expect(numbersRule('1.5')).toBe('Accetta solo numeri');
  });

  test('CART-17 order notes are at most 1000 characters', () => {
    expect(orderNotesRule('x'.repeat(1000))).toBeNull();
    expect(orderNotesRule('x'.repeat(1001))).toBe('Le note possono avere al massimo 1000 caratteri');
  });

  test('ADR-18 names the missing address fields in order', () => {
    expect(missingAddressFields({ city: 'Roma', address1: ' ', postalcode: null })).toEqual([
      'address1',
      'postalcode',
      'province',
    ]);
    expect(missingAddressMessage({ city: 'Roma', address1: 'Via Appia', province: 'RM' })).toBe(
      "L'indirizzo inserito è incompleto, mancano i seguenti campi: CAP",
    );
  });
});
