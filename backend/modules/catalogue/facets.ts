import type { Facet } from '../../../contract/api/shopping/product.ts';
import type { Currency } from '../../../contract/currencies.ts';
import type { Language } from '../../../contract/languages.ts';
import type { MoneyForm } from '../../../contract/rules/language/money-text.ts';
import { messageThreshold } from '../../platform/said-money.ts';
import type { Said } from '../../platform/said.ts';
import { slugOf } from '../../platform/slug.ts';
import type { PriceList } from './price-list.ts';
import type { ShelfProduct } from './shelf-product.ts';
import { categoryName } from './words-in.ts';

/** Keys a shopper chose, by parameter. */
export type ChosenFacets = ReadonlyMap<string, ReadonlySet<string>>;

interface FacetValue {
  readonly key: string;
  readonly name: string;
}

/** The language facets are named in, the brand's own, which orders them, and the currency of their prices. */
export interface ListWords {
  readonly currency: Currency;
  readonly language: Language;
  readonly own: Language;
}

interface FacetKind {
  readonly parameterName: string;
  readonly name: Said;
  valuesOf(product: ShelfProduct, prices: PriceList, form: MoneyForm): readonly FacetValue[];
  /** Keys in the order to show them; else by count. */
  readonly order?: readonly string[];
}

/** Values shown of one facet; the chosen ones always are. */
const mostValues = 60;

/** Values that are called otherwise than their key in one of the languages. */
const names: ReadonlyMap<string, Said> = new Map([
  ['bio', { it: 'Biologico', 'en-US': 'Organic' }],
  ['dop-igp', { it: 'DOP e IGP', 'en-US': 'PDO and PGI' }],
  ['km0', { it: 'Km 0', 'en-US': 'Local' }],
  ['senza-glutine', { it: 'Senza glutine', 'en-US': 'Gluten-free' }],
  ['senza-lattosio', { it: 'Senza lattosio', 'en-US': 'Lactose-free' }],
  ['vegano', { it: 'Vegano', 'en-US': 'Vegan' }],
  ['vegetariano', { it: 'Vegetariano', 'en-US': 'Vegetarian' }],
]);

const nameOf = (key: string, language: Language): string =>
  names.get(key)?.[language] ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

/** Bounds in cents; Infinity has none above. */
const priceBands: readonly { key: string; from: number; below: number }[] = [
  { key: 'fino-a-2', from: 0, below: 200 },
  { key: '2-5', from: 200, below: 500 },
  { key: '5-10', from: 500, below: 1000 },
  { key: '10-20', from: 1000, below: 2000 },
  { key: 'oltre-20', from: 2000, below: Infinity },
];

function bandName({ from, below }: { from: number; below: number }, { currency, language }: MoneyForm) {
  const amount = (cents: number) => messageThreshold(cents, currency);
  const name: Said =
    from === 0
      ? { it: `Fino a ${amount(below).it}`, 'en-US': `Up to ${amount(below)['en-US']}` }
      : below === Infinity
        ? { it: `Oltre ${amount(from).it}`, 'en-US': `Over ${amount(from)['en-US']}` }
        : {
            it: `Da ${from / 100} a ${amount(below).it}`,
            'en-US': `${amount(from)['en-US']} to ${amount(below)['en-US']}`,
          };
  return name[language];
}

function priceBand(cents: number | null | undefined, form: MoneyForm): readonly FacetValue[] {
  if (cents === null || cents === undefined) return [];
  const band = priceBands.find(({ below }) => cents < below);
  return band === undefined ? [] : [{ key: band.key, name: bandName(band, form) }];
}

const deals: Said = { it: 'Offerte', 'en-US': 'Deals' };
const novelties: Said = { it: 'Novità', 'en-US': 'New' };

