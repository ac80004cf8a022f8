import { expect, test } from 'vitest';
import { normaliseEmail, otherEmailRule, sameEmailRule } from './same-email.ts';

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

test('REG-17 a new e-mail is another one, whatever its case', () => {
  const rule = otherEmailRule('anna@posta.example');
  expect([rule(' ANNA@posta.example'), rule('anna@posta.it'), rule(' ')]).toEqual([
    'È già la tua e-mail',
    null,
    null,
  ]);
  expect(otherEmailRule(null)('')).toBeNull();
});
