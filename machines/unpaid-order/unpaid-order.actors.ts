import { fromPromise } from 'xstate';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { UnpaidOrder } from './unpaid-order.types.ts';

interface UnpaidOrderDependencies {
  services: () => Promise<ShopServices>;
  now: () => number;
}

export const unpaidOrderActors = ({ services, now }: UnpaidOrderDependencies) => ({
  findUnpaidOrder: fromPromise<UnpaidOrder | null>(async ({ signal }) => {
    const order = await (await services()).orders.unpaid({ signal, silent: true });
    if (order === null) return null;
    const { orderId, totalPrice, paymentDueUntil } = order;
    const dueUntil = paymentDueUntil === null ? null : Date.parse(paymentDueUntil);
    return { orderId, totalPrice, dueUntil, foundAt: now() };
  }),
  returnOrder: fromPromise<readonly ServerMessage[], { orderId: number }>(
    async ({ input, signal }) =>
      (await (await services()).orders.returnToCart(input.orderId, { signal })).warnings,
  ),
});
