import {
  deleteOrder,
  listOrders,
  modifyOrder,
  modifyPaymentType,
  modifyPaymentTypeWallet,
  payOrder,
  viewOrder,
  type Order,
  type OrderList,
  type StartedPayment,
} from '../contract/api/ordering/order.ts';
import { listUsuals, type Usuals } from '../contract/api/ordering/usuals.ts';
import { paymentTypeCodes } from '../contract/api/codes.ts';
import { orderPageSize } from '../contract/api/page-sizes.ts';
import type { BoughtOrder } from '../contract/api/ordering/payment.ts';
import { isUnpaidOrder } from '../contract/rules/checkout/order-status.ts';
import { canRetryPayment } from '../contract/rules/checkout/payment-due.ts';
import type { Answer, ApiClient, CallOptions } from './api-client.ts';
import type { CartAnswer } from '../contract/api/shopping/cart-answer.ts';
import type { CartLedger } from './cart-ledger.ts';
import { withSectors } from './cart.ts';
import { paymentChoiceParams, type PaymentChoice } from './checkout.ts';

const { walletProvider } = paymentTypeCodes;

export interface OrderService {
  list(query: { page: number }, options?: CallOptions): Promise<OrderList>;
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
    list: async ({ page }, options) =>
      (await client.call(listOrders, { page, page_size: orderPageSize, fetch_detail: true }, options)).data,
    view: async (orderId, options) =>
      (await client.call(viewOrder, { order_id: orderId, show_replaced: true }, options)).data,
    usuals: async (options) => (await client.call(listUsuals, {}, options)).data,
    ofCart: async (cartId, options) =>
      (await client.call(listOrders, { cart_id: cartId, page_size: 1 }, options)).data.orders[0] ?? null,
    unpaid: async (options) =>
      (await client.call(listOrders, { page: 1, page_size: orderPageSize }, options)).data.orders.find(
        (order) => isUnpaidOrder(order.orderStatusId) && canRetryPayment(order.paymentDueStatus),
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
  };
}
