import {
  claimOrderLine,
  deleteOrder,
  listAddressOrders,
  listOrders,
  listPersonOrders,
  modifyOrder,
  modifyPaymentType,
  modifyPaymentTypeWallet,
  payOrder,
  reserveParking,
  viewOrder,
  type Order,
  type OrderList,
  type StartedPayment,
} from '../contract/api/ordering/order.ts';
import type { ClaimReason } from '../contract/api/ordering/order-delivery.ts';
import { viewInvoice, viewReceipt, type OrderDocument } from '../contract/api/ordering/order-document.ts';
import { addOrderNote, listNotes, updateOrderNote, type Note } from '../contract/api/shopping/note.ts';
import { listUsuals, type Usuals } from '../contract/api/ordering/usuals.ts';
import { paymentTypeCodes } from '../contract/api/codes.ts';
import { orderPageSize } from '../contract/api/page-sizes.ts';
import type { BoughtOrder } from '../contract/api/ordering/payment.ts';
import { noOrderFilters, type OrderQuery } from '../contract/rules/orders/order-filters.ts';
import { isPayable } from '../contract/rules/checkout/payment-due.ts';
import type { Answer, ApiClient, CallOptions } from './api-client.ts';
import type { CartAnswer } from '../contract/api/shopping/cart-answer.ts';
import type { CartLedger } from './cart-ledger.ts';
import { withSectors } from './cart.ts';
import { nestedFilters, ownFilters, personFilter } from './orders/order-filter-params.ts';
import { paymentChoiceParams, type PaymentChoice } from './checkout.ts';

const { walletProvider } = paymentTypeCodes;

/** What is wrong with a line; `quantity` in pieces or the selling unit, null for all that came. */
export interface LineComplaint {
  readonly orderId: number;
  readonly orderItemId: number;
  readonly reason: ClaimReason;
  readonly quantity: number | null;
  readonly text: string;
}

/** How an order was: `rating` 1 to 5; `noteId` of what was said before, null for the first time. */
export interface OrderRating {
  readonly orderId: number;
  readonly noteId: number | null;
  readonly rating: number;
  readonly text: string;
}

export interface OrderService {
  /** A page of a list, of own orders where it names none; every order of it where it names no filters (ORD-02, ORD-14). */
  list(query: Pick<OrderQuery, 'page'> & Partial<OrderQuery>, options?: CallOptions): Promise<OrderList>;
  view(orderId: number, options?: CallOptions): Promise<Order>;
  /** The order a cart became, or null: whether a buy of unknown outcome went through (decision 005). */
  ofCart(cartId: number, options?: CallOptions): Promise<Order | null>;
  /** The newest order that waits for its payment, or null. */
  unpaid(options?: CallOptions): Promise<Order | null>;
  /** What is bought again and again (B-20). */
  usuals(options?: CallOptions): Promise<Usuals>;
  cancel(orderId: number, options?: CallOptions): Promise<Order>;
  /**
   * Cancels an order and puts what it had back into the cart, which is to be read afterwards; the warnings tell what did
   * not come back.
   */
  returnToCart(orderId: number, options?: CallOptions): Promise<Answer<Order>>;
  amend(orderId: number, options?: CallOptions): Promise<CartAnswer>;
  abandonAmend(orderId: number, options?: CallOptions): Promise<CartAnswer>;
  pay(orderId: number, options: CallOptions): Promise<StartedPayment>;
  /** The wallet provider has a call of its own (CHK-22). */
  changePayment(change: PaymentChoice & { orderId: number }, options: CallOptions): Promise<BoughtOrder>;
  /** Claims a delivered line, once; the order then has the claim, its refund and its state (B-22). */
  claim(complaint: LineComplaint, options?: CallOptions): Promise<Order>;
  /** Rates an order, or says something else of it (ORD-10). */
  rate(rating: OrderRating, options?: CallOptions): Promise<Note>;
  /** What was said of an order, newest first (ORD-10). */
  notes(orderId: number, options?: CallOptions): Promise<Note[]>;
  /** Keeps a parking place and answers which, with the shop's own word of it; `distance` in metres (ORD-11). */
  reserveParking(
    reservation: { orderId: number; distance: number },
    options?: CallOptions,
  ): Promise<Answer<{ parking: string }>>;
  /** What was bought, once it is delivered, in EUR (ORD-16). */
  receipt(orderId: number, options?: CallOptions): Promise<OrderDocument>;
  /** The invoice of an order with `invoiceAvailable`, in EUR (ORD-16). */
  invoice(orderId: number, options?: CallOptions): Promise<OrderDocument>;
}

