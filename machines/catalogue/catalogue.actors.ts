import { fromPromise } from 'xstate';
import type { CategoryView } from '../../contract/api/shopping/category.ts';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import type { ProductQuery } from '../../services/catalogue.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ListInput, WantedCategory } from './catalogue.types.ts';

const productQuery = ({ query, categoryId, hash }: ListInput, page: number): ProductQuery => ({
  page,
  page_size: query.pageSize,
  hash,
  ...(query.q === '' ? {} : { q: query.q }),
  ...(categoryId === null ? {} : { parent_category_id: categoryId }),
  ...(query.sort === '' ? {} : { sort: query.sort }),
  ...(query.promo ? { promo: true } : {}),
  ...(query.onlyNew ? { new_product: true } : {}),
  ...(query.preferred ? { preferred: true } : {}),
  ...(query.filters.length === 0 ? {} : { filter: [...query.filters] }),
});

export const catalogueActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewCategory: fromPromise<CategoryView, WantedCategory>(async ({ input, signal }) =>
    (await services()).catalogue.category(input, { signal }),
  ),
  listProducts: fromPromise<ProductList, ListInput>(async ({ input, signal }) => {
    const { catalogue } = await services();
    const { firstPage, query } = input;
    const pages = Array.from({ length: query.page - firstPage + 1 }, (_, index) =>
      catalogue.products(productQuery(input, firstPage + index), { signal }),
    );
    const lists = await Promise.all(pages);
    const last = lists.at(-1);
    if (last === undefined) throw new Error('a list has at least one page');
    return { ...last, products: lists.flatMap((list) => list.products) };
  }),
});
