import { expect, test } from 'vitest';
import { sharedWithShop } from './shared-with-shop.ts';

const at = (href: string) => sharedWithShop(new URL(href, 'https://bottega.example'));

test('B-40: a text that is shared with the shop goes behind the hash, where no server hears of it', () => {
  expect(at('/paste-list?title=Spesa&text=pane%0Alatte')).toBe('/paste-list#title=Spesa&text=pane%0Alatte');
});

test('B-40, TEN-03: it stays in the language it was shared with', () => {
  const url = new URL('/en/paste-list?text=milk', 'https://bottega.example');
  expect([sharedWithShop(url, '/en'), sharedWithShop(url)]).toEqual(['/en/paste-list#text=milk', null]);
});

test.each(['/paste-list', '/paste-list?utm_source=x', '/catalog/search?text=pane', '/paste-list#text=pane'])(
  'B-40: %s shares nothing',
  (href) => {
    expect(at(href)).toBeNull();
  },
);
