import { fromPromise } from 'xstate';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { WordToFind } from './search-strip.types.ts';

/** Products of a strip; all that were found are on the word's own search. */
const stripSize = 12;

export const searchStripActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  findProducts: fromPromise<ProductList, WordToFind>(async ({ input: { word, hash }, signal }) =>
    // One strip that fails is no reason to leave the others: it says so itself.
    (await services()).catalogue.products({ q: word, page_size: stripSize, hash }, { signal, silent: true }),
  ),
  suggestWords: fromPromise<readonly string[], { word: string }>(async ({ input: { word }, signal }) => {
    const lines = await (await services()).catalogue.match([word], { signal });
    return lines[0]?.suggestions ?? [];
  }),
});
