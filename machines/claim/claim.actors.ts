import { fromPromise } from 'xstate';
import { ApiFailure } from '../../contract/api/failure.ts';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { LineClaim } from '../../contract/api/ordering/order-delivery.ts';
import type { LineComplaint } from '../../services/orders.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

const claimIn = ({ orderItems = [] }: Order, orderItemId: number): LineClaim | null =>
  orderItems.find((item) => item.orderItemId === orderItemId)?.claim ?? null;

export const claimActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  claimLine: patient(
    fromPromise<LineClaim, LineComplaint>(async ({ input, signal }) => {
      const claim = claimIn(await (await services()).orders.claim(input, { signal }), input.orderItemId);
      if (claim === null) throw new ApiFailure('unreadable');
      return claim;
    }),
  ),
  readClaim: patient(
    fromPromise<LineClaim | null, { orderId: number; orderItemId: number }>(
      async ({ input: { orderId, orderItemId }, signal }) =>
        claimIn(await (await services()).orders.view(orderId, { signal }), orderItemId),
    ),
  ),
});
