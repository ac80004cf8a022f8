import { expect, test } from 'vitest';
import type { Exclusions } from '../../../contract/api/account/exclusion.ts';
import { excludedBy } from './excluded-by.ts';
import type { Judged } from './excluded-by.ts';

const food = (given: Partial<Judged['row']> = {}): Judged => ({
  row: {
    allergens: { contains: [], traces: [] },
    brand: 'Dolcivita',
    descriptions: { legal_name: 'Biscotti' },
    diets: [],
    name: 'Biscotti',
    packaging: false,
    ...given,
  },
});
const wish = (given: Partial<Exclusions>): Exclusions => ({
  allergens: [],
  traces: false,
  diets: [],
  terms: [],
  hide: false,
  ...given,
});
const named = (given: Partial<Judged['row']>, term: string) =>
  excludedBy(food(given), wish({ terms: [term] })).length > 0;
const made = (ingredients: string) => ({ descriptions: { ingredients } });

test('B-23 who keeps no exclusions excludes nothing, and nobody excludes a bag', () => {
  expect(excludedBy(food(), null)).toEqual([]);
  const all = wish({ diets: ['vegano'], terms: ['dolcivita'] });
  expect(excludedBy(food({ packaging: true }), all)).toEqual([]);
});

test('B-23 reasons stand in one order: contained, traces of others, diets, terms', () => {
  const product = food({ allergens: { contains: ['milk', 'gluten'], traces: ['nuts', 'milk', 'soy'] } });
  const exclusions = wish({
    allergens: ['gluten', 'milk', 'nuts'],
    traces: true,
    diets: ['vegetariano', 'vegano'],
    terms: ['Dolcivita', 'biscotto', 'uvetta'],
  });
  expect(excludedBy(product, exclusions)).toEqual([
    { kind: 'allergen', allergen: 'gluten' },
    { kind: 'allergen', allergen: 'milk' },
    { kind: 'trace', allergen: 'nuts' },
    { kind: 'diet', diet: 'vegetariano' },
    { kind: 'diet', diet: 'vegano' },
    { kind: 'term', term: 'Dolcivita' },
    { kind: 'term', term: 'biscotto' },
  ]);
  expect(excludedBy(product, { ...exclusions, traces: false, diets: [], terms: [] })).toHaveLength(2);
});

test('B-23 a diet is asked of food alone, by its label or by what it declares', () => {
  const vegan = wish({ diets: ['vegano'], allergens: ['milk'] });
  expect(excludedBy(food({ allergens: null, descriptions: {} }), vegan)).toEqual([]);
  expect(excludedBy(food({ allergens: null }), vegan)).toEqual([{ kind: 'diet', diet: 'vegano' }]);
  expect(excludedBy(food({ descriptions: {} }), vegan)).toEqual([{ kind: 'diet', diet: 'vegano' }]);
  expect(excludedBy(food({ diets: ['vegano', 'vegetariano'] }), vegan)).toEqual([]);
});

test.each([
  ['olio', 'Foglio di alluminio', false],
  ['noci', 'Nocciole tostate', false],
  ['noce', 'Noci sgusciate', true],
  ['CAFFÈ', 'Caffe macinato', true],
  ['latte', 'Olio in latta', false],
  ['panna', 'Panno in microfibra', false],
  ['pesche', 'Pesce spada', false],
  ['dolcivita', 'Torta', true],
  ['dolci', 'Torta', false],
  ['olive', 'Olive verdi', true],
  ['!', 'Torta', false],
])('B-23 %s in "%s" is a word of its name or brand: %s', (term, name, expected) => {
  expect(named({ name }, term)).toBe(expected);
});

test.each([
  ['olio di palma', 'Farina, <strong>olio</strong> di palma, sale', true],
  ['olio  di Palma', 'Olio di palma.', true],
  ['olio di palma', 'Palma, olio di semi', false],
  ['caffè', 'Zucchero, caff&egrave; solubile', true],
  ['strong', '<strong>Latte</strong>', false],
  ['hazelnuts', 'Sugar, hazelnut paste', true],
  ['tomato', 'Tomatoes, salt', true],
])('B-23 %s stands in the ingredients "%s": %s', (term, ingredients, expected) => {
  expect(named(made(ingredients), term)).toBe(expected);
});
