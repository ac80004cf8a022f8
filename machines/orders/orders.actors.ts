import { fromPromise } from 'xstate';
import type { OrderList } from '../../contract/api/ordering/order.ts';
import type { OrderQuery } from '../../contract/rules/orders/order-filters.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const ordersActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listOrders: patient(
    fromPromise<OrderList, OrderQuery>(async ({ input, signal }) =>
      (await services()).orders.list(input, { signal }),
    ),
  ),
});
