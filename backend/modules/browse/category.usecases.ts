import type { Category, CategoryBlock } from '../../../contract/api/shopping/category.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { categoriesView, categoryView, countByCategory } from '../catalogue/category-tree.ts';
import type { PriceContext } from '../catalogue/price-context.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { BrowseContext } from './browse.context.ts';

/** How much of the tree to answer; `q` counts only products that match it. */
export interface TreeQuery {
  readonly filtered: boolean;
  readonly depth: number;
  readonly q: string;
}

function choiceOf(catalogue: Catalogue, { filtered, depth, q }: TreeQuery) {
  const counted = q.trim() === '' ? catalogue.shelf : catalogue.search().find(q).products;
  return { filtered, depth, counts: countByCategory(counted.map(({ trail }) => trail)) };
}

/** The departments and what lies below them (A03, CAT-01). */
export async function listCategories(
  context: Pick<BrowseContext, 'shop'>,
  query: TreeQuery,
): Promise<Category[]> {
  const { catalogue } = await context.shop();
  return categoriesView(catalogue.tree.roots, choiceOf(catalogue, query));
}

/** One category by slug, else by id, a hidden one too; 404 when there is none (A03, CAT-04, NAV-04). */
export async function viewCategory(
  context: Pick<BrowseContext, 'shop'>,
  wanted: { slug: string | null; categoryId: number | null },
  query: TreeQuery,
) {
  const { catalogue } = await context.shop();
  const { tree } = catalogue;
  const node =
    (wanted.slug === null ? null : tree.bySlug(wanted.slug)) ??
    (wanted.categoryId === null ? null : tree.byId(wanted.categoryId));
  if (node === null) throw new UnknownResourceError('category');
  return {
    category: categoryView(node, choiceOf(catalogue, query)),
    breadCrumbs: node.trail.map(({ categoryId, name, slug }) => ({ categoryId, name, slug })),
  };
}

/** A block of products for the home page; 404 when there is none (A04). */
export async function viewBlock(
  context: Pick<BrowseContext, 'shop' | 'stock'>,
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
  context: Pick<BrowseContext, 'shop' | 'stock'>,
  priceContext: PriceContext,
): Promise<Product[]> {
  const { catalogue } = await context.shop();
  return productsView(context, catalogue.packaging, priceContext);
}
