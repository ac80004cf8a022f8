import { addAllFromOrder } from '../../../contract/api/shopping/cart.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { updateOrderInfos as updateOrderInfosEndpoint } from '../../../contract/api/ordering/order-infos.ts';
import {
  viewInvoice as viewInvoiceCall,
  viewReceipt as viewReceiptCall,
} from '../../../contract/api/ordering/order-document.ts';
import { listUsuals } from '../../../contract/api/ordering/usuals.ts';
import { listGiftCertificates } from '../../../contract/api/shopping/gift-list.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { cartAnswer } from '../cart/cart-answer.ts';
import { cartView } from '../cart/cart.view.ts';
import { viewInvoice, viewReceipt } from './document/order-document.usecases.ts';
import { addOrderToCart } from './add-order-to-cart.usecases.ts';
import { abandonAmendment, amendOrder } from './amend-order.usecases.ts';
import { claimLine } from './claim/claim-line.usecases.ts';
import { listAddressOrdersOf, listOwnOrders, listPersonOrdersOf } from './list-orders.usecases.ts';
import { updateOrderInfos } from './order-infos.usecases.ts';
import type { OrderContext } from './order.context.ts';
import { listUsualsOf } from './list-usuals.usecases.ts';
import { listOwnGifts } from './own-gifts.usecases.ts';
import { deleteOwnOrder, viewOrder } from './order.usecases.ts';
import { reserveParking } from './reserve-parking.usecases.ts';

/** C05, O01-O04, O11-O18, U01. */
export function orderRoutes(routes: ShopApi<Transactional<OrderContext>>): void {
  routes.personal(api.viewOrder, async ({ context, user, params }) => ({
    data: await viewOrder(context, user.userId, {
      orderId: params.order_id,
      withReplaced: params.show_replaced,
    }),
  }));

  routes.personal(api.listOrders, async ({ context, user, params }) => ({
    data: await listOwnOrders(context, user, params),
  }));

  routes.personal(api.deleteOrder, async ({ context, user, params }) => {
    const { order, warnings } = await deleteOwnOrder(context, user.userId, {
      orderId: params.order_id,
      isReturned: params.return_to_cart,
    });
    return {
      data: order,
      infos: [
        {
          text: {
            it: `L'ordine n. ${params.order_id} è stato annullato.`,
            'en-US': `Order no. ${params.order_id} was canceled.`,
          },
        },
      ],
      warnings,
    };
  });

  routes.personal(api.modifyOrder, async ({ context, user, params }) => {
    const change = params.abandon ? abandonAmendment : amendOrder;
    const state = await change(context, user.userId, params.order_id);
    return { data: await cartView(context, state, { showSectors: params.show_sectors }) };
  });

  routes.personal(api.listAddressOrders, async ({ context, user, params }) => ({
    data: await listAddressOrdersOf(context, user, params),
  }));

  routes.personal(api.listPersonOrders, async ({ context, user, params }) => ({
    data: await listPersonOrdersOf(context, user, params),
  }));

  routes.personal(api.reserveParking, async ({ context, user, params }) => {
    const { order_id: orderId, distance } = params;
    const parking = await reserveParking(context, user.userId, { orderId, distance });
    return {
      data: { parking },
      infos: [
        {
          text: {
            it: `Il parcheggio ${parking} è riservato per te.`,
            'en-US': `Parking place ${parking} is reserved for you.`,
          },
        },
      ],
    };
  });

  routes.personal(api.claimOrderLine, async ({ context, user, params }) => ({
    data: await claimLine(context, user.userId, params),
    infos: [
      {
        text: {
          it: 'Grazie: abbiamo ricevuto la tua segnalazione.',
          'en-US': 'Thank you: we have received your claim.',
        },
      },
    ],
  }));

  routes.personal(updateOrderInfosEndpoint, async ({ context, user, params }) => ({
    data: await updateOrderInfos(context, user.userId, params),
  }));

  routes.personal(viewReceiptCall, async ({ context, user, params }) => ({
    data: await viewReceipt(context, user.userId, params.order_id),
  }));

  routes.personal(viewInvoiceCall, async ({ context, user, params }) => ({
    data: await viewInvoice(context, user.userId, params.order_id),
  }));

  routes.personal(listUsuals, async ({ context, user }) => ({
    data: await listUsualsOf(context, user.userId),
  }));

  routes.personal(listGiftCertificates, async ({ context, user }) => ({
    data: await listOwnGifts(context, user.userId),
  }));

  routes.personal(addAllFromOrder, ({ context, user, params }) =>
    cartAnswer(context, addOrderToCart(context, user.userId, params.order_id), params),
  );
}