export function createOrderService({
  client,
  ledger,
}: {
  client: ApiClient;
  ledger: CartLedger;
}): OrderService {
  const modify = (orderId: number, abandon: boolean, options: CallOptions = {}) =>
    ledger.write(() => client.call(modifyOrder, { ...withSectors, order_id: orderId, abandon }, options));
  return {
    list: async ({ page, scope = 'mine', filters = noOrderFilters }, options) => {
      const paging = { page, page_size: orderPageSize, fetch_detail: true };
      if (scope === 'mine')
        return (await client.call(listOrders, { ...paging, ...ownFilters(filters) }, options)).data;
      const params = { ...paging, ...nestedFilters(filters) };
      return scope === 'addresses'
        ? (await client.call(listAddressOrders, params, options)).data
        : (await client.call(listPersonOrders, { ...params, ...personFilter(filters) }, options)).data;
    },
    view: async (orderId, options) =>
      (await client.call(viewOrder, { order_id: orderId, show_replaced: true }, options)).data,
    usuals: async (options) => (await client.call(listUsuals, {}, options)).data,
    ofCart: async (cartId, options) =>
      (await client.call(listOrders, { cart_id: cartId, page_size: 1 }, options)).data.orders[0] ?? null,
    unpaid: async (options) =>
      (await client.call(listOrders, { page: 1, page_size: orderPageSize }, options)).data.orders.find(
        isPayable,
      ) ?? null,
    cancel: async (orderId, options) => (await client.call(deleteOrder, { order_id: orderId }, options)).data,
    returnToCart: (orderId, options) =>
      client.call(deleteOrder, { order_id: orderId, return_to_cart: true }, options),
    amend: (orderId, options) => modify(orderId, false, options),
    abandonAmend: (orderId, options) => modify(orderId, true, options),
    pay: async (orderId, options) => (await client.call(payOrder, { order_id: orderId }, options)).data,
    changePayment: async ({ orderId, ...choice }, options) => {
      const params = { order_id: orderId, ...paymentChoiceParams(choice) };
      const answer =
        choice.paymentTypeId === walletProvider
          ? await client.call(
              modifyPaymentTypeWallet,
              { ...params, payment_type_id: walletProvider },
              options,
            )
          : await client.call(modifyPaymentType, params, options);
      return answer.data;
    },
    claim: async ({ quantity, ...complaint }, options) => {
      const params = { ...complaint, ...(quantity === null ? {} : { quantity }) };
      return (await client.call(claimOrderLine, params, options)).data;
    },
    rate: async ({ orderId, noteId, ...said }, options) =>
      noteId === null
        ? (await client.call(addOrderNote, { orderId, ...said }, options)).data
        : (await client.call(updateOrderNote, { noteId, ...said }, options)).data,
    notes: async (orderId, options) => (await client.call(listNotes, { orderId }, options)).data.notes,
    reserveParking: ({ orderId, distance }, options) =>
      client.call(reserveParking, { order_id: orderId, distance }, options),
    receipt: async (orderId, options) =>
      (await client.call(viewReceipt, { order_id: orderId }, options)).data,
    invoice: async (orderId, options) =>
      (await client.call(viewInvoice, { order_id: orderId }, options)).data,
  };
}
