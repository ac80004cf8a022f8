import * as api from '../../../contract/api/ordering/checkout.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { listPackaging } from '../browse/category.usecases.ts';
import { priceContextOf } from '../cart/user-price-context.ts';
import { choiceOf } from '../payment/payment-choice.ts';
import { listSavedCards, listUsableCards, removeSavedCard } from '../payment/saved-cards.usecases.ts';
import { buyCart } from './buy.usecases.ts';
import type { CheckoutContext } from './checkout.context.ts';
import { prebilledAmount } from './prebilled-amount.usecases.ts';
import { prepareCheckout } from './prepare.usecases.ts';

/** Operations a session may do (K06, SES-29). */
const allowedTo: Readonly<Record<string, (user: SessionUser) => boolean>> = {
  order: () => true,
  checkout: () => true,
  agent: (user) => user.userTypeId > 0,
};

/** K01-K07. */
export function checkoutRoutes(routes: ShopApi<Transactional<CheckoutContext>>): void {
  routes.personal(api.prepareCheckout, async ({ context, user, params }) => ({
    data: await prepareCheckout(context, user, {
      termsAccepted: params.terms_accepted,
      showSectors: params.show_sectors,
    }),
  }));

  routes.personal(api.buy, async ({ context, user, params }) => ({
    data: await buyCart(context, user, choiceOf(params)),
  }));

  routes.personal(api.viewPrebilledAmount, async ({ context, user, params }) => {
    const asked = { paymentTypeId: params.payment_type_id, orderId: params.order_id ?? null };
    return { data: { prebilledAmount: await prebilledAmount(context, user.userId, asked) } };
  });

  routes.open(api.listPackaging, async ({ context, user }) => ({
    data: { products: await listPackaging(context, await priceContextOf(context, user?.userId ?? null)) },
  }));

  routes.personal(api.listPaymentAuths, async ({ context, user, params }) => ({
    data: {
      auths:
        params.payment_type_id === undefined
          ? await listSavedCards(context, user.userId)
          : await listUsableCards(context, user, params.payment_type_id),
    },
  }));

  routes.personal(api.removePaymentAuth, async ({ context, user: { userId }, params }) => ({
    data: { auths: await removeSavedCard(context, { userId, authId: params.user_payment_auth_id }) },
  }));

  routes.personal(api.testOperation, async ({ user, params: { operation } }) => {
    const allowed = Object.hasOwn(allowedTo, operation) && allowedTo[operation]?.(user) === true;
    return { data: { operation, allowed } };
  });
}
