import * as api from '../../../contract/api/ordering/order.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { choiceOf } from '../payment/payment-choice.ts';
import type { OrderPaymentContext } from './order-payment.context.ts';
import { changePayment, retryPayment } from './pay-order.usecases.ts';

/** O05-O07. */
export function orderPaymentRoutes(routes: ShopApi<Transactional<OrderPaymentContext>>): void {
  routes.personal(api.payOrder, async ({ context, user, params }) => ({
    data: await retryPayment(context, user.userId, params.order_id),
  }));

  for (const endpoint of [api.modifyPaymentType, api.modifyPaymentTypeWallet]) {
    routes.personal(endpoint, async ({ context, user, params }) => ({
      data: await changePayment(context, user, { orderId: params.order_id, choice: choiceOf(params) }),
    }));
  }
}
