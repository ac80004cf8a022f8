import { DashboardView } from '../../../src/views/dashboard/DashboardView.tsx';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { giftCertificatesModel } from '../../../paths/models/gift-certificates/gift-certificates.model.ts';
import { ordersModel } from '../../../paths/models/orders/orders.model.ts';
import { standIn } from '../../stand-in.ts';
import { reachedStates, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const onItsWay = anOrder({
  orderStatusId: 5,
  orderStatusDescr: 'in preparazione',
  paymentDueStatus: 'paid',
  paymentDueUntil: null,
});

export const view = galleryView({
  kind: 'page',
  model: ordersModel,
  variantName: ({ context: { list } }) => (list === null ? '' : 'orders'),
  variants: (orders) =>
    orders.matches('shown')
      ? {
          'none to come': orders,
          'one to come': withContext(orders, {
            list: { ...(orders.context as { list: object }).list, orders: [onItsWay] },
          }),
        }
      : { '': orders },
  show: (orders, record) => {
    const gifts = reachedStates(giftCertificatesModel).find(
      ({ snapshot }) => snapshot.matches('shown') && snapshot.context.loyalty?.gifts.length > 0,
    );
    if (gifts === undefined) throw new Error('the certificates are shown somewhere');
    return {
      flows: withoutSession(orders),
      node: (
        <DashboardView
          orders={standIn('orders', orders, record)}
          gifts={standIn('gifts', gifts.snapshot, record)}
        />
      ),
    };
  },
});
