import { OrdersView } from '../../../src/views/orders/OrdersView.tsx';
import { ordersModel } from '../../../paths/models/orders/orders.model.ts';
import { ordersByStatus } from '../../fixtures/orders.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const all = Object.values(ordersByStatus);

export const view = galleryView({
  kind: 'page',
  model: ordersModel,
  variantName: ({ context: { page, list } }) => (list === null ? '' : `page ${page}`),
  variants: (orders) => {
    const { list, page } = orders.context;
    if (list === null) return { '': orders };
    const there = withContext(orders, { list: { ...list, orders: page === 1 ? all : all.slice(0, 1) } });
    if (!orders.matches('shown') || page > 1) return { '': there };
    const none = { selPage: 1, totPages: 0, totItems: 0, itemsPerPage: 12 };
    return { '': there, 'none yet': withContext(orders, { list: { orders: [], page: none } }) };
  },
  show: (orders, record) => ({
    flows: withoutSession(orders),
    node: <OrdersView orders={standIn('orders', orders, record)} />,
  }),
});
