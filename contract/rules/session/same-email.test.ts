import { expect, test } from 'vitest';
import { normaliseEmail, sameEmailRule } from './same-email.ts';

test('REG-03 the e-mail typed again is the same but for case and outer blanks', () => {
  const rule = sameEmailRule('Anna@Posta.example ');
  expect(rule(' anna@posta.EXAMPLE')).toBeNull();
  expect(rule('')).toBeNull();
  expect(rule('anna@posta.it')).toBe('Le due e-mail non coincidono');
  expect(sameEmailRule(null)('anna@posta.it')).toBe('Le due e-mail non coincidono');
});

test('an e-mail is stored without outer blanks and in small letters', () => {
  expect(normaliseEmail(' Anna.Oro@Posta.Example\t')).toBe('anna.oro@posta.example');
});
