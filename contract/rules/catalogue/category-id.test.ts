import { expect, test } from 'vitest';
import { categoryIdIn } from './category-id.ts';

const named = [
  { categoryId: 1, slug: 'ortofrutta', categories: [{ categoryId: 11, slug: 'frutta', categories: [] }] },
  { categoryId: 2, slug: 'pane' },
];

test.each([
  ['ortofrutta', 1],
  ['frutta', 11],
  ['pane', 2],
  ['latte', undefined],
])('decision 055: the id of %s is %s', (slug, id) => {
  expect(categoryIdIn(named, slug)).toBe(id);
});
