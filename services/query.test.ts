import { expect, test } from 'vitest';
import { encodeQuery } from './query.ts';

test.each([
  ['texts, numbers and flags', { q: 'latte', page: 2, promo: true }, 'q=latte&page=2&promo=true'],
  ['nothing for what is absent', { q: undefined, orderId: null, page: 1 }, 'page=1'],
  [
    'a list of texts again and again',
    { filter: ['brand:7', 'class:bio'] },
    'filter=brand%3A7&filter=class%3Abio',
  ],
  ['nothing for an empty list', { filter: [] }, ''],
  [
    'a list of things as JSON',
    { items: [{ itemId: 5, quantity: 1.5 }] },
    'items=%5B%7B%22itemId%22%3A5%2C%22quantity%22%3A1.5%7D%5D',
  ],
  ['an object as JSON', { infos: { a: 'b' } }, 'infos=%7B%22a%22%3A%22b%22%7D'],
  [
    'signs of the address itself',
    { q: 'pane & burro = +1 #?/é\n' },
    'q=pane+%26+burro+%3D+%2B1+%23%3F%2F%C3%A9%0A',
  ],
])('T3: writes %s', (_what, params, text) => {
  expect(encodeQuery(params)).toBe(text);
});
