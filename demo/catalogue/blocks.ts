import { chance } from './chance.ts';
import type { SeedBlock, SeedProduct } from './seed-catalogue.ts';

const longest = 16;

const isPiece = ({ productInfos }: SeedProduct): boolean => productInfos['TIPOLOGIA'] === 'Pezzo';

/** As many leaves as possible before any leaf comes twice, in an order that no leaf leads by its name. */
function mixed(products: readonly SeedProduct[]): readonly string[] {
  const byLeaf = Map.groupBy(products, ({ categorySlug }) => categorySlug);
  const shelves = [...byLeaf].toSorted(([a], [b]) => chance(`block ${a}`) - chance(`block ${b}`));
  const rounds = Math.max(0, ...shelves.map(([, shelf]) => shelf.length));
  return Array.from({ length: rounds }, (_, round) =>
    shelves.flatMap(([, shelf]) => shelf[round]?.slug ?? []),
  )
    .flat()
    .slice(0, longest);
}

const anchorFirst = (slug: string, slugs: readonly string[]): readonly string[] =>
  [slug, ...slugs.filter((other) => other !== slug)].slice(0, longest);

/** The home page's strips; only goods that can be bought are in them. */
export function seedBlocks(products: readonly SeedProduct[]): readonly SeedBlock[] {
  const offered = products.filter(({ available, packaging }) => available > 0 && !packaging);
  const cheap = offered.filter((product) => isPiece(product) && product.priceCents < 100);
  return [
    {
      key: 'offerte',
      slugs: anchorFirst('biscotti-frollini-700-g', mixed(offered.filter(({ promo }) => promo !== null))),
    },
    { key: 'novita', slugs: mixed(offered.filter(({ isNew }) => isNew)) },
    {
      key: 'di-stagione',
      slugs: anchorFirst(
        'mele-annurche',
        mixed(offered.filter(({ highlight }) => highlight === 'Di stagione')),
      ),
    },
    { key: 'sotto-un-euro', slugs: anchorFirst('penne-rigate-500-g', mixed(cheap)) },
  ];
}
