import { OrderView } from '../../../src/views/orders/OrderView.tsx';
import { orderDetailModel } from '../../../paths/models/order-detail/order-detail.model.ts';
import { parkingModel } from '../../../paths/models/parking/parking.model.ts';
import { deliveredOrders } from '../../fixtures/delivered-orders.ts';
import { ordersByStatus, placedOrder } from '../../fixtures/orders.ts';
import { orderRightFlows } from '../../order-right-flows.ts';
import { orderSubstitutionParts } from '../../fixtures/substitution-parts.tsx';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyLike } from '../../fixtures/more.ts';
import { pasta } from '../../fixtures/products.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const { partlyDelivered } = ordersByStatus;
/** Forty products, and eight that came instead of others. */
const longOrder = {
  ...partlyDelivered,
  orderItems: manyLike(partlyDelivered?.orderItems ?? [], 40, (at) => ({
    orderItemId: 3000 + at,
    product: { ...pasta, productId: 5000 + at, name: `Pasta ${at}` },
  })),
  replacedItems: manyLike(partlyDelivered?.replacedItems ?? [], 8, (at) => ({
    orderItemId: 4000 + at,
    product: { ...pasta, productId: 6000 + at, name: `Riso ${at}` },
  })),
};
/** One product, which came, and one instead of another. */
const shortOrder = {
  ...partlyDelivered,
  orderItems: partlyDelivered?.orderItems?.slice(0, 1) ?? [],
  replacedItems: partlyDelivered?.replacedItems?.slice(0, 1) ?? [],
};

export const view = galleryView({
  kind: 'page',
  model: orderDetailModel,
  variantName: ({ context: { order } }) => (order === null ? 'no order' : ''),
  variants: (detail) => {
    if (detail.context.order === null) return { '': detail };
    if (!detail.matches('shown')) return { '': withContext(detail, { order: placedOrder }) };
    return Object.fromEntries(
      Object.entries({
        ...ordersByStatus,
        ...deliveredOrders,
        'forty products': longOrder,
        'one product': shortOrder,
      }).map(([status, order]) => [status, withContext(detail, { order })]),
    );
  },
  show: (detail, record) => ({
    flows: withoutSession(detail),
    node: (
      <OrderView
        detail={standIn('orderDetail', detail, record)}
        parking={standIn('parking', snapshotAt(parkingModel, 'idle'), record)}
        right={orderRightFlows(record)}
        Substitutions={orderSubstitutionParts(record)}
      />
    ),
  }),
});
