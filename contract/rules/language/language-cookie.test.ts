import { expect, test } from 'vitest';
import { keptLanguage, languageCookieOf } from './language-cookie.ts';

test.each([
  ['language=en-US', 'en-US'],
  ['a=1; language=it; b=2', 'it'],
  ['', null],
  ['language=', null],
  ['language=de', null],
  ['my-language=it', null],
])('TEN-03 among %j %j is kept', (cookies, language) => {
  expect(keptLanguage(cookies)).toBe(language);
});

test('TEN-03 a choice of language is kept for 180 days, for this shop alone', () => {
  expect(languageCookieOf('en-US', { isSecure: true })).toBe(
    'language=en-US; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  );
  expect(languageCookieOf('it', { isSecure: false })).toBe(
    'language=it; Path=/; Max-Age=15552000; SameSite=Lax',
  );
});
