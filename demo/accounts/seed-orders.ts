import { sql } from 'drizzle-orm';
import {
  cartStatusCodes,
  deliveryServiceCodes,
  orderStatusCodes,
  paymentTypeCodes,
  transactionStatusCodes,
} from '../../contract/api/codes.ts';
import { addDays, dayMs } from '../../contract/rules/time/calendar-day.ts';
import { cartTotals } from '../../contract/rules/price/cart-total.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { startOfDay } from '../../contract/rules/time/zone-time.ts';
import type { TenantContext } from '../../backend/tenant-context.ts';
import { carts } from '../../backend/modules/cart/cart.table.ts';
import type { CartLineState } from '../../backend/modules/cart/cart-line-state.ts';
import { productView } from '../../backend/modules/catalogue/catalogue.ts';
import { orderFields, orderLinesOf } from '../../backend/modules/checkout/order-fields.ts';
import type { BuyableCart } from '../../backend/modules/checkout/order-fields.ts';
import type { LineDelivered } from '../../backend/modules/order/order-delivery.repository.ts';
import type { NewOrder, NewOrderLine } from '../../backend/modules/order/order.repository.ts';
import { orderLines, orders } from '../../backend/modules/order/order.table.ts';
import { transactions } from '../../backend/modules/payment/payment.table.ts';
import { termsOf } from '../../backend/modules/timeslot/slot-terms.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { pastOrders } from './demo-orders.ts';
import type { PastOrder } from './demo-orders.ts';
import { insertRows } from '../insert-rows.ts';
import { deliveredOf, handedOver, notDelivered } from './past-delivery.ts';

const hourMs = 60 * 60_000;

type PastLine = NewOrderLine & LineDelivered;

interface Buyer {
  readonly context: TenantContext;
  readonly userId: number;
  /** Slug in the brand's catalogue by the Italian one. */
  readonly slugOf: (italian: string) => string;
}

async function linesOf({ context, slugOf, userId }: Buyer, past: PastOrder): Promise<CartLineState[]> {
  const { catalogue, stores } = await context.shop();
  const store = stores.byDefault;
  const warehouse = { warehouseId: store.warehouseId, name: store.warehouseName };
  return past.items.flatMap(([slug, quantity, options = {}], at) => {
    const shelf = catalogue.bySlug(slugOf(slug));
    if (shelf === null) return [];
    const price = catalogue.priceOf(shelf, store.warehouseId);
    const product = productView({ product: shelf, price, warehouse, available: 100_000_000 });
    const row = {
      tenantId: context.facts.tenantId,
      itemId: at + 1,
      cartId: 0,
      userId,
      productId: product.productId,
      optionsKey: '',
      options: { ...options },
      quantity: quantity * 1000,
      acceptAlternatives: true,
      customWeight: null,
      note: null,
      acceptedExclusions: [],
      substitution: null,
      substitutionProductId: null,
      version: '',
    };
    const otherOrders = { quantity: 0, isToday: true };
    const gross = lineTotal(product, quantity);
    return [{ row, shelf, product, otherOrders, quantity, shortage: null, gross }];
  });
}

/** The cart an old order came from, as it was. */
async function pastCart(buyer: Buyer, past: PastOrder): Promise<BuyableCart> {
  const { context, userId } = buyer;
  const { stores, templates } = await context.shop();
  const address = await context.addresses.findPreferred(userId);
  const template = templates.find(
    ({ deliveryServiceId, beginMinute }) =>
      deliveryServiceId === deliveryServiceCodes.homeDelivery && beginMinute >= past.fromHour * 60,
  );
  if (address === null || template === undefined) throw new Error('the demo has no home or no slot');
  const store = stores.byDefault;
  const slotDate = addDays(context.today, 1 - past.daysAgo);
  const lines = await linesOf(buyer, past);
  const { timeslotId, deliveryServiceId } = template;
  const createdAt = new Date(context.now.getTime() - past.daysAgo * dayMs);
  const terms = termsOf(template, context.facts);
  return {
    cart: {
      tenantId: context.facts.tenantId,
      cartId: 0,
      userId,
      statusId: cartStatusCodes.ordered,
      setAside: false,
      storeId: store.storeId,
      addressId: address.addressId,
      addressAuto: false,
      slotDate,
      timeslotId,
      orderComment: past.comment?.[context.language] ?? '',
      needInvoice: false,
      adultDeclared: true,
      substitutions: null,
      lockedUntil: null,
      preparedDigest: null,
      modifyingOrderId: null,
      previewDate: null,
      createdAt,
    },
    lines,
    packages: [],
    exclusions: null,
    gift: null,
    store,
    address,
    slot: {
      template,
      place: { storeId: store.storeId, deliveryServiceId, slotDate, timeslotId },
      state: 'booked',
      heldUntil: null,
      extended: false,
    },
    terms,
    totals: cartTotals({
      lineTotals: lines.map((line) => line.gross),
      packageTotals: [],
      giftTotals: [],
      ...terms,
    }),
  };
}

