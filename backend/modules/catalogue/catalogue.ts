import type { Language } from '../../../contract/languages.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { withJson } from '../../platform/kept-json.ts';
import type { CatalogueRows } from './catalogue.reader.ts';
import { createCategoryTree } from './category-tree.ts';
import type { CategoryTree } from './category-tree.ts';
import { createListCache } from './computed-list.ts';
import type { ListCache } from './computed-list.ts';
import { createPriceLists } from './price-list.ts';
import type { PriceList } from './price-list.ts';
import { createSearchIndex } from './search/search-index.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { ShelfPrice } from './shelf-price.ts';
import { createShelfProduct } from './shelf-product.ts';
import type { ShelfProduct } from './shelf-product.ts';

/** Where a product comes from. */
export interface Warehouse {
  readonly warehouseId: number;
  readonly name: string;
}

/** The catalogue of a tenant on one day, in memory: everything but the stock. */
export interface Catalogue {
  readonly tree: CategoryTree;
  /** What lists and search show: published, and no packaging. */
  readonly shelf: readonly ShelfProduct[];
  readonly packaging: readonly ShelfProduct[];
  byId(productId: number): ShelfProduct | null;
  byWpId(wpId: number): ShelfProduct | null;
  bySlug(slug: string): ShelfProduct | null;
  /** True for the slug of a product that is known and no longer sold (CAT-27). */
  wasSold(slug: string): boolean;
  byBarcode(barcode: string): ShelfProduct | null;
  /** Listed products of a category and everything below it. */
  inCategory(categoryId: number): readonly ShelfProduct[];
  /** What goes well with a product, in turn one of each category that its own names. */
  goesWith(product: ShelfProduct): readonly ShelfProduct[];
  block(
    categoryBlockId: number,
  ): { readonly title: string; readonly products: readonly ShelfProduct[] } | null;
  priceOf(product: ShelfProduct, warehouseId: number): ShelfPrice | null;
  pricesOf(warehouseId: number): PriceList;
  search(): SearchIndex;
  /** Lists of this catalogue that do not depend on a person. */
  readonly lists: ListCache;
}

export function createCatalogue(rows: CatalogueRows, today: string): Catalogue {
  const tree = createCategoryTree(rows.categories);
  const classes = new Map(rows.classes.map((row) => [row.productClassId, row]));
  const vendors = new Map(rows.vendors.map((row) => [row.vendorId, row.name]));
  const all = rows.products.map((row) =>
    createShelfProduct(row, { trail: tree.byId(row.categoryId)?.trail ?? [], classes, vendors }),
  );
  const shelf = all.filter(({ row }) => row.published && !row.packaging);
  const prices = createPriceLists(rows, today);
  const byId = new Map(all.map((product) => [product.row.productId, product]));
  const byWpId = new Map(all.map((product) => [product.row.wpId, product]));
  const bySlug = new Map(all.map((product) => [product.row.slug, product]));
  const byBarcode = new Map(shelf.map((product) => [product.row.barcode, product]));
  const byCategory = new Map<number, ShelfProduct[]>();
  for (const product of shelf) {
    for (const { categoryId } of product.trail) {
      const listed = byCategory.get(categoryId);
      if (listed === undefined) byCategory.set(categoryId, [product]);
      else listed.push(product);
    }
  }
  const blocks = new Map(rows.blocks.map((block) => [block.categoryBlockId, block]));
  let searchIndex: SearchIndex | null = null;
  return {
    tree,
    shelf,
    packaging: all.filter(({ row }) => row.published && row.packaging),
    byId: (productId) => byId.get(productId) ?? null,
    byWpId: (wpId) => byWpId.get(wpId) ?? null,
    bySlug: (slug) => {
      const found = bySlug.get(slug);
      return found?.row.published === true ? found : null;
    },
    wasSold: (slug) => bySlug.get(slug)?.row.published === false,
    byBarcode: (barcode) => byBarcode.get(barcode) ?? null,
    inCategory: (categoryId) => byCategory.get(categoryId) ?? [],
    goesWith: ({ trail }) => {
      // The category that is nearest to the product and says something.
      const named = trail.findLast(({ goesWith }) => goesWith.length > 0)?.goesWith ?? [];
      return inTurn(named.map((categoryId) => byCategory.get(categoryId) ?? []));
    },
    block: (categoryBlockId) => {
      const found = blocks.get(categoryBlockId);
      if (found === undefined) return null;
      const products = found.productIds.flatMap((id) => {
        const product = byId.get(id);
        return product?.row.published === true ? [product] : [];
      });
      return { title: found.title, products };
    },
    priceOf: (product, warehouseId) => prices.get(warehouseId)?.get(product.row.productId) ?? null,
    pricesOf: (warehouseId) => prices.get(warehouseId) ?? new Map(),
    search: () => (searchIndex ??= createSearchIndex(shelf)),
    lists: createListCache(),
  };
}

/** The first of each list, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

const unpriced: ShelfPrice['wire'] = {
  price: 0,
  priceDisplay: 0,
  priceStandardDisplay: null,
  priceUmDisplay: null,
  priceStandardUmDisplay: null,
  priorPrice30: null,
  warehousePromo: null,
};

/**
 * A product as the API answers it, in the brand's first language where no other is given. One without a price, or no longer sold,
 * is sold out (CAT-27).
 */
export function productView(input: {
  readonly product: ShelfProduct;
  readonly price: ShelfPrice | null;
  readonly warehouse: Warehouse;
  /** Thousandths, of a piece or of a base unit. */
  readonly available: number;
  readonly language?: Language;
}): Product {
  const { product, price, warehouse, language } = input;
  const fixed = language === undefined ? product.fixed : product.fixedIn(language);
  const wire = price?.wire ?? unpriced;
  const sold = price !== null && product.row.published;
  const atHand = {
    available: sold ? fromThousandths(input.available) : 0,
    deliveryWarehouse: product.row.deliveryWarehouse ?? warehouse,
  };
  return withJson({ ...fixed, ...wire, ...atHand }, () => joined(textOf(fixed, wire), atHand));
}

/** The JSON of products by their prices, which are of one product each, and their language; all without a price are told anew. */
const textsByPrice = new WeakMap<ShelfPrice['wire'], Map<ShelfProduct['fixed'], string>>();

/** The JSON of all of a product that does not change while its price stays, which is nearly all that is sent of it. */
function textOf(fixed: ShelfProduct['fixed'], wire: ShelfPrice['wire']): string {
  const known = textsByPrice.get(wire)?.get(fixed);
  if (known !== undefined) return known;
  const text = JSON.stringify({ ...fixed, ...wire });
  if (wire === unpriced) return text;
  const texts = textsByPrice.get(wire) ?? new Map<ShelfProduct['fixed'], string>();
  textsByPrice.set(wire, texts.set(fixed, text));
  return text;
}

/** The JSON of an object with more fields at its end. */
const joined = (json: string, more: object): string =>
  `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
