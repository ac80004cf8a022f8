import { transactionStatusCodes } from '../../../contract/api/codes.ts';
import type { Order, OrderItem } from '../../../contract/api/ordering/order.ts';
import type { Language } from '../../../contract/languages.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { cartItemView, packageView } from '../cart/cart-item.view.ts';
import { wireQuantity } from '../cart/cart-line-state.ts';
import { earnedGiftsView } from '../gift/earned-gifts.ts';
import { cartChoice } from '../substitution/line-substitution.ts';
import { termsOf, termsView } from '../timeslot/slot-terms.ts';
import { italianDay } from '../timeslot/timeslot-calendar.ts';
import { lineOutcome, orderDelivery } from './delivery.view.ts';
import { dueStatusOf, isChangeable } from './order-permissions.ts';
import { isDelivered } from './order-statuses.ts';
import { parkingLabel } from './parking-label.ts';
import { statusText } from './status-text.ts';
import type { OrderParts } from './order-parts.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

const lineFacts = (line: OrderLineRow, substituteName: string | null = null) => ({
  itemId: line.orderItemId,
  product: line.product,
  quantity: fromThousandths(line.quantity),
  gross: line.grossTotal,
  options: line.options,
  acceptAlternatives: line.acceptAlternatives,
  customWeight: line.customWeight,
  note: line.note,
  choice: { substitution: line.substitution, substitutionProductId: line.substitutionProductId },
  substituteName,
  atRisk: false,
  shortage: null,
  // What was bought is asked about no more.
  exclusions: [],
  acceptsExclusions: false,
});

function itemView(
  order: OrderRow,
  line: OrderLineRow,
  { isSold, nameOf }: Pick<OrderQuestions, 'isSold' | 'nameOf'>,
): OrderItem {
  const { substitutionProductId: substituteId } = line;
  return {
    ...cartItemView(lineFacts(line, substituteId === null ? null : nameOf(substituteId))),
    orderItemId: line.orderItemId,
    ...lineOutcome(order, line),
    sold: isSold(line.productId),
  };
}

function replacedView(line: OrderLineRow): NonNullable<Order['replacedItems']>[number] {
  return {
    orderItemId: line.orderItemId,
    product: line.product,
    ...wireQuantity(line.product.productInfos, fromThousandths(line.quantity)),
    grossTotal: fromCents(line.grossTotal),
    reason: line.reason ?? '',
  };
}

function placeView(order: OrderRow): Order['shippingAddress'] {
  const {
    doorbellName: _d,
    floor: _f,
    referencePhoneNumber: _p,
    addressNote: _n,
    elevator: _e,
    ...place
  } = order.address;
  return { ...place, autoAssigned: false, editable: false };
}

function timeslotView(order: OrderRow, facts: TenantFacts): Order['timeslot'] {
  const { slotPrice: fee, slotFreeFrom: freeFrom } = order;
  return {
    date: italianDay(order.slotDate),
    dateIso: order.slotDate,
    timeslotId: order.timeslotId,
    beginTime: order.slotBegin,
    endTime: order.slotEnd,
    name: `${order.slotBegin} - ${order.slotEnd}`,
    autoAssigned: false,
    holdUntil: null,
    holdExtended: false,
    editable: false,
    cutoff: order.editableUntil.toISOString(),
    ...termsView(fee === null ? termsOf(null, facts) : { fee, freeFrom }),
  };
}

/** True where an order gets an invoice by now: it was asked for, came, and its warehouse invoices (ORD-16). */
export function isInvoiceable(order: OrderRow, { invoiceWarehouseIds }: TenantFacts): boolean {
  return order.needInvoice && isDelivered(order) && invoiceWarehouseIds.includes(order.warehouseId);
}

/** What is asked of an order, and of the shop as it is now. */
interface OrderQuestions {
  readonly now: Date;
  readonly facts: TenantFacts;
  readonly language: Language;
  readonly withLines: boolean;
  readonly withReplaced: boolean;
  /** Whether the shop sells a product still. */
  readonly isSold: (productId: number) => boolean;
  /** What the shop calls a product; null where it has it no more. */
  readonly nameOf: (productId: number) => string | null;
}

/** An order as the API answers it; lines and replaced lines where asked. */
export function orderView(
  { order, lines, transaction, parking }: OrderParts & { readonly parking: number | null },
  asked: OrderQuestions,
): Order {
  const { now, facts } = asked;
  const changeable = isChangeable(order, now);
  const of = (kind: OrderLineRow['kind']) => lines.filter((line) => line.kind === kind);
  return {
    orderId: order.orderId,
    cartId: order.cartId,
    orderStatusId: order.statusId,
    orderStatusDescr: statusText(order.statusId)[asked.language],
    createdAt: order.createdAt.toISOString(),
    ...(asked.withLines ? { orderItems: of('item').map((line) => itemView(order, line, asked)) } : {}),
    ...(asked.withReplaced ? { replacedItems: of('replaced').map(replacedView) } : {}),
    totalItems: order.totalItems,
    itemsTotal: fromCents(order.itemsTotal),
    giftTotal: fromCents(order.giftTotal),
    packageTotal: fromCents(order.packageTotal),
    deliveryFee: fromCents(order.deliveryFee),
    totalPrice: fromCents(order.totalPrice),
    shippingAddress: placeView(order),
    timeslot: timeslotView(order, facts),
    orderPackages: of('package').map((line) => packageView(lineFacts(line))),
    giftCertificates: order.gift === null ? [] : [order.gift.certificate],
    giftCertificatesToGenerate: earnedGiftsView(order.giftsToGenerate),
    cartInfos: {
      order_comment: order.orderComment,
      need_invoice: order.needInvoice ? 'true' : 'false',
      substitutions: cartChoice(order, facts),
      adult_declared: order.adultDeclared ? 'true' : 'false',
    },
    orderTransactionId: order.transactionId,
    transactionStatusId: transaction?.statusId ?? transactionStatusCodes.error,
    paymentTypeId: order.paymentTypeId,
    authorizedAmount: fromCents(transaction?.authorizedAmount ?? 0),
    paymentDueStatus: dueStatusOf(order, transaction, now),
    paymentDueUntil: order.dueUntil?.toISOString() ?? null,
    editable: changeable,
    deletable: changeable,
    editableUntil: order.editableUntil.toISOString(),
    byAgent: order.byAgent,
    invoiceAvailable: isInvoiceable(order, facts),
    noteId: order.noteId,
    delivery: orderDelivery({ order, lines, transaction }, facts),
    history: order.statusHistory.map(({ statusId, at, by }) => ({
      orderStatusId: statusId,
      at,
      by: by ?? null,
    })),
    parking: parking === null ? null : parkingLabel(parking),
    orderedFor: null,
  };
}
