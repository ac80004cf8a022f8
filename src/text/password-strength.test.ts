import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 1],
  ['corta', 1],
  ['cavoli', 2],
  ['cavoletti', 2],
  ['Cavoli12', 3],
  ['cavolettirossi', 3],
  ['Cavoletti 12', 4],
  ['cavoletti in fiore', 4],
  ['🥬🥬🥬🥬🥬', 1],
] as const)('the password «%s» is of strength %i', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength);
});

test('VAL-04: what a brand finds too short is short, whatever it is made of', () => {
  expect([passwordStrength('Cavoli12', 10), passwordStrength('Cavoli1234', 10)]).toEqual([1, 3]);
});