const facetKinds: readonly FacetKind[] = [
  {
    parameterName: 'categoria',
    name: { it: 'Categoria', 'en-US': 'Category' },
    valuesOf: ({ trail }, _, { language }) =>
      trail
        .slice(-1)
        .map((category) => ({ key: category.slug, name: categoryName(category, language).name })),
  },
  {
    parameterName: 'marca',
    name: { it: 'Marca', 'en-US': 'Brand' },
    valuesOf: ({ row }) => (row.brand === '' ? [] : [{ key: slugOf(row.brand), name: row.brand }]),
  },
  {
    parameterName: 'dieta',
    name: { it: 'Dieta e caratteristiche', 'en-US': 'Diet and features' },
    valuesOf: ({ row }, _prices, { language }) =>
      row.diets.map((diet) => ({ key: diet, name: nameOf(diet, language) })),
  },
  {
    parameterName: 'prezzo',
    name: { it: 'Prezzo al kg, litro o pezzo', 'en-US': 'Price per kg, liter or piece' },
    valuesOf: ({ row }, prices, form) => priceBand(prices.get(row.productId)?.sortUnit, form),
    order: priceBands.map(({ key }) => key),
  },
  {
    parameterName: 'evidenza',
    name: { it: 'In evidenza', 'en-US': 'Highlights' },
    valuesOf: ({ row }, prices, { language }) => [
      ...(prices.get(row.productId)?.wire.warehousePromo ? [{ key: 'offerte', name: deals[language] }] : []),
      ...(row.isNew ? [{ key: 'novita', name: novelties[language] }] : []),
    ],
  },
];

/** Reads `param:key` filters. */
export function chosenFacets(filters: readonly string[]): ChosenFacets {
  const chosen = new Map<string, Set<string>>();
  for (const filter of filters) {
    const [parameter = '', key = ''] = filter.split(':');
    chosen.set(parameter, (chosen.get(parameter) ?? new Set()).add(key));
  }
  return chosen;
}

const kindOf = new Map(facetKinds.map((kind) => [kind.parameterName, kind]));

/** What values of a list are named and priced by. */
interface Listed {
  readonly prices: PriceList;
  readonly words: ListWords;
}

/** The test of one parameter: any of its chosen values; one that is no facet matches nothing. */
function test(parameter: string, keys: ReadonlySet<string>, { prices, words }: Listed) {
  const kind = kindOf.get(parameter);
  return (product: ShelfProduct) =>
    kind?.valuesOf(product, prices, words).some((value) => keys.has(value.key)) ?? false;
}

function facetOf(
  kind: FacetKind,
  hits: readonly ShelfProduct[],
  { prices, words }: Listed,
  chosen: ReadonlySet<string>,
) {
  const { language, own } = words;
  const found = new Map<string, { key: string; name: string; count: number; selected: boolean }>();
  for (const key of chosen) found.set(key, { key, name: nameOf(key, language), count: 0, selected: true });
  for (const product of hits) {
    for (const { key, name } of kind.valuesOf(product, prices, words)) {
      const count = (found.get(key)?.count ?? 0) + 1;
      found.set(key, { key, name, count, selected: chosen.has(key) });
    }
  }
  const rank = (key: string) => kind.order?.indexOf(key) ?? 0;
  const values = [...found.values()]
    .toSorted(
      (one, other) =>
        rank(one.key) - rank(other.key) || other.count - one.count || one.name.localeCompare(other.name, own),
    )
    .filter((value, at) => at < mostValues || value.selected);
  return { parameterName: kind.parameterName, name: kind.name[language], values };
}

/**
 * The hits under the chosen values, and the facets: values of one parameter widen, parameters narrow; a value's count
 * is the hits if it alone were chosen for its parameter (CAT-10).
 */
export function applyFacets(
  hits: readonly ShelfProduct[],
  chosen: ChosenFacets,
  listed: Listed,
): { readonly products: readonly ShelfProduct[]; readonly facets: Facet[] } {
  const tests = [...chosen].map(([parameter, keys]) => ({
    parameter,
    passes: test(parameter, keys, listed),
  }));
  const passing = (except: string | null) => {
    const asked = tests.filter(({ parameter }) => parameter !== except);
    return asked.length === 0 ? hits : hits.filter((product) => asked.every(({ passes }) => passes(product)));
  };
  const products = passing(null);
  const facets = facetKinds
    .map((kind) => {
      const own = chosen.get(kind.parameterName);
      return facetOf(
        kind,
        own === undefined ? products : passing(kind.parameterName),
        listed,
        own ?? new Set(),
      );
    })
    .filter((facet) => facet.values.length > 0);
  return { products, facets };
}
