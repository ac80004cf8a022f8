import type { Product } from '../../../contract/api/shopping/product.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { buyableQuantity, shortageOf } from '../../../contract/rules/quantity/shortage.ts';
import type { Shortage } from '../../../contract/rules/quantity/shortage.ts';
import { productView } from '../catalogue/catalogue.ts';
import { stockOnDay } from '../catalogue/stock.repository.ts';
import type { DayStock } from '../catalogue/stock.repository.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import type { CartContext } from './cart.context.ts';
import type { CartReading, CartRow, CartStock, ReadLine } from './cart-reading.ts';
import { otherOrdersOf } from './other-orders.ts';
import type { OtherOrders } from './other-orders.ts';

/**
 * A line of a cart with its product as it is now; `quantity` in pieces or the selling unit, `gross` in cents of what can
 * be bought of it.
 */
export interface CartLineState {
  readonly row: ReadLine;
  /** What of it cannot be bought. */
  readonly shortage: Shortage | null;
  readonly shelf: ShelfProduct;
  readonly product: Product;
  readonly otherOrders: OtherOrders;
  readonly quantity: number;
  readonly gross: number;
}

/** A product as a cart sees it; one that is not offered on the cart's day cannot be had. */
interface CartProduct {
  readonly shelf: ShelfProduct;
  readonly product: Product;
  readonly otherOrders: OtherOrders;
  readonly isOffered: boolean;
}

/** Products as a cart sees them, by id. */
export type CartProducts = ReadonlyMap<number, CartProduct>;

/** The stock of some products in a warehouse on a day: as it was read with the cart, or read now where that was of others. */
async function stockFor(
  context: Pick<CartContext, 'stock'>,
  place: { warehouseId: number; productIds: readonly number[]; day: string | null },
  known: CartStock,
): Promise<ReadonlyMap<number, DayStock>> {
  const isKnown =
    known.warehouseId === place.warehouseId && place.productIds.every((id) => known.productIds.has(id));
  return isKnown ? stockOnDay(known.rows, place.day) : context.stock.onDay(place);
}

/** Products as the cart's warehouse has them on the cart's day, what an amended order holds given back in thought. */
async function productsForCart(
  context: Pick<CartContext, 'orders' | 'shop' | 'stock' | 'today'>,
  { cart, stock: known }: Pick<CartReading, 'cart' | 'stock'>,
  productIds: readonly number[],
): Promise<CartProducts> {
  const { catalogue, stores } = await context.shop();
  const store = stores.find(cart.storeId) ?? stores.byDefault;
  const warehouse = { warehouseId: store.warehouseId, name: store.warehouseName };
  const place = { warehouseId: store.warehouseId, productIds, day: cart.slotDate };
  const stock = await stockFor(context, place, known);
  const ownTaken =
    cart.modifyingOrderId === null
      ? new Map<number, number>()
      : await context.orders.stockTaken(cart.modifyingOrderId, store.warehouseId);
  const otherOrders = await otherOrdersOf(
    context,
    cart,
    productIds.filter((productId) => (catalogue.byId(productId)?.row.dailyMax ?? 0) > 0),
  );
  return new Map(
    [...new Set(productIds)].flatMap((productId) => {
      const shelf = catalogue.byId(productId);
      if (shelf === null) return [];
      const { available: left = 0, isOffered = true } = stock.get(productId) ?? {};
      const available = left + (ownTaken.get(productId) ?? 0);
      const price = catalogue.priceOf(shelf, store.warehouseId);
      const product = productView({ product: shelf, price, warehouse, available });
      return [[productId, { shelf, product, otherOrders: otherOrders(productId), isOffered }]];
    }),
  );
}

/** The lines of a cart with the products they need, and others that may join them. */
export interface CartContents {
  readonly rows: readonly ReadLine[];
  readonly products: CartProducts;
}

const priced = new WeakMap<ReadLine, { readonly found: CartProduct; readonly line: CartLineState }>();

function pricedLine(row: ReadLine, found: CartProduct): CartLineState {
  const known = priced.get(row);
  if (known?.found === found) return known.line;
  const { shelf, product, otherOrders, isOffered } = found;
  const quantity = fromThousandths(row.quantity);
  const shortage = shortageOf(product, { quantity, customWeight: row.customWeight, isOffered });
  const gross = lineTotal(product, buyableQuantity(quantity, shortage));
  const line = { row, shelf, product, otherOrders, quantity, shortage, gross };
  priced.set(row, { found, line });
  return line;
}

/** Lines with their products, priced now; a row and a product that are the same as before are the same line. */
export const pricedLines = ({ rows, products }: CartContents): readonly CartLineState[] =>
  rows.flatMap((row) => {
    const found = products.get(row.productId);
    return found === undefined ? [] : [pricedLine(row, found)];
  });

/** What is known of the products of a cart in one state of the catalogue. */
interface KeptProducts {
  readonly snapshot: CatalogueSnapshot;
  readonly products: CartProducts;
}

const keptProducts = new WeakMap<Pick<CartReading, 'stock'>, KeptProducts>();

/** Says of a cart that differs from another one by its lines alone, or by the stock of others, that their products are the same. */
export function takeProducts(from: CartReading, to: CartReading): void {
  const kept = keptProducts.get(from);
  if (kept === undefined) return;
  const products = new Map(
    to.lines.flatMap(({ productId }) => {
      const product = kept.products.get(productId);
      return product === undefined ? [] : [[productId, product] as const];
    }),
  );
  keptProducts.set(to, { ...kept, products });
}

/** False for products that hang on orders, of which a cart's reading says nothing. */
const isAllRead = (cart: CartRow, products: CartProducts): boolean =>
  cart.modifyingOrderId === null &&
  [...products.values()].every(({ shelf }) => (shelf.row.dailyMax ?? 0) <= 0);

/** The lines of a cart as it was read, and the products of lines and `others` as they are now. */
export async function cartContents(
  context: Pick<CartContext, 'orders' | 'shop' | 'stock' | 'today'>,
  reading: Pick<CartReading, 'cart' | 'lines' | 'stock'>,
  others: readonly number[] = [],
): Promise<CartContents> {
  const rows = reading.lines;
  const productIds = [...rows.map((row) => row.productId), ...others];
  if (productIds.length === 0) return { rows, products: new Map() };
  const snapshot = await context.shop();
  const kept = keptProducts.get(reading);
  const known: CartProducts = kept?.snapshot === snapshot ? kept.products : new Map();
  const missing = productIds.filter((productId) => !known.has(productId));
  if (missing.length === 0) return { rows, products: known };
  const products = new Map([...known, ...(await productsForCart(context, reading, missing))]);
  if (isAllRead(reading.cart, products)) keptProducts.set(reading, { snapshot, products });
  return { rows, products };
}

/** A quantity on the wire: weighed lines travel as quantity 0 plus weight (QTY-13). */
export function wireQuantity(
  infos: Readonly<Record<string, string>>,
  quantity: number,
): { quantity: number; weight: number } {
  return sellingKind(infos) === 'loose' ? { quantity: 0, weight: quantity } : { quantity, weight: 0 };
}
