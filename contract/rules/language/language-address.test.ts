import { expect, test } from 'vitest';
import { innerPath, languageBase, outerPath, readLanguage } from './language-address.ts';

const both = ['it', 'en-US'] as const;

test('TEN-03 the first language of a shop has no part of its own in addresses', () => {
  expect([languageBase(both, 'it'), languageBase(both, 'en-US')]).toEqual(['', '/en']);
  expect([languageBase(['en-US'], 'en-US'), languageBase(['en-US', 'it'], 'it')]).toEqual(['', '/it']);
});

test.each([
  ['/', '/en/'],
  ['/catalog/search?q=pane', '/en/catalog/search?q=pane'],
  ['/media/latte.webp', '/media/latte.webp'],
  ['/ebsn/api/cart/view', '/ebsn/api/cart/view'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['#domande', '#domande'],
  ['tel:0761000090', 'tel:0761000090'],
])('TEN-03 a link to %s reads %s in English', (href, outer) => {
  expect(outerPath('/en', href)).toBe(outer);
  expect(outerPath('', href)).toBe(href);
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?returnTo=%2Fcart%2F', '/?returnTo=%2Fcart%2F'],
  ['/en/catalog/search?q=pane', '/catalog/search?q=pane'],
  ['/enoteca', null],
  ['/catalog/search', null],
])('TEN-03 %s leads to %s', (outer, inner) => {
  expect(innerPath('/en', outer)).toBe(inner);
  expect(innerPath('', outer)).toBe(outer);
  expect(readLanguage(both, outer)).toEqual(
    inner === null ? { language: 'it', path: outer } : { language: 'en-US', path: inner },
  );
});

test('TEN-03 a shop with one language has its part nowhere', () => {
  expect(readLanguage(['en-US'], '/en/')).toEqual({ language: 'en-US', path: '/en/' });
});
