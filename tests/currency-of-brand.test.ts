import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currencySigns, moneyText } from '../contract/rules/language/money-text.ts';
import { fromCents } from '../contract/rules/price/money.ts';
import type { Tenant } from '../contract/tenant.ts';
import { demoTenants } from './backend/demo-tenants.ts';

/** Code and texts that are common to all brands; a brand's currency is in none of them. */
const common = [
  'backend/**/*.ts',
  'contract/**/*.ts',
  'machines/**/*.ts',
  'scripts/brand/**/*.{ts,md}',
  'server/**/*.ts',
  'services/**/*.ts',
  'src/**/*.{ts,tsx}',
  'locales/*/*.po',
];

/** Where a sign or a code of a currency is read or written for all of them. */
const allowed = new Set([
  'contract/currencies.ts',
  'contract/rules/catalogue/html-entities.ts',
  'contract/rules/language/money-text.ts',
  'contract/rules/language/typed-amount.ts',
  'contract/rules/orders/order-filters.ts',
  'server/content/read-post.ts',
]);

const withoutComments = (code: string): string =>
  code
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^#.*$/gm, '');

test('TEN-03: what is common to all brands names no currency', () => {
  const files = common.flatMap((pattern) => globSync(pattern)).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const naming = files.filter((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'));
    return (file.endsWith('.po') ? /[€$]/ : /€|'(?:EUR|USD)'|style: 'currency'/).test(text);
  });
  expect(naming.filter((file) => !allowed.has(file))).toEqual([]);
});

const spoken = demoTenants.flatMap(({ facts }) =>
  facts.languages.map((language) => ({ id: facts.tenantId, facts, language })),
);

async function textsOf({ id, facts, language }: (typeof spoken)[number]): Promise<Tenant['texts']> {
  const file = language === facts.languages[0] ? `${id}/tenant.ts` : `${id}/texts/${language}.ts`;
  const read = (await import(/* @vite-ignore */ new URL(`../tenants/${file}`, import.meta.url).href)) as {
    tenant?: Tenant;
    texts?: Tenant['texts'];
  };
  const texts = read.tenant?.texts ?? read.texts;
  if (texts === undefined) throw new RangeError(`no texts in ${file}`);
  return texts;
}

test.each(spoken)(
  'TEN-03: the texts of $id in $language name amounts in its currency alone',
  async (brand) => {
    const text = JSON.stringify(await textsOf(brand));
    const { currency, fees } = brand.facts;
    const foreign = currency === 'EUR' ? /\$\d/ : /€/;
    expect(text).not.toMatch(foreign);
    expect(text).toContain(currencySigns[currency]);
    expect(text).toContain(moneyText(fromCents(fees.deliveryCents), { currency, language: brand.language }));
  },
);
