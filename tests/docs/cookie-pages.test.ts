import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { schemeCookie } from '../../contract/rules/session/colour-scheme.ts';
import { languageCookie } from '../../contract/rules/language/language-cookie.ts';
import { preferencesCookie } from '../../contract/rules/session/cookie-preferences.ts';
import { readConfig } from '../../backend/platform/config.ts';

const { sessionCookie, accountCookie } = readConfig({});

/** Names under which services keep something in the browser, as their files say. */
const kept = globSync('services/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const own = [...text.matchAll(/^const key = '([\w-]+)';$/gm)].map(([, name = '']) => name);
    const given = [...text.matchAll(/^ {2}(?:key|topic): ((?:'[\w-]+'(?: \| )?)+),$/gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    );
    return [...own, ...given];
  });

test('B-06: what is kept in a browser is found', () => {
  expect(kept).toEqual(
    expect.arrayContaining(['app-state', 'cart-changed', 'clientId', 'contactDraft', 'restoreToken']),
  );
});

test.each([
  ...['cestolieto', 'ortavia', 'passolesto'].map((brand) => `tenants/${brand}/content`),
  ...languages.map((language) => `scripts/brand/template/${language}`),
])('B-06: the page on cookies in %s names everything that is kept in a browser', (folder) => {
  const page = readFileSync(`${folder}/pages/cookie.md`, 'utf8');
  const all = [
    ...kept,
    preferencesCookie,
    schemeCookie,
    `| ${languageCookie} `,
    sessionCookie,
    accountCookie,
    'fonts',
    'mailedAt',
  ];
  expect(all.filter((name) => !page.includes(name))).toEqual([]);
});
