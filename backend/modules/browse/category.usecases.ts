import type { Category, CategoryBlock } from '../../../contract/api/shopping/category.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { Language } from '../../../contract/languages.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { categoriesView, categoryView, countByCategory } from '../catalogue/category-tree.ts';
import type { PriceContext } from '../catalogue/price-context.ts';
import { productsView } from '../catalogue/products-view.ts';
import { breadCrumbsIn } from '../catalogue/words-in.ts';
import type { BrowseContext } from './browse.context.ts';

/** How much of the tree to answer; `q` counts only products that match it. */
export interface TreeQuery {
  readonly filtered: boolean;
  readonly depth: number;
  readonly q: string;
}

function choiceOf(catalogue: Catalogue, { filtered, depth, q }: TreeQuery, language: Language) {
  const counted = q.trim() === '' ? catalogue.shelf : catalogue.search().find(q).products;
  return { filtered, depth, language, counts: countByCategory(counted.map(({ trail }) => trail)) };
}

/** The departments and what lies below them (A03, CAT-01). */
export async function listCategories(
  context: Pick<BrowseContext, 'language' | 'shop'>,
  query: TreeQuery,
): Promise<Category[]> {
  const { catalogue } = await context.shop();
  return categoriesView(catalogue.tree.roots, choiceOf(catalogue, query, context.language));
}

/** One category by slug, else by id, a hidden one too; 404 when there is none (A03, CAT-04, NAV-04). */
export async function viewCategory(
  context: Pick<BrowseContext, 'language' | 'shop'>,
  wanted: { slug: string | null; categoryId: number | null },
  query: TreeQuery,
) {
  const { catalogue } = await context.shop();
  const { tree } = catalogue;
  const { language } = context;
  const node =
    (wanted.slug === null ? null : tree.bySlug(wanted.slug)) ??
    (wanted.categoryId === null ? null : tree.byId(wanted.categoryId));
  if (node === null) throw new UnknownResourceError('category');
  return {
    category: categoryView(node, choiceOf(catalogue, query, language)),
    breadCrumbs: breadCrumbsIn(node.trail, language),
  };
}

/** A block of products for the home page; 404 when there is none (A04). */
export async function viewBlock(
  context: Pick<BrowseContext, 'language' | 'shop' | 'stock'>,
  categoryBlockId: number,
  priceContext: PriceContext,
): Promise<CategoryBlock> {
  const { catalogue } = await context.shop();
  const block = catalogue.block(categoryBlockId);
  if (block === null) throw new UnknownResourceError('block');
  const products = await productsView(context, block.products, priceContext);
  return { categoryBlockId, title: block.title, products };
}

/** The bags checkout offers (K04, B-13). */
export async function listPackaging(
  context: Pick<BrowseContext, 'language' | 'shop' | 'stock'>,
  priceContext: PriceContext,
): Promise<Product[]> {
  const { catalogue } = await context.shop();
  return productsView(context, catalogue.packaging, priceContext);
}
