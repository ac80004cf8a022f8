import { orderStatusCodes } from '../../contract/api/codes.ts';
import { deliveredLineTotal, deliveredOrderTotal } from '../../contract/rules/price/delivered-line.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { sellingKind } from '../../contract/rules/quantity/selling-terms.ts';
import { fromThousandths } from '../../contract/rules/number/thousandths.ts';
import { startOfDay } from '../../contract/rules/time/zone-time.ts';
import { likestFirst } from '../../backend/modules/catalogue/alternatives.ts';
import { productView } from '../../backend/modules/catalogue/catalogue.ts';
import type { BuyableCart } from '../../backend/modules/checkout/order-fields.ts';
import type { LineDelivered } from '../../backend/modules/order/order-delivery.repository.ts';
import type { NewOrderLine } from '../../backend/modules/order/order.repository.ts';
import type { FrozenReplacement } from '../../backend/modules/order/order.table.ts';
import type { TenantContext } from '../../backend/tenant-context.ts';
import type { PastOrder } from './demo-orders.ts';

const minuteMs = 60_000;

/** A line nobody told anything of. */
export const notDelivered: LineDelivered = {
  deliveredQuantity: null,
  deliveredWeight: null,
  deliveredTotal: null,
  replacement: null,
};

/** The likest product of the same category that is sold the same way, as much of it as was ordered. */
async function standIn(
  context: TenantContext,
  line: NewOrderLine,
  cart: BuyableCart,
): Promise<FrozenReplacement> {
  const { catalogue } = await context.shop();
  const { warehouseId, warehouseName: name } = cart.store;
  const shelf = catalogue.byId(line.productId);
  const kind = sellingKind(line.product.productInfos);
  const others = shelf === null ? [] : likestFirst(shelf, catalogue.inCategory(shelf.row.categoryId));
  const other = others.find(({ row }) => sellingKind(row.infos) === kind);
  if (other === undefined) throw new Error(`nothing is like ${line.product.slug}`);
  const product = productView({
    product: other,
    price: catalogue.priceOf(other, warehouseId),
    warehouse: { warehouseId, name },
    available: 0,
  });
  return { product, quantity: line.quantity };
}

/** How much came of a line of a short delivery, in thousandths. */
function shortOf({ product, quantity }: NewOrderLine, at: number): number {
  if (sellingKind(product.productInfos) === 'loose') return Math.round(quantity * 0.96);
  return at === 1 && quantity >= 2000 ? quantity - 1000 : quantity;
}

/**
 * What came of the lines of an old order: all of them as ordered, or, where something was replaced, the first one
 * replaced and the last one missing; of a short one loose goods weighed 4% less, and one piece of the second line did
 * not come (B-22).
 */
export async function deliveredOf(
  context: TenantContext,
  past: PastOrder,
  { cart, lines }: { cart: BuyableCart; lines: readonly NewOrderLine[] },
): Promise<LineDelivered[]> {
  if (past.statusId === orderStatusCodes.cancelled) return lines.map(() => notDelivered);
  const came = lines.map((line, at): LineDelivered => {
    const quantity = past.isShort ? shortOf(line, at) : line.quantity;
    return {
      ...notDelivered,
      deliveredQuantity: quantity,
      deliveredTotal:
        quantity === line.quantity ? line.grossTotal : lineTotal(line.product, fromThousandths(quantity)),
    };
  });
  const [first] = lines;
  if (past.replacedReason === null || first === undefined) return came;
  const replacement = await standIn(context, first, cart);
  const deliveredTotal = deliveredLineTotal({
    ordered: first.grossTotal,
    delivered: 0,
    replacement: lineTotal(replacement.product, fromThousandths(replacement.quantity)),
    isWeighed: false,
    percent: 0,
  });
  const missing = { ...notDelivered, deliveredQuantity: 0, deliveredTotal: 0 };
  return [{ ...missing, deliveredTotal, replacement }, ...came.slice(1, -1), missing];
}

/** When an old order was handed over, at the end of its slot, and what it cost after all. */
export function handedOver(
  past: PastOrder,
  { cart, lines }: { cart: BuyableCart; lines: readonly LineDelivered[] },
): { deliveredAt: Date | null; deliveredTotal: number | null } {
  if (past.statusId === orderStatusCodes.cancelled) return { deliveredAt: null, deliveredTotal: null };
  const { template, place } = cart.slot;
  return {
    deliveredAt: new Date(startOfDay(place.slotDate) + template.endMinute * minuteMs),
    deliveredTotal: deliveredOrderTotal({
      items: lines.reduce((sum, { deliveredTotal }) => sum + (deliveredTotal ?? 0), 0),
      packages: cart.totals.packageTotal,
      deliveryFee: cart.totals.deliveryFee,
      gift: cart.totals.giftTotal,
    }),
  };
}
