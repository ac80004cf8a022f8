import { shopLogic } from '../../../machines/shop/shop.logic.ts';
import { deliveryRef } from '../../../machines/shop/shop.selectors.ts';
import { flowModel } from '../../kit/model.ts';
import { says } from '../../kit/cases.ts';
import { cartSummary } from '../cart-summary-cases.ts';
import { shopRules } from './shop.rules.ts';
import { at, type ShopActors, type Shop } from './shop.terms.ts';

/** Both regions wait for two minutes at most; the cases let one of them wait at a time. */
const isCheckoutComing = (shop: Shop): boolean => ['loading', 'awaitingCart'].includes(at(shop).checkout);

const isDeliveryComing = (shop: Shop): boolean => ['loading', 'awaitingLogin'].includes(at(shop).delivery);

export const shopModel = flowModel<typeof shopLogic, ShopActors>({
  name: 'shop',
  machine: shopLogic,
  starts: [
    {
      says: 'the shop is opened',
      input: () => ({
        path: '/',
        cart: { isLive: true, bypass: { address: false, timeslot: false } },
        isStranger: false,
        staleUserId: null,
        minProfileLevel: 2,
      }),
    },
  ],
  cases: {
    'route.entered': (shop) => {
      const home = says('Home is entered', { page: 'other' as const });
      return isDeliveryComing(shop)
        ? [home]
        : [
            home,
            says('the checkout is entered', { page: 'checkout' as const }),
            says('the payment is entered', { page: 'payment' as const }),
          ];
    },
    'gate.opened': (shop) => {
      const login = says('the login gate opens', { gate: 'login' as const });
      return isCheckoutComing(shop)
        ? [login]
        : [
            login,
            says('the address gate opens', { gate: 'address' }),
            says('the slot gate opens', { gate: 'timeslot' }),
            says('the options gate opens', { gate: 'options' }),
          ];
    },
    'login.requested': [says('a place asks for the login')],
    'login.withdrawn': [says('the login page is left')],
    'login.dismissed': [says('the login dialog was closed')],
    'delivery.open': (shop) =>
      isCheckoutComing(shop)
        ? []
        : [
            says('the address is to be changed', { want: 'address' }),
            says('a store is to be chosen', { want: 'address', addressType: 'store' }),
            says('the slot is to be changed', { want: 'timeslot' }),
            says('a slot is pressed', { want: 'timeslot', slot: { dateIso: '2026-11-22', timeslotId: 5 } }),
          ],
    'delivery.fixed': (shop) =>
      shop.context.isDeliveryFixed
        ? [says('the checkout has done its work', { isFixed: false })]
        : [says('the checkout is at work on the cart', { isFixed: true })],
    'checkout.retry': (shop) => (isDeliveryComing(shop) ? [] : [says('the checkout is asked for once more')]),
    'cart.changed': (shop) => {
      const nobody = says('the cart belongs to nobody', { summary: cartSummary.nobody });
      const both = isDeliveryComing(shop) && at(shop).checkout === 'awaitingCart';
      return both
        ? [nobody]
        : [
            says('the cart is ready', { summary: cartSummary.ready }),
            ...(isDeliveryComing(shop) || deliveryRef(shop) !== undefined
              ? []
              : [says('the cart is of an incomplete profile', { summary: cartSummary.incomplete })]),
            nobody,
            says('the cart amends an order', { summary: cartSummary.amending }),
          ];
    },
    'profile.saved': ({ context: { summary } }) =>
      summary?.profileLevel === 1 ? [says('the profile was completed', { level: 2 })] : [],
    'session.closed': [
      says('the shopper has logged out', { reason: 'logout' }),
      says('the session expired', { reason: 'expired' }),
    ],
  },
  answers: {
    loadDelivery: {
      done: [says('the code of the dialogs is there', undefined)],
      failed: [says('the code of the dialogs does not come', new Error('chunk'))],
    },
    loadCheckout: {
      done: [says('the code of the checkout is there', undefined)],
      failed: [says('the code of the checkout does not come', new Error('chunk'))],
    },
  },
  writes: [],
  facts: ['cart.changed', 'route.entered'],
  flows: {
    delivery: [says('address and slot are chosen', 'assigned'), says('the dialogs are closed', 'dismissed')],
    checkout: [says('the order is placed', undefined)],
  },
  limit: 600,
  project: ({ value, context: { page, summary, want, slot, isDeliveryFixed } }) => ({
    isPressed: value.delivery === 'closed' ? null : slot !== null,
    page,
    isDeliveryFixed,
    summary: summary && [summary.isLoggedIn, summary.statusId, summary.hash, summary.profileLevel],
    want: value.delivery === 'closed' ? null : want,
  }),
  rules: shopRules,
  survivors: [
    {
      fault: 'forget event: checkout on delivery.fixed',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
    {
      fault: 'forget event: delivery on gate.opened',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
  ],
});
