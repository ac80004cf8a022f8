import { fromPromise } from 'xstate';
import type { OrderList } from '../../contract/api/ordering/order.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const ordersActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listOrders: fromPromise<OrderList, { page: number }>(async ({ input, signal }) =>
    (await services()).orders.list(input, { signal }),
  ),
});
