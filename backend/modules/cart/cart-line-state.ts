import type { Product } from '../../../contract/api/shopping/product.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { buyableQuantity, shortageOf } from '../../../contract/rules/quantity/shortage.ts';
import type { Shortage } from '../../../contract/rules/quantity/shortage.ts';
import { productView } from '../catalogue/catalogue.ts';
import { stockOnDay } from '../catalogue/stock.repository.ts';
import type { DayStock } from '../catalogue/stock.repository.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import type { CartContext } from './cart.context.ts';
import type { CartLineRow, CartReading, CartStock } from './cart-reading.ts';
import { otherOrdersOf } from './other-orders.ts';
import type { OtherOrders } from './other-orders.ts';

/**
 * A line of a cart with its product as it is now; `quantity` in pieces or the selling unit, `gross` in cents of what can
 * be bought of it.
 */
export interface CartLineState {
  readonly row: CartLineRow;
  /** What of it cannot be bought. */
  readonly shortage: Shortage | null;
  readonly shelf: ShelfProduct;
  readonly product: Product;
  readonly otherOrders: OtherOrders;
  readonly quantity: number;
  readonly gross: number;
}

/** Products as a cart sees them, by id; one that is not offered on the cart's day cannot be had. */
export type CartProducts = ReadonlyMap<
  number,
  {
    readonly shelf: ShelfProduct;
    readonly product: Product;
    readonly otherOrders: OtherOrders;
    readonly isOffered: boolean;
  }
>;

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
  readonly rows: readonly CartLineRow[];
  readonly products: CartProducts;
}

/** Lines with their products, priced now; `before` are those of the same products, of which only what changed is priced anew. */
export function pricedLines(
  { rows, products }: CartContents,
  before: readonly CartLineState[] = [],
): readonly CartLineState[] {
  const known = new Map(before.map((line) => [line.row, line]));
  return rows.flatMap((row) => {
    const same = known.get(row);
    if (same !== undefined) return [same];
    const found = products.get(row.productId);
    if (found === undefined) return [];
    const { shelf, product, otherOrders, isOffered } = found;
    const quantity = fromThousandths(row.quantity);
    const shortage = shortageOf(product, { quantity, customWeight: row.customWeight, isOffered });
    const gross = lineTotal(product, buyableQuantity(quantity, shortage));
    return [{ row, shelf, product, otherOrders, quantity, shortage, gross }];
  });
}

/** The lines of a cart as it was read, and the products of lines and `others` as they are now. */
export async function cartContents(
  context: Pick<CartContext, 'orders' | 'shop' | 'stock' | 'today'>,
  reading: Pick<CartReading, 'cart' | 'lines' | 'stock'>,
  others: readonly number[] = [],
): Promise<CartContents> {
  const productIds = [...reading.lines.map((row) => row.productId), ...others];
  const products = productIds.length === 0 ? new Map() : await productsForCart(context, reading, productIds);
  return { rows: reading.lines, products };
}

/** A quantity on the wire: weighed lines travel as quantity 0 plus weight (QTY-13). */
export function wireQuantity(
  infos: Readonly<Record<string, string>>,
  quantity: number,
): { quantity: number; weight: number } {
  return sellingKind(infos) === 'loose' ? { quantity: 0, weight: quantity } : { quantity, weight: 0 };
}
