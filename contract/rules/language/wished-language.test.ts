import { expect, test } from 'vitest';
import { wishedLanguage } from './wished-language.ts';

test.each([
  [{ cookie: 'language=it', acceptLanguage: 'en' }, 'it'],
  [{ cookie: 'a=1; language=en-US', acceptLanguage: 'it' }, 'en-US'],
  [{ cookie: 'language=de', acceptLanguage: 'en' }, 'en-US'],
  [{ cookie: null, acceptLanguage: 'en' }, 'en-US'],
  [{ cookie: undefined, acceptLanguage: undefined }, 'it'],
])('TEN-03 with %j %s is spoken', (asked, language) => {
  expect(wishedLanguage(asked, ['it', 'en-US'])).toBe(language);
});

test('TEN-03 a choice the brand does not offer counts for nothing', () => {
  expect(wishedLanguage({ cookie: 'language=en-US', acceptLanguage: 'en' }, ['it'])).toBe('it');
});
