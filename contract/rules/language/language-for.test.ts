import { expect, test } from 'vitest';
import { languageFor } from './language-for.ts';

test.each([
  [null, 'it'],
  ['', 'it'],
  ['en-US,en;q=0.9', 'en-US'],
  ['en-GB', 'en-US'],
  ['EN', 'en-US'],
  ['de-DE,de;q=0.9,en;q=0.7,it;q=0.3', 'en-US'],
  ['de, it-CH;q=0.8, en;q=0.5', 'it'],
  ['en;q=0, it', 'it'],
  ['fr', 'it'],
  ['*', 'it'],
  ['en;q=wrong', 'it'],
])('TEN-03 of Italian and English, %j is spoken to in %s', (header, language) => {
  expect(languageFor(header, ['it', 'en-US'])).toBe(language);
});

test('TEN-03 a brand with one language speaks it with everybody', () => {
  expect(languageFor('it-IT', ['en-US'])).toBe('en-US');
});
