import { describe, expect, test } from 'vitest';
import { entryPath, wordsIn } from './entry-path.ts';
import { fastSearchPath } from './fast-search-path.ts';

describe('the address that is entered', () => {
  test.each([
    ['/catalog/fast-search', '/catalog/search'],
    ['/catalog/fast-search?q=', '/catalog/search'],
    ['/catalog/fast-search?q=%20,,', '/catalog/search'],
    ['/catalog/fast-search?q=latte', null],
    ['/catalog/fast-search?q=latte,pane', null],
    ['/catalog/fast-search?q=latte&q=pane', null],
  ])('NAV-03: of %s is %s', (href, entered) => {
    expect(entryPath(href)).toBe(entered);
  });

  test.each([
    ['/catalog/search?q=latte%2C+pane%2C+uova', '/catalog/fast-search?q=latte,pane,uova'],
    ['/search?q=latte,pane', '/catalog/fast-search?q=latte,pane'],
    ['/catalog/search?q=latte', null],
    ['/catalog/search?q=acqua+1,5+l', null],
    ['/catalog/search?q=latte,pane&page=2', null],
    ['/catalog/search?q=latte,pane&promo=true', null],
    ['/catalog/search', null],
    ['/catalog/category/pane?q=latte,pane', null],
    ['/?q=latte,pane', null],
  ])('CAT-15: of %s is %s', (href, entered) => {
    expect(entryPath(href)).toBe(entered);
  });

  test.each([
    [['latte', 'pane fresco', 'uova'], '/catalog/fast-search?q=latte,pane%20fresco,uova'],
    [['acqua 1,5 l', 'caffè'], '/catalog/fast-search?q=acqua%201%2C5%20l,caff%C3%A8'],
    [['uova 6', '2 pani'], '/catalog/fast-search?q=uova%206%2C%202%20pani'],
    [['50% & più', 'sale'], '/catalog/fast-search?q=50%25%20%26%20pi%C3%B9,sale'],
  ])('CAT-15: %j have an address that gives them again', (words, href) => {
    expect(fastSearchPath(words)).toBe(href);
    expect(wordsIn(new URL(`http://shop.invalid${href}`).search)).toEqual(words);
  });
});
