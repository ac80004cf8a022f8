import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emojiFile } from '../../server/emoji/emoji.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { isEan13 } from './ean13.ts';
import { blockKeys } from './seed-catalogue.ts';

const catalogue = buildCatalogue({
  privateLabel: 'Cestolieto',
  seat: 'Via del Cesto 1, 00100 Roma (RM)',
  language: 'it',
  currency: 'EUR',
});
const { categories, products, blocks } = catalogue;
const listed = products.filter(({ packaging }) => !packaging);
const bySlug = new Map(categories.map((category) => [category.slug, category]));

const repeated = (keys: readonly string[]): readonly string[] =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

describe('demo catalogue', () => {
  test('has at least 1,900 products, of every kind of sale', () => {
    expect(listed.length).toBeGreaterThanOrEqual(1900);
    const kinds = Map.groupBy(listed, ({ productInfos }) => productInfos['TIPOLOGIA']);
    expect(kinds.get('Confezione')?.length).toBeGreaterThan(100);
    expect(kinds.get('Sfuso')?.length).toBeGreaterThan(100);
    expect(kinds.get('Pezzo')?.length).toBeGreaterThan(1600);
  });

  test('is the same on every run', () => {
    expect(
      buildCatalogue({
        privateLabel: 'Cestolieto',
        seat: 'Via del Cesto 1, 00100 Roma (RM)',
        language: 'it',
        currency: 'EUR',
      }),
    ).toEqual(catalogue);
  });

  test('names every slug, barcode and shelf edge once', () => {
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.map(({ barcode }) => barcode))).toEqual([]);
    expect(
      repeated(products.map(({ name, brand, description }) => `${name}|${brand}|${description}`)),
    ).toEqual([]);
    expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
  });

  test('has slugs of plain words and barcodes with a valid check digit', () => {
    expect(products.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(products.filter(({ barcode }) => !isEan13(barcode))).toEqual([]);
  });

  test('sells most goods without limit; about one in a hundred is short', () => {
    const short = listed.filter(({ available }) => available < 100_000);
    expect(short.length / listed.length).toBeGreaterThan(0.005);
    expect(short.length / listed.length).toBeLessThan(0.02);
    expect(short.some(({ available }) => available === 0)).toBe(true);
  });

  test('marks a few products as new', () => {
    const share = listed.filter(({ isNew }) => isNew).length / listed.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.08);
  });
});

describe('categories', () => {
  test('are departments, groups and leaves, each leaf with at least eight products', () => {
    const visible = categories.filter(({ hidden }) => !hidden);
    const depthOf = (slug: string): number => {
      const parent = bySlug.get(slug)?.parentSlug ?? null;
      return parent === null ? 1 : 1 + depthOf(parent);
    };
    const parents = new Set(categories.map(({ parentSlug }) => parentSlug));
    const leaves = visible.filter(({ slug }) => !parents.has(slug));
    expect(new Set(leaves.map(({ slug }) => depthOf(slug)))).toEqual(new Set([3]));
    expect(visible.filter(({ parentSlug }) => parentSlug === null)).toHaveLength(16);
    const counts = Map.groupBy(listed, ({ categorySlug }) => categorySlug);
    expect(leaves.filter(({ slug }) => (counts.get(slug)?.length ?? 0) < 8)).toEqual([]);
  });

  test.each([
    ['frutta-fresca', 'ortofrutta'],
    ['pollo', 'carne'],
    ['yogurt', 'latte-uova'],
    ['acqua', 'bevande'],
    ['pasta-semola', 'dispensa'],
  ])('%s lies in %s', (leaf, department) => {
    const group = bySlug.get(bySlug.get(leaf)?.parentSlug ?? '');
    expect(group?.parentSlug).toBe(department);
  });

  test('hide the dialog header and the packaging (B-13)', () => {
    expect(categories.filter(({ hidden }) => hidden).map(({ slug }) => slug)).toEqual([
      'timeslot-selector',
      'imballaggi',
    ]);
    const bags = products.filter(({ packaging }) => packaging);
    expect(bags.map(({ categorySlug }) => categorySlug)).toEqual(['imballaggi', 'imballaggi', 'imballaggi']);
    expect(bags.every(({ priceCents }) => priceCents > 0)).toBe(true);
  });

  test('and products show emoji that exist', () => {
    const names = new Set([
      ...categories.map(({ emoji }) => emoji),
      ...products.flatMap(({ picture }) => ('emoji' in picture ? [picture.emoji] : [])),
    ]);
    expect([...names].filter((name) => !existsSync(emojiFile(name)))).toEqual([]);
  });
});

describe('home blocks', () => {
  test('are filled with products that can be bought', () => {
    expect(blocks.map(({ key }) => key)).toEqual(blockKeys);
    const available = new Set(listed.filter((product) => product.available > 0).map(({ slug }) => slug));
    for (const { slugs } of blocks) {
      expect(slugs.length).toBeGreaterThanOrEqual(12);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.filter((slug) => !available.has(slug))).toEqual([]);
    }
  });

  test('keep what their titles say', () => {
    const of = (key: string) => {
      const slugs = new Set(blocks.find((block) => block.key === key)?.slugs);
      return listed.filter(({ slug }) => slugs.has(slug));
    };
    expect(of('offerte').every(({ promo }) => promo !== null)).toBe(true);
    expect(of('novita').every(({ isNew }) => isNew)).toBe(true);
    expect(of('di-stagione').every(({ highlight }) => highlight === 'Di stagione')).toBe(true);
    expect(of('sotto-un-euro').every(({ priceCents }) => priceCents < 100)).toBe(true);
  });
});
