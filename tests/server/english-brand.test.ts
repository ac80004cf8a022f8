import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFoundShop, type FoundShop } from './found-shop.ts';

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
});

afterAll(() => shop?.close());

/** Words no page in English has, and hardly a page in Italian is without. */
const italian = /\b(?:carrello|prodotti|consegna|della|degli|spesa|negozio|ordine|prezzo|accedi)\b/giu;

/** What a shopper reads of a page, its labels too. */
const visibleText = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*?(?:\b(?:aria-label|alt|title|placeholder)="(?<label>[^"]*)")?[^>]*>/g, ' $<label> ');

test.each([
  ['/', 'Good food, through the garden gate.'],
  ['/catalog/category/fresh-fruit', 'Fresh fruit'],
  ['/catalog/product/penne-rigate-500-g', '$0.99'],
  ['/page/privacy', 'You can see, correct, erase and take your data with you'],
])('TEN-03: %s of a brand in English has no word of Italian', async (path, says) => {
  const { status, body } = await shop.get('quincegate', path);
  expect(status).toBe(200);
  expect(body).toMatch(/<html[^>]* lang="en-US"/);
  const text = visibleText(body);
  expect(text).toContain(says);
  expect(text).not.toContain('€');
  expect(text.match(italian)).toBeNull();
});
