import {
  listCategories,
  viewCategory,
  viewCategoryBlock,
  type Category,
  type CategoryBlock,
  type CategoryView,
} from '../contract/api/shopping/category.ts';
import type { InferInput } from 'valibot';
import {
  listAlternatives,
  listCompanions,
  listNamedProducts,
  listProducts,
  viewProduct,
  type Product,
  type ProductAlternatives,
  type ProductList,
  type productListParams,
} from '../contract/api/shopping/product.ts';
import { matchProducts, type MatchedLine } from '../contract/api/shopping/product-match.ts';
import type { ApiClient, CallOptions } from './api-client.ts';

export type ProductQuery = InferInput<typeof productListParams>;

export interface CatalogueService {
  /** The departments, with as many levels below as asked. */
  categories(depth: number, options?: CallOptions): Promise<Category[]>;
  /** By its slug, else by its id. */
  category(
    wanted: { slug: string; categoryId?: number | undefined },
    options?: CallOptions,
  ): Promise<CategoryView>;
  products(query: ProductQuery, options?: CallOptions): Promise<ProductList>;
  product(query: { slug: string; hash?: string }, options?: CallOptions): Promise<Product>;
  /** What can be had in place of a product on the day of the hash. */
  alternatives(
    query: { productId: number; hash: string },
    options?: CallOptions,
  ): Promise<ProductAlternatives>;
  /** What goes well with a product on the day of the hash. */
  companions(query: { productId: number; hash: string }, options?: CallOptions): Promise<Product[]>;
  /** Products by their slugs, in that order; what is not sold is left out. */
  named(query: { slugs: readonly string[]; hash: string }, options?: CallOptions): Promise<Product[]>;
  /** Products for the lines of a list, in their order. */
  match(lines: readonly string[], options?: CallOptions): Promise<MatchedLine[]>;
  block(categoryBlockId: number, options?: CallOptions): Promise<CategoryBlock>;
}

export function createCatalogueService({ client }: { client: ApiClient }): CatalogueService {
  return {
    categories: async (depth, options) =>
      (await client.call(listCategories, { depth }, options)).data.categories,
    category: async (wanted, options) => (await client.call(viewCategory, wanted, options)).data,
    products: async (query, options) => (await client.call(listProducts, query, options)).data,
    product: async (query, options) => (await client.call(viewProduct, query, options)).data,
    alternatives: async (query, options) =>
      (await client.call(listAlternatives, query, { silent: true, ...options })).data,
    companions: async (query, options) =>
      (await client.call(listCompanions, query, { silent: true, ...options })).data.products,
    named: async ({ slugs, hash }, options) =>
      slugs.length === 0
        ? []
        : (
            await client.call(
              listNamedProducts,
              { slugs: slugs.join(','), hash },
              { silent: true, ...options },
            )
          ).data.products,
    match: async (lines, options) =>
      (await client.call(matchProducts, { lines: [...lines] }, { silent: true, ...options })).data.lines,
    block: async (categoryBlockId, options) =>
      (await client.call(viewCategoryBlock, { categoryBlockId }, { silent: true, ...options })).data,
  };
}
