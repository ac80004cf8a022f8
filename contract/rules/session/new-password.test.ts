import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { newPasswordRules } from './new-password.ts';
import type { PasswordOwner } from './new-password.ts';
import { validate } from '../validation/validate.ts';

const brand = { tenantId: 'bottega', name: 'La Bottega', minPasswordLength: 6 };
const owner: PasswordOwner = {
  email: 'anna.oro@posta.example',
  username: 'annina-77',
  firstName: 'Anna Lucia',
  lastName: "D'Orò",
};
const easy = "Questa password è facile da indovinare: scegline un'altra";
const judged = (password: string, who: PasswordOwner | null = owner) =>
  validate(password, newPasswordRules(brand, who));

describe('reliability 20: a password that is chosen', () => {
  test.each(['123456', 'juventus', 'ciaociao', 'francesco', 'password', 'qwerty123', 'tiamotanto'])(
    'is not %s, which very many people have',
    (password) => {
      expect(judged(password)).toBe(easy);
    },
  );

  test.each(['JUVENTUS', 'Password', 'ｆｒａｎｃｅｓｃｏ'])(
    'is not %s: case and width make it no other',
    (password) => {
      expect(judged(password)).toBe(easy);
    },
  );

  test.each([
    'bottega',
    'La Bottega!',
    'anna.oro@posta.example',
    'Anna.Oro',
    'annina77',
    'AnnaLucia',
    "d'oro!",
    'Anna Lucia d’Orò',
    'doro annalucia',
  ])('is not %s, the brand or its owner', (password) => {
    expect(judged(password)).toBe(easy);
  });

  test('may hold any of these among other words', () => {
    const good = [
      'Password1!',
      'juventus e basilico',
      'Anna Lucia ama i gatti',
      'la mia bottega',
      'Demo2026!',
    ];
    expect(good.map((password) => judged(password))).toEqual(good.map(() => null));
  });

  test('may be the name of somebody else, and signs alone', () => {
    expect([judged('Anna Lucia', null), judged('!?!?!?')]).toEqual([null, null]);
  });

  test('VAL-04 has 6 characters, or as many as the brand asks, and never fewer', () => {
    expect([judged('ti mo'), judged('timo 7')]).toEqual(['La password deve essere lunga 6 caratteri', null]);
    const rules = (minPasswordLength: number) => newPasswordRules({ ...brand, minPasswordLength });
    expect(validate('timo e sal', rules(12))).toBe('La password deve essere lunga 12 caratteri');
    expect(validate('timo e sale!', rules(12))).toBeNull();
    expect(validate('timo', rules(4))).toBe('La password deve essere lunga 6 caratteri');
  });

  test('VAL-02 passes every rule when empty', () => {
    expect([judged(''), validate(null, newPasswordRules(brand))]).toEqual([null, null]);
  });
});

test('the list has each password once, long enough to be chosen', () => {
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
  expect(commonPasswords.length).toBeGreaterThan(1000);
  expect(commonPasswords.filter((password) => password.length < 6)).toEqual([]);
});
