import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ChangedOrder, ConfirmInput, OrderSeen } from './amendment.types.ts';

interface AmendmentDependencies {
  services: () => Promise<ShopServices>;
  now: () => number;
}

export const amendmentActors = ({ services, now }: AmendmentDependencies) => ({
  amendOrder: fromPromise<CartAnswer, { orderId: number }>(async ({ input, signal }) =>
    (await services()).orders.amend(input.orderId, { signal }),
  ),
  viewOrder: fromPromise<OrderSeen, { orderId: number }>(async ({ input, signal }) => {
    const order = await (await services()).orders.view(input.orderId, { signal, silent: true });
    return { order, seenAt: now() };
  }),
  prepareCart: fromPromise<CartAnswer<PreparedCart>>(async ({ signal }) => {
    const { cart, checkout } = await services();
    // Waits until every line is saved.
    await cart.refresh({ signal });
    return checkout.prepare({ accepted: true }, { signal });
  }),
  confirmChange: fromPromise<ChangedOrder, ConfirmInput>(
    async ({ input: { paymentTypeId, key }, signal }) => {
      const { checkout } = await services();
      const choice = { paymentTypeId, authId: null };
      const { orderId, redirectUrl } = await checkout.buy(choice, { signal, idempotencyKey: key });
      return { orderId, redirectUrl };
    },
  ),
  findChangedOrder: fromPromise<ChangedOrder | null, { cartId: number }>(async ({ input, signal }) => {
    const order = await (await services()).orders.ofCart(input.cartId, { signal });
    return order === null ? null : { orderId: order.orderId, redirectUrl: null };
  }),
  leaveAmendment: fromPromise<CartAnswer, { orderId: number }>(async ({ input, signal }) =>
    (await services()).orders.abandonAmend(input.orderId, { signal }),
  ),
});
