import { expect, test } from 'vitest';
import { keptScheme, schemeCookieOf } from '../../contract/rules/session/colour-scheme.ts';
import { keptTheme } from './page-theme.ts';

const pairOf = (choice: 'light' | 'dark' | 'system') =>
  schemeCookieOf(choice, { isSecure: true }).split(';')[0] ?? '';

test.each([
  [pairOf('light'), 'light'],
  [pairOf('dark'), 'dark'],
  [pairOf('system'), null],
  [`a=1; ${pairOf('dark')}; b=2`, 'dark'],
  ['', null],
  ['my-colour-scheme=dark', null],
  ['colour-scheme=darker', null],
] as const)('B-02: among %j the script in the document finds %s, as the rule does', (cookies, theme) => {
  expect([keptTheme(cookies), keptScheme(cookies)]).toEqual([theme, theme ?? 'system']);
});
