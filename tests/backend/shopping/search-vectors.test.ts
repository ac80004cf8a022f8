import { expect, test } from 'vitest';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import searches from '../../vectors/searches.json' with { type: 'json' };
import { done } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

/** A query and what is wanted of it; what is not named is not wanted. */
interface Search {
  readonly query: string;
  readonly why: string;
  /** Of how many results, from the first, the following holds. */
  readonly first?: number;
  /** Each has a name that begins with one of these. */
  readonly opens?: readonly string[];
  /** Each lies in one of these categories. */
  readonly in?: readonly string[];
  /** These names are among them. */
  readonly holds?: readonly string[];
  /** The first results one by one: how the name of each begins. */
  readonly inTurns?: readonly string[];
  readonly didYouMean?: string | null;
  readonly leftOut?: readonly string[];
}

const shop = testShopOfFile();

test.each<Search>(searches)('$query: $why (B-26)', async (wanted) => {
  const { first = wanted.inTurns?.length ?? 0, opens, holds = [], inTurns } = wanted;
  const found = await done(shop().visitor().call(listProducts, { q: wanted.query, page_size: 24 }));
  const shown = found.products.slice(0, Math.max(first, 1));
  const isWanted = ({ name, breadCrumbs }: (typeof shown)[number], at: number) => {
    const beginnings = inTurns === undefined ? opens : inTurns.slice(at, at + 1);
    const category = breadCrumbs.at(-1)?.slug ?? '';
    return (
      beginnings?.some((one) => name.startsWith(one)) !== false && wanted.in?.includes(category) !== false
    );
  };
  expect({
    shown: shown.length,
    strangers: shown.filter((product, at) => !isWanted(product, at)).map(({ name }) => name),
    missing: holds.filter((name) => shown.every((product) => product.name !== name)),
    didYouMean: found.didYouMean,
    leftOut: found.leftOut,
  }).toEqual({
    shown: first,
    strangers: [],
    missing: [],
    didYouMean: wanted.didYouMean ?? null,
    leftOut: wanted.leftOut ?? [],
  });
});
