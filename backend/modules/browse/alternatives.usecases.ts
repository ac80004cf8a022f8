import { mostAlternatives } from '../../../contract/api/shopping/product.ts';
import type { ProductAlternatives } from '../../../contract/api/shopping/product.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { cheaperOf, likestFirst } from '../catalogue/alternatives.ts';
import type { PriceContext } from '../catalogue/price-context.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import type { BrowseContext } from './browse.context.ts';

const isShown = ({ trail }: ShelfProduct) => trail.every(({ hidden }) => !hidden);

/**
 * What can be had in place of a product, the likest first, and the same thing for less per unit (A10, B-25, B-30):
 * products of its category the warehouse has on the day of the slot. 404 for an unknown product.
 */
export async function listAlternatives(
  context: Pick<BrowseContext, 'shop' | 'stock'>,
  productId: number,
  priceContext: PriceContext,
): Promise<ProductAlternatives> {
  const { catalogue } = await context.shop();
  const product = catalogue.byId(productId);
  if (product === null || !product.row.published) throw new UnknownResourceError('product');
  const likest = likestFirst(product, catalogue.inCategory(product.row.categoryId).filter(isShown));
  const views = await productsView(context, likest, priceContext);
  const there = new Map(
    views.filter(({ available }) => available > 0).map((view) => [view.productId, view] as const),
  );
  const { warehouseId } = priceContext.warehouse;
  const cheaper = cheaperOf(
    product,
    likest.filter(({ row }) => there.has(row.productId)),
    ({ row }) => catalogue.pricesOf(warehouseId).get(row.productId) ?? null,
  );
  return {
    products: [...there.values()].slice(0, mostAlternatives),
    cheaper: cheaper === null ? null : (there.get(cheaper.row.productId) ?? null),
  };
}
