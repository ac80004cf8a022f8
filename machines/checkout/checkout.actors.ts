import { fromPromise } from 'xstate';
import type { PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import { failureOf } from '../../contract/api/failure.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { SentBuyStore } from '../../services/sent-buy.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { BuyInput, PlacedOrder } from './checkout.types.ts';

interface CheckoutDependencies {
  services: () => Promise<ShopServices>;
  sentBuy: SentBuyStore;
}

export const checkoutActors = ({ services, sentBuy }: CheckoutDependencies) => ({
  findPlacedOrder: fromPromise<PlacedOrder | null>(async ({ signal }) => {
    const sent = sentBuy.read();
    if (sent === null) return null;
    const order = await (await services()).orders.ofCart(sent.cartId, { signal });
    sentBuy.forget();
    return order === null ? null : { orderId: order.orderId, redirectUrl: null };
  }),
  viewRestriction: fromPromise<PurchaseRestriction>(async ({ signal }) =>
    (await services()).cart.restriction({ signal }),
  ),
  keepNote: fromPromise<void, { note: string }>(async ({ input, signal }) => {
    const { cart } = await services();
    await cart.saveInfo({ property: 'order_comment', value: input.note }, { signal, silent: true });
  }),
  saveNote: fromPromise<CartAnswer, { note: string }>(async ({ input, signal }) =>
    (await services()).cart.saveInfo({ property: 'order_comment', value: input.note }, { signal }),
  ),
  prepare: fromPromise<CartAnswer<PreparedCart>, { hasAcceptedTerms: boolean }>(async ({ input, signal }) =>
    (await services()).checkout.prepare({ accepted: input.hasAcceptedTerms }, { signal }),
  ),
  listAuths: fromPromise<PaymentAuth[], { paymentTypeIds: readonly PaymentTypeId[] }>(
    async ({ input, signal }) => (await services()).checkout.storedCards(input.paymentTypeIds, { signal }),
  ),
  buy: fromPromise<PlacedOrder, BuyInput>(async ({ input: { cartId, choice, key }, signal }) => {
    const { checkout } = await services();
    sentBuy.keep({ cartId, key });
    try {
      const { orderId, redirectUrl } = await checkout.buy(choice, { signal, idempotencyKey: key });
      sentBuy.forget();
      return { orderId, redirectUrl };
    } catch (failure) {
      if (failureOf(failure) === 'refused') sentBuy.forget();
      throw failure;
    }
  }),
});
