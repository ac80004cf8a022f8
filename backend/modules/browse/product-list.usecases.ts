import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { listProducts, Product, ProductList } from '../../../contract/api/shopping/product.ts';
import { pageOf, pageRange } from '../../../contract/rules/catalogue/page.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { ComputedList } from '../catalogue/computed-list.ts';
import { applyFacets, chosenFacets } from '../catalogue/facets.ts';
import { departmentHits } from '../catalogue/department-hits.ts';
import type { ListWords } from '../catalogue/facets.ts';
import type { PriceContext } from '../catalogue/price-context.ts';
import type { PriceList } from '../catalogue/price-list.ts';
import type { Found } from '../catalogue/search/search-index.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts';
import { orderOf } from '../catalogue/sorting.ts';
import type { BrowseContext } from './browse.context.ts';

type Asked = EndpointParams<typeof listProducts>;

const longestQuery = 200;
const asAsked: Pick<Found, 'didYouMean' | 'leftOut'> = { didYouMean: null, leftOut: [] };

function startingPoint(shop: CatalogueSnapshot, asked: Asked, query: string): Found {
  const { catalogue } = shop;
  const inCategory =
    asked.parent_category_id === undefined ? catalogue.shelf : catalogue.inCategory(asked.parent_category_id);
  if (asked.barcode !== undefined) {
    const found = catalogue.byBarcode(asked.barcode);
    return { ...asAsked, products: inCategory.filter((product) => product === found) };
  }
  if (query.trim() === '') return { ...asAsked, products: inCategory };
  return catalogue.search().find(query);
}

/** Of what was found by words, what lies in the category asked for. */
function withinCategory(shop: CatalogueSnapshot, asked: Asked, found: readonly ShelfProduct[]) {
  if (asked.parent_category_id === undefined) return found;
  const members = new Set(shop.catalogue.inCategory(asked.parent_category_id));
  return found.filter((product) => members.has(product));
}

function compute(
  shop: CatalogueSnapshot,
  asked: Asked,
  context: {
    prices: PriceList;
    query: string;
    preferred: ReadonlySet<number> | null;
    words: ListWords;
  },
): ComputedList {
  const { prices, preferred, words } = context;
  const { products: hits, didYouMean, leftOut } = startingPoint(shop, asked, context.query);
  const kept = hits.filter(
    ({ row }) =>
      (asked.promo !== true || (prices.get(row.productId)?.wire.warehousePromo ?? null) !== null) &&
      (asked.new_product !== true || row.isNew) &&
      (preferred === null || preferred.has(row.productId)),
  );
  const narrow = (found: readonly ShelfProduct[]) =>
    applyFacets(found, chosenFacets(asked.filter), { prices, words });
  const { products, facets } = narrow(withinCategory(shop, asked, kept));
  const isSearch = context.query.trim() !== '' && asked.barcode === undefined;
  const departments = isSearch
    ? departmentHits(narrow(kept).products, {
        within: shop.catalogue.tree.byId(asked.parent_category_id ?? 0),
        language: words.language,
      })
    : [];
  const order = orderOf(asked.sort, prices, words.own);
  return {
    products: order === null ? products : products.toSorted(order),
    facets,
    departments,
    didYouMean,
    leftOut,
  };
}

async function preferredIds(
  context: Pick<BrowseContext, 'orders' | 'wishlists'>,
  userId: number | null,
): Promise<ReadonlySet<number>> {
  if (userId === null) return new Set();
  const bought = await context.orders.boughtProductIds(userId);
  return new Set([...bought, ...(await context.wishlists.favouriteProductIds(userId))]);
}

/** A page of products with facets (A05). */
export async function listShelf(
  context: Pick<BrowseContext, 'facts' | 'language' | 'orders' | 'shop' | 'stock' | 'wishlists'>,
  asked: Asked,
  { userId, priceContext }: { userId: number | null; priceContext: PriceContext },
): Promise<ProductList> {
  const shop = await context.shop();
  const query = Array.from(asked.q ?? '')
    .slice(0, longestQuery)
    .join('');
  const { warehouseId } = priceContext.warehouse;
  const prices = shop.catalogue.pricesOf(warehouseId);
  const preferred = asked.preferred === true ? await preferredIds(context, userId) : null;
  const { language } = context;
  const { languages, currency } = context.facts;
  const words = { language, currency, own: languages[0] };
  const make = () => compute(shop, asked, { prices, query, preferred, words });
  const { parent_category_id: category, barcode, sort, promo, new_product: isNew, filter } = asked;
  const key = JSON.stringify([language, warehouseId, query, category, barcode, sort, promo, isNew, filter]);
  const { products, facets, departments, didYouMean, leftOut } =
    preferred === null ? shop.catalogue.lists.once(key, make) : make();
  const page = pageOf({ totItems: products.length, pageSize: asked.page_size, page: asked.page });
  const { start, end } = pageRange(page);
  return {
    page,
    products: await productsView(context, products.slice(start, end), priceContext),
    facets,
    departments,
    didYouMean,
    leftOut: [...leftOut],
  };
}

/** One product with its label (A05 slug); 404 for an unknown slug. */
export async function viewProduct(
  context: Pick<BrowseContext, 'language' | 'shop' | 'stock'>,
  slug: string,
  priceContext: PriceContext,
): Promise<Product> {
  const { catalogue } = await context.shop();
  const product = catalogue.bySlug(slug);
  const [view] = product === null ? [] : await productsView(context, [product], priceContext);
  if (product === null || view === undefined) throw new UnknownResourceError('product');
  return { ...view, metaData: product.metaData };
}

/** Products by their slugs, in that order, each once; those the shop does not sell are left out (A18). */
export async function listNamed(
  context: Pick<BrowseContext, 'language' | 'shop' | 'stock'>,
  slugs: readonly string[],
  priceContext: PriceContext,
): Promise<Product[]> {
  const { catalogue } = await context.shop();
  const named = Array.from(new Set(slugs), (slug) => catalogue.bySlug(slug)).filter(
    (product) => product !== null,
  );
  return productsView(context, named, priceContext);
}
