import { fromPromise } from 'xstate';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import type { SearchedWordStore } from '../../services/searched-words.ts';
import type { ShopServices } from '../../services/shop-services.ts';

interface SearchBoxDependencies {
  services: () => Promise<ShopServices>;
  words: () => Promise<SearchedWordStore>;
}

export const searchBoxActors = ({ services, words }: SearchBoxDependencies) => ({
  readWords: fromPromise<string[]>(async () => (await words()).offered().slice(0, 6)),
  suggest: fromPromise<ProductList, { text: string }>(async ({ input, signal }) =>
    (await services()).catalogue.products({ q: input.text, page_size: 6 }, { signal, silent: true }),
  ),
});
