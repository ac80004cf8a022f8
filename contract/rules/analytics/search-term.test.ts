import { expect, test } from 'vitest';
import { searchTerm } from './search-term.ts';

test.each([
  ['  Pasta   di semola ', 'pasta di semola'],
  ['latte 1/2 l', 'latte 1/2 l'],
  ['acqua 6 x 1,5', 'acqua 6 x 1,5'],
  ['omega 3', 'omega 3'],
])('COOK-02: %j is told as %j', (typed, told) => {
  expect(searchTerm(typed)).toBe(told);
});

test.each([
  '',
  '   ',
  'anna@posta.example',
  'sono Anna, 333 1234567',
  '06-0000-1289',
  'RSSMRA85T10A562S',
  '4111 1111 1111 1111',
  'a'.repeat(81),
])('COOK-02: %j may tell who searched, or tells nothing', (typed) => {
  expect(searchTerm(typed)).toBeNull();
});
