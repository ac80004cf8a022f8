import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageBase } from '../../contract/rules/language/language-address.ts';
import { demoTenants } from '../backend/demo-tenants.ts';
import { openFoundShop, type FoundShop } from './found-shop.ts';

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
});

afterAll(() => shop?.close());

/** What people and search engines read of a page: words, labels, descriptions, structured data; no code. */
const readText = (html: string): string =>
  html
    .replaceAll(/<(style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<script(?![^>]*\bld\+json)\b.*?<\/script>/gs, ' ');

const currencies = {
  EUR: { foreign: /\$\s?\d|\bUSD\b/, price: { it: '0,99\u00A0€', 'en-US': '€0.99' } },
  USD: { foreign: /€|\bEUR\b/, price: { it: '0,99\u00A0$', 'en-US': '$0.99' } },
} as const;

const spoken = demoTenants.flatMap(({ facts }) =>
  facts.languages.map((language) => ({
    brand: facts.tenantId,
    language,
    base: languageBase(facts.languages, language),
    ...(facts.tenantId === 'quincegate' ? currencies.USD : currencies.EUR),
    currency: facts.tenantId === 'quincegate' ? 'USD' : 'EUR',
  })),
);

describe.each(spoken)(
  'TEN-03: $brand in $language',
  ({ brand, language, base, foreign, price, currency }) => {
    const own = language === 'en-US' && brand === 'quincegate';
    test.each(
      own
        ? ['/', '/catalog/category/fresh-fruit', '/catalog/search?promo=true', '/page/condizioni-di-vendita']
        : [
            '/',
            '/catalog/category/ortofrutta',
            '/catalog/search?promo=true',
            '/page/condizioni-di-vendita',
            '/volantini',
          ],
    )('has no sign of another currency on %s', async (path) => {
      const { status, body } = await shop.get(brand, `${base}${path}`);
      expect(status).toBe(200);
      expect(readText(body).match(foreign)).toBeNull();
    });

    test('prices a product in the currency of the brand, for search engines too', async () => {
      const { body } = await shop.get(brand, `${base}/product/penne-rigate-500-g`);
      expect(readText(body)).toContain(price[language]);
      expect(readText(body).match(foreign)).toBeNull();
      expect(new Set(body.match(/(?<="priceCurrency":")\w+/g))).toEqual(new Set([currency]));
    });
  },
);