async function orderRow(buyer: Buyer, past: PastOrder, cart: BuyableCart): Promise<NewOrder> {
  const day = addDays(buyer.context.today, -past.daysAgo);
  return {
    ...(await orderFields(buyer.context, cart)),
    userId: buyer.userId,
    statusId: past.statusId,
    byAgent: past.byAgent,
    // Each was ordered in the evening of its day.
    createdAt: new Date(startOfDay(day) + 19 * hourMs),
    paymentTypeId: past.paymentTypeId,
    gift: null,
    giftsToGenerate: [],
  };
}

/**
 * Lines with what came of them. Lines of goods that were replaced are kept beside what was ordered (O01 show_replaced).
 */
async function linesFor(buyer: Buyer, past: PastOrder, cart: BuyableCart): Promise<PastLine[]> {
  const ordered = orderLinesOf(cart).map((line) => ({ ...line, reason: null, stockTaken: 0 }));
  const came = await deliveredOf(buyer.context, past, { cart, lines: ordered });
  const lines = ordered.map((line, at) => ({ ...line, ...(came[at] ?? notDelivered) }));
  const [first] = ordered;
  if (past.replacedReason === null || first === undefined) return lines;
  const replaced = {
    ...first,
    ...notDelivered,
    kind: 'replaced' as const,
    reason: past.replacedReason[buyer.context.language],
  };
  return [...lines, { ...replaced, position: lines.length }];
}

/** The order history of a demo account, priced by the shop's own rules. */
export async function seedOrders(db: Database, buyer: Buyer): Promise<void> {
  const { tenantId } = buyer.context.facts;
  const past: { order: PastOrder; cart: BuyableCart; lines: PastLine[] }[] = [];
  for (const order of pastOrders) {
    const cart = await pastCart(buyer, order);
    past.push({ order, cart, lines: await linesFor(buyer, order, cart) });
  }
  const cartIds = await insertRows<typeof carts, { cart_id: number }>(
    db,
    carts,
    past.map(({ cart: { cart } }) => {
      const { cartId: _, ...row } = cart;
      return row;
    }),
    ['cart_id'],
  );
  const rows: (NewOrder & { tenantId: string })[] = [];
  for (const [at, { order, cart, lines }] of past.entries()) {
    const row = { ...(await orderRow(buyer, order, cart)), ...handedOver(order, { cart, lines }) };
    rows.push({ ...row, tenantId, cartId: cartIds[at]?.cart_id ?? 0 });
  }
  const written = await insertRows<typeof orders, { order_id: number; cart_id: number }>(db, orders, rows, [
    'order_id',
    'cart_id',
  ]);
  const orderIdOf = new Map(written.map((row) => [row.cart_id, row.order_id]));
  const idAt = (at: number) => orderIdOf.get(rows[at]?.cartId ?? 0) ?? 0;
  await insertRows(
    db,
    orderLines,
    past.flatMap(({ lines }, at) =>
      lines.map((line) => ({ ...line, tenantId, orderId: idAt(at), userId: rows[at]?.userId ?? null })),
    ),
  );
  await seedTransactions(db, { tenantId, rows, idAt });
}

async function seedTransactions(
  db: Database,
  given: {
    tenantId: string;
    rows: readonly NewOrder[];
    idAt: (at: number) => number;
  },
): Promise<void> {
  const { tenantId, rows, idAt } = given;
  await insertRows(
    db,
    transactions,
    rows.map((row, at) => ({
      tenantId,
      orderId: idAt(at),
      userId: row.userId,
      paymentTypeId: row.paymentTypeId,
      statusId:
        row.statusId === orderStatusCodes.cancelled
          ? transactionStatusCodes.reversed
          : transactionStatusCodes.confirmed,
      amount: row.prebilled,
      authorizedAmount: row.paymentTypeId === paymentTypeCodes.onDelivery ? 0 : row.prebilled,
      capturedAmount: row.paymentTypeId === paymentTypeCodes.onDelivery ? null : (row.deliveredTotal ?? null),
      openedAt: row.createdAt,
    })),
  );
  await db.execute(sql`UPDATE orders o SET transaction_id = t.transaction_id FROM transactions t
    WHERE o.tenant_id = ${tenantId} AND t.tenant_id = o.tenant_id AND t.order_id = o.order_id`);
}
