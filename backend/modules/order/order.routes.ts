import * as api from '../../../contract/api/order.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { cartView } from '../cart/cart.view.ts';
import { choiceOf } from '../payment/payment-choice.ts';
import { abandonAmendment, amendOrder } from './amend-order.usecases.ts';
import { updateOrderInfos } from './order-infos.usecases.ts';
import { claimLine } from './claim-line.usecases.ts';
import { listAddressOrdersOf, listOwnOrders, listPersonOrdersOf } from './list-orders.usecases.ts';
import { deleteOwnOrder, viewOrder } from './order.usecases.ts';
import { changePayment, retryPayment } from './pay-order.usecases.ts';
import { reserveParking } from './reserve-parking.usecases.ts';

/** O01-O07, O11-O15. */
export function orderRoutes(routes: ShopApi): void {
  routes.personal(api.viewOrder, async ({ scope, user, params }) => ({
    data: await viewOrder(scope, user.userId, {
      orderId: params.order_id,
      withReplaced: params.show_replaced,
    }),
  }));

  routes.personal(api.listOrders, async ({ scope, user, params }) => ({
    data: await listOwnOrders(scope, user.userId, params),
  }));

  routes.personal(api.deleteOrder, async ({ scope, user, params }) => ({
    data: await deleteOwnOrder(scope, user.userId, params.order_id),
    infos: [{ text: `L'ordine n. ${params.order_id} è stato annullato.` }],
  }));

  routes.personal(api.modifyOrder, async ({ scope, user, params }) => {
    const change = params.abandon ? abandonAmendment : amendOrder;
    const state = await change(scope, user.userId, params.order_id);
    return { data: await cartView(scope, state, { showSectors: params.show_sectors }) };
  });

  routes.personal(api.payOrder, async ({ scope, user, params }) => ({
    data: await retryPayment(scope, user.userId, params.order_id),
  }));

  for (const endpoint of [api.modifyPaymentType, api.modifyPaymentTypeWallet]) {
    routes.personal(endpoint, async ({ scope, user, params }) => ({
      data: await changePayment(scope, user, { orderId: params.order_id, choice: choiceOf(params) }),
    }));
  }

  routes.personal(api.listAddressOrders, async ({ scope, user, params }) => ({
    data: await listAddressOrdersOf(scope, user, params),
  }));

  routes.personal(api.listPersonOrders, async ({ scope, user, params }) => ({
    data: await listPersonOrdersOf(scope, user, params),
  }));

  routes.personal(api.reserveParking, async ({ scope, user, params }) => {
    const { order_id: orderId, distance } = params;
    const parking = await reserveParking(scope, user.userId, { orderId, distance });
    return { data: { parking }, infos: [{ text: `Il parcheggio ${parking} è riservato per te.` }] };
  });

  routes.personal(api.claimOrderLine, async ({ scope, user, params }) => ({
    data: await claimLine(scope, user.userId, params),
    infos: [{ text: 'Grazie: abbiamo ricevuto la tua segnalazione.' }],
  }));

  routes.personal(api.updateOrderInfos, async ({ scope, user, params }) => ({
    data: await updateOrderInfos(scope, user.userId, params),
  }));
}
