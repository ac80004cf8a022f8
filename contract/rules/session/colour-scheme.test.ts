import { expect, test } from 'vitest';
import { keptScheme, schemeCookieOf } from './colour-scheme.ts';

test.each([
  ['light', true, 'colour-scheme=light; Path=/; Max-Age=15552000; SameSite=Lax; Secure'],
  ['dark', false, 'colour-scheme=dark; Path=/; Max-Age=15552000; SameSite=Lax'],
  ['system', true, 'colour-scheme=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
] as const)('B-02: %s, secure %s, is kept as %j', (choice, isSecure, cookie) => {
  expect(schemeCookieOf(choice, { isSecure })).toBe(cookie);
});

test.each([
  ['colour-scheme=dark', 'dark'],
  ['a=1; colour-scheme=light; b=2', 'light'],
  ['', 'system'],
  ['colour-scheme=', 'system'],
  ['colour-scheme=darker', 'system'],
  ['my-colour-scheme=dark', 'system'],
  ['colour-scheme=blue; a=dark', 'system'],
] as const)('B-02: among %j the choice is %s', (cookies, choice) => {
  expect(keptScheme(cookies)).toBe(choice);
});
