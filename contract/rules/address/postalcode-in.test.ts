import { expect, test } from 'vitest';
import { postalcodeIn } from './postalcode-in.ts';

test.each([
  ['00183', '00183'],
  [' 00183 ', '00183'],
  ['Via Appia Nuova 120, 00183 Roma RM', '00183'],
  ['0018', null],
  ['001833', null],
  ['Roma', null],
  ['', null],
])('SES-17: %j holds the postal code %j', (text, postalcode) => {
  expect(postalcodeIn(text)).toBe(postalcode);
});
