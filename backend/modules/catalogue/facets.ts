import type { Facet } from '../../../contract/api/shopping/product.ts';
import { slugOf } from '../../platform/slug.ts';
import type { PriceList } from './price-list.ts';
import type { ShelfProduct } from './shelf-product.ts';

/** Keys a shopper chose, by parameter. */
export type ChosenFacets = ReadonlyMap<string, ReadonlySet<string>>;

interface FacetValue {
  readonly key: string;
  readonly name: string;
}

interface FacetKind {
  readonly parameterName: string;
  readonly name: string;
  valuesOf(product: ShelfProduct, prices: PriceList): readonly FacetValue[];
  /** Keys in the order to show them; else by count. */
  readonly order?: readonly string[];
}

/** Values shown of one facet; the chosen ones always are. */
const mostValues = 60;

/** Values that are called otherwise than their key. */
const names: ReadonlyMap<string, string> = new Map([
  ['bio', 'Biologico'],
  ['dop-igp', 'DOP e IGP'],
  ['km0', 'Km 0'],
]);

const nameOf = (key: string): string =>
  names.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

const priceBands: readonly { key: string; name: string; below: number }[] = [
  { key: 'fino-a-2', name: 'Fino a 2 €', below: 200 },
  { key: '2-5', name: 'Da 2 a 5 €', below: 500 },
  { key: '5-10', name: 'Da 5 a 10 €', below: 1000 },
  { key: '10-20', name: 'Da 10 a 20 €', below: 2000 },
  { key: 'oltre-20', name: 'Oltre 20 €', below: Infinity },
];

function priceBand(cents: number | null | undefined): readonly FacetValue[] {
  if (cents === null || cents === undefined) return [];
  const band = priceBands.find(({ below }) => cents < below);
  return band === undefined ? [] : [{ key: band.key, name: band.name }];
}

const facetKinds: readonly FacetKind[] = [
  {
    parameterName: 'categoria',
    name: 'Categoria',
    valuesOf: ({ trail }) => trail.slice(-1).map(({ slug, name }) => ({ key: slug, name })),
  },
  {
    parameterName: 'marca',
    name: 'Marca',
    valuesOf: ({ row }) => (row.brand === '' ? [] : [{ key: slugOf(row.brand), name: row.brand }]),
  },
  {
    parameterName: 'dieta',
    name: 'Dieta e caratteristiche',
    valuesOf: ({ row }) => row.diets.map((diet) => ({ key: diet, name: nameOf(diet) })),
  },
  {
    parameterName: 'prezzo',
    name: 'Prezzo al kg, litro o pezzo',
    valuesOf: ({ row }, prices) => priceBand(prices.get(row.productId)?.sortUnit),
    order: priceBands.map(({ key }) => key),
  },
  {
    parameterName: 'evidenza',
    name: 'In evidenza',
    valuesOf: ({ row }, prices) => [
      ...(prices.get(row.productId)?.wire.warehousePromo ? [{ key: 'offerte', name: 'Offerte' }] : []),
      ...(row.isNew ? [{ key: 'novita', name: 'Novità' }] : []),
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

/** The test of one parameter: any of its chosen values; one that is no facet matches nothing. */
function test(parameter: string, keys: ReadonlySet<string>, prices: PriceList) {
  const kind = kindOf.get(parameter);
  return (product: ShelfProduct) =>
    kind?.valuesOf(product, prices).some((value) => keys.has(value.key)) ?? false;
}

function facetOf(
  kind: FacetKind,
  hits: readonly ShelfProduct[],
  prices: PriceList,
  chosen: ReadonlySet<string>,
) {
  const found = new Map<string, { key: string; name: string; count: number; selected: boolean }>();
  for (const key of chosen) found.set(key, { key, name: nameOf(key), count: 0, selected: true });
  for (const product of hits) {
    for (const { key, name } of kind.valuesOf(product, prices)) {
      const count = (found.get(key)?.count ?? 0) + 1;
      found.set(key, { key, name, count, selected: chosen.has(key) });
    }
  }
  const rank = (key: string) => kind.order?.indexOf(key) ?? 0;
  const values = [...found.values()]
    .toSorted(
      (one, other) =>
        rank(one.key) - rank(other.key) ||
        other.count - one.count ||
        one.name.localeCompare(other.name, 'it'),
    )
    .filter((value, at) => at < mostValues || value.selected);
  return { parameterName: kind.parameterName, name: kind.name, values };
}

/**
 * The hits under the chosen values, and the facets: values of one parameter widen, parameters narrow; a value's count
 * is the hits if it alone were chosen for its parameter (CAT-10).
 */
export function applyFacets(
  hits: readonly ShelfProduct[],
  chosen: ChosenFacets,
  prices: PriceList,
): { readonly products: readonly ShelfProduct[]; readonly facets: Facet[] } {
  const tests = [...chosen].map(([parameter, keys]) => ({
    parameter,
    passes: test(parameter, keys, prices),
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
        prices,
        own ?? new Set(),
      );
    })
    .filter((facet) => facet.values.length > 0);
  return { products, facets };
}
