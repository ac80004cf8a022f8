import { mostAlternatives, mostCompanions } from '../../../contract/api/shopping/product.ts';
import type { EndpointData } from '../../../contract/api/endpoint.ts';
import type {
  listCheaper as listCheaperCall,
  Product,
  ProductAlternatives,
} from '../../../contract/api/shopping/product.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { cheaperOf, likestFirst } from '../catalogue/alternatives.ts';
import type { PriceContext } from '../catalogue/price-context.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import type { BrowseContext } from './browse.context.ts';

const isShown = ({ trail }: ShelfProduct) => trail.every(({ hidden }) => !hidden);

type AlternativesContext = Pick<BrowseContext, 'language' | 'shop' | 'stock'>;

const isThere = ({ available }: Product) => available > 0;

async function priceOf({ shop }: AlternativesContext, { warehouse }: PriceContext) {
  const { catalogue } = await shop();
  const prices = catalogue.pricesOf(warehouse.warehouseId);
  return ({ row }: { row: Pick<ShelfProduct['row'], 'productId'> }) => prices.get(row.productId) ?? null;
}

/** The products of its category, the likest first. */
const likestOf = (catalogue: Catalogue, product: ShelfProduct) =>
  likestFirst(product, catalogue.inCategory(product.row.categoryId).filter(isShown));

/** Which of some products are there, by their ids. */
async function productsThere(
  context: AlternativesContext,
  products: readonly ShelfProduct[],
  priceContext: PriceContext,
): Promise<ReadonlyMap<number, Product>> {
  const views = await productsView(context, products, priceContext);
  return new Map(views.filter(isThere).map((view) => [view.productId, view] as const));
}

/**
 * What can be had in place of a product, the likest first, and the same thing for less per unit (A10, B-25, B-30):
 * products of its category the warehouse has on the day of the slot. 404 for an unknown product.
 */
export async function listAlternatives(
  context: AlternativesContext,
  productId: number,
  priceContext: PriceContext,
): Promise<ProductAlternatives> {
  const { catalogue } = await context.shop();
  const product = catalogue.byId(productId);
  if (product === null || !product.row.published) throw new UnknownResourceError('product');
  const likest = likestOf(catalogue, product);
  const there = await productsThere(context, likest, priceContext);
  const cheaper = cheaperOf(
    product,
    likest.filter(({ row }) => there.has(row.productId)),
    await priceOf(context, priceContext),
  );
  return {
    products: [...there.values()].slice(0, mostAlternatives),
    cheaper: cheaper === null ? null : (there.get(cheaper.row.productId) ?? null),
  };
}

/** What goes well with a product and is there on the day of the slot (A23). 404 for an unknown product. */
export async function listCompanions(
  context: AlternativesContext,
  productId: number,
  priceContext: PriceContext,
): Promise<readonly Product[]> {
  const { catalogue } = await context.shop();
  const product = catalogue.byId(productId);
  if (product === null || !product.row.published) throw new UnknownResourceError('product');
  const companions = catalogue.goesWith(product).filter(isShown);
  const there = await productsThere(context, companions, priceContext);
  return [...there.values()].slice(0, mostCompanions);
}

/** The same thing for less per unit, of each of some products that has one (A22, B-36). */
export async function listCheaper(
  context: AlternativesContext,
  productIds: readonly number[],
  priceContext: PriceContext,
): Promise<EndpointData<typeof listCheaperCall>> {
  const { catalogue } = await context.shop();
  const asked = [...new Set(productIds)].flatMap((productId) => {
    const product = catalogue.byId(productId);
    return product === null || !product.row.published
      ? []
      : [{ productId, product, likest: likestOf(catalogue, product) }];
  });
  const all = new Set(asked.flatMap(({ likest }) => likest));
  const there = await productsThere(context, [...all], priceContext);
  const paid = await priceOf(context, priceContext);
  return {
    cheaper: asked.flatMap(({ productId, product, likest }) => {
      const available = likest.filter(({ row }) => there.has(row.productId));
      const found = there.get(cheaperOf(product, available, paid)?.row.productId ?? 0);
      return found === undefined ? [] : [{ productId, product: found }];
    }),
  };
}
