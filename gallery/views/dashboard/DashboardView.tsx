import { DashboardView } from '../../../src/views/dashboard/DashboardView.tsx';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { giftCertificatesModel } from '../../../paths/models/gift-certificates/gift-certificates.model.ts';
import { ordersModel } from '../../../paths/models/orders/orders.model.ts';
import { wishlistsModel } from '../../../paths/models/wishlists/wishlists.model.ts';
import type { AnyFlowModel } from '../../../paths/kit/model.ts';
import { days } from '../../fixtures/slots.ts';
import { manyLike } from '../../fixtures/more.ts';
import { placedOrder } from '../../fixtures/orders.ts';
import { standIn } from '../../stand-in.ts';
import { reachedStates, snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { blockSnapshot, withoutSession } from '../../world.ts';

const onItsWay = anOrder({
  orderStatusId: 5,
  orderStatusDescr: 'in preparazione',
  paymentDueStatus: 'paid',
  paymentDueUntil: null,
});

const itemsOf = (count: number) =>
  manyLike(placedOrder.orderItems ?? [], count, (at) => ({ orderItemId: 900 + at }));

/** A state of the flow with something in it. */
function filled(model: AnyFlowModel, isFilled: (context: Record<string, unknown>) => boolean) {
  const found = reachedStates(model).find(
    ({ snapshot }) => snapshot.matches('shown') && isFilled(snapshot.context),
  );
  if (found === undefined) throw new Error('it is shown somewhere');
  return found.snapshot;
}

export const view = galleryView({
  kind: 'page',
  model: ordersModel,
  variantName: ({ context: { list } }) => (list === null ? '' : 'orders'),
  variants: (orders) =>
    orders.matches('shown')
      ? {
          'none to come': orders,
          'none to come, no slot free': withContext(orders, { noSlot: true }),
          ...Object.fromEntries(
            [1, 40].map((count) => [
              `one to come, its products: ${count}`,
              withContext(orders, {
                list: {
                  ...(orders.context as { list: object }).list,
                  orders: [{ ...onItsWay, orderItems: itemsOf(count) }],
                },
              }),
            ]),
          ),
          'one to come': withContext(orders, {
            list: { ...(orders.context as { list: object }).list, orders: [onItsWay] },
          }),
        }
      : { '': orders },
  show: (orders, record) => {
    const gifts = filled(
      giftCertificatesModel,
      ({ loyalty }) => (loyalty as { gifts: readonly object[] }).gifts.length > 0,
    );
    const lists = filled(wishlistsModel, (context) => context.lists !== null);
    const slots =
      'noSlot' in orders.context
        ? snapshotAt(contentBlockModel, 'hidden')
        : blockSnapshot({ kind: 'timeslots', deliveryServiceId: 2, days });
    return {
      flows: withoutSession(orders),
      node: (
        <DashboardView
          orders={standIn('orders', orders, record)}
          gifts={standIn('gifts', gifts, record)}
          lists={standIn('lists', lists, record)}
          slots={standIn('slots', slots, record)}
        />
      ),
    };
  },
});
