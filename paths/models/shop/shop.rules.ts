import type { CartSummary } from '../../../machines/cart/cart.types.ts';
import { longLivedNames } from '../../fixtures/long-lived.ts';
import type { FlowPage } from '../../../machines/navigation/navigation.types.ts';
import {
  checkoutRef,
  deliveryRef,
  hasCheckoutFailed,
  pricesHash,
} from '../../../machines/shop/shop.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import { at, isFixed, type ShopStep, type ShopTrail, type Shop } from './shop.terms.ts';

const isOpen = (shop: Shop): boolean => deliveryRef(shop) !== undefined;

const isClosed = (shop: Shop): boolean => at(shop).delivery === 'closed';

const isCheckoutPage = (page: FlowPage): boolean => page === 'checkout' || page === 'payment';

/** Where the shopper is, and how the cart stands, by what was heard alone. */
const pageOf = (trail: ShopTrail): FlowPage =>
  trail.findLast((one) => one.sent('route.entered') !== null)?.sent('route.entered')?.page ?? 'other';

const summaryOf = (trail: ShopTrail): CartSummary | null => {
  const at = trail.findLastIndex((one) => one.sent('cart.changed') !== null);
  const summary = trail[at]?.sent('cart.changed')?.summary ?? null;
  const saved = trail
    .slice(at + 1)
    .findLast((one) => one.sent('profile.saved') !== null)
    ?.sent('profile.saved');
  return summary === null || saved === null || saved === undefined
    ? summary
    : { ...summary, profileLevel: saved.level };
};

const knowsSame = (one: CartSummary | null, other: CartSummary | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Somebody whose profile lacks something is there: the checkout is not for them. */
const isBarred = (trail: ShopTrail): boolean => {
  const summary = summaryOf(trail);
  return summary !== null && summary.isLoggedIn && summary.profileLevel < 2;
};

/** Somebody is there, and may order. */
const mayOrder = (trail: ShopTrail): boolean => summaryOf(trail)?.isLoggedIn === true && !isBarred(trail);

/** Neither address nor slot may be touched. */
const isFrozen = (trail: ShopTrail): boolean => pageOf(trail) === 'payment' || isFixed(trail);

/** The address of an order that is amended stays as it was ordered. */
const isAddressOfOrder = (step: ShopStep, trail: ShopTrail): boolean =>
  step.sent('gate.opened')?.gate === 'address' && summaryOf(trail)?.statusId === 7;

const isLost = (step: ShopStep): boolean => {
  const closed = step.sent('session.closed');
  return closed !== null && closed.reason !== 'expired';
};

const brokeCode = (step: ShopStep, call: 'loadDelivery' | 'loadCheckout'): boolean =>
  step.failed(call) !== null ||
  (step.elapsed('chunkTimeout') && step.wasInFlight(call) > 0 && step.inFlight(call) === 0);

const isDismissed = (step: ShopStep): boolean => step.told('addToCart', 'gate.dismiss').length === 1;

/** What must hold of the flow, whatever its chart says. */
export const shopRules: readonly Rule<ShopStep>[] = [
  {
    id: 'GATE-01',
    says: 'The login gate asks for the login; a gate of the delivery opens its dialogs there.',
    when: (step, trail) =>
      step.sent('gate.opened') !== null &&
      isClosed(step.before) &&
      !isFrozen(trail) &&
      !isAddressOfOrder(step, trail),
    holds: (step) => {
      const gate = step.sent('gate.opened')?.gate;
      return (
        step.told('session', 'login.request').length === (gate === 'login' ? 1 : 0) &&
        step.calls('loadDelivery').length === (gate === 'address' || gate === 'timeslot' ? 1 : 0) &&
        (step.calls('loadDelivery').length === 0 || step.after.context.want === gate)
      );
    },
  },
  {
    id: 'RULE-TIMESLOTPICKER-9',
    says: 'On the payment page, or while the checkout is at work, no dialog of the delivery opens, whoever asks.',
    when: (step, trail) =>
      (step.sent('gate.opened') !== null || step.sent('delivery.open') !== null) &&
      isClosed(step.before) &&
      isFrozen(trail) &&
      summaryOf(trail)?.isLoggedIn === true,
    holds: (step) => isClosed(step.after) && step.calls('loadDelivery').length === 0,
  },
  {
    id: 'RULE-CHECKOUT-10',
    says: 'A gate that opens on the payment page, or while the checkout is at work, drops its request instead.',
    when: (step, trail) => {
      const gate = step.sent('gate.opened')?.gate;
      return (gate === 'address' || gate === 'timeslot') && isClosed(step.before) && isFrozen(trail);
    },
    holds: isDismissed,
  },
  {
    id: 'ADR-08',
    says: 'The address gate of a cart that amends an order drops its request: that address cannot be changed.',
    when: (step, trail) => isClosed(step.before) && isAddressOfOrder(step, trail),
    holds: (step) => isDismissed(step) && isClosed(step.after) && step.calls('loadDelivery').length === 0,
  },
  {
    id: 'RULE-CHECKOUT-10',
    says: 'Whether the checkout is at work is known as it said last, and forgotten when it is over.',
    when: () => true,
    holds: ({ after }, trail) => after.context.isDeliveryFixed === isFixed(trail),
  },
  {
    id: 'ADR-08',
    says: 'Address and slot open for whoever is logged in, off the payment page; not the address of an amended order.',
    when: (step, trail) =>
      step.sent('delivery.open') !== null &&
      isClosed(step.before) &&
      summaryOf(trail)?.isLoggedIn === true &&
      !isFrozen(trail),
    holds: (step, trail) => {
      const want = step.sent('delivery.open')?.want;
      const isAmended = want === 'address' && summaryOf(trail)?.statusId === 7;
      return (
        step.calls('loadDelivery').length === (isAmended ? 0 : 1) &&
        isClosed(step.after) === isAmended &&
        (isAmended ||
          (step.after.context.want === want &&
            step.after.context.addressType === (step.sent('delivery.open')?.addressType ?? null)))
      );
    },
  },
  {
    id: 'SES-23',
    says: 'Nobody is asked to log in first, and what was wanted opens when the cart is there.',
    when: (step, trail) =>
      step.sent('delivery.open') !== null && isClosed(step.before) && summaryOf(trail)?.isLoggedIn !== true,
    holds: (step) =>
      step.told('session', 'login.request').length === 1 &&
      step.calls('loadDelivery').length === 0 &&
      step.after.context.want === step.sent('delivery.open')?.want &&
      !isClosed(step.after),
  },
  {
    id: 'SES-13',
    says: 'It opens when a cart of somebody comes, not before.',
    when: (step) => step.sent('cart.changed') !== null && at(step.before).delivery === 'awaitingLogin',
    holds: (step) =>
      step.calls('loadDelivery').length === (step.sent('cart.changed')?.summary.isLoggedIn === true ? 1 : 0),
  },
  {
    id: 'SES-14',
    says: 'A login that is not wanted drops the gate’s request and what was to open.',
    when: (step) => step.sent('login.dismissed') !== null,
    holds: (step) =>
      isDismissed(step) && (at(step.before).delivery !== 'awaitingLogin' || isClosed(step.after)),
  },
  {
    id: 'NAV-31',
    says: 'The dialogs open when their code is there, with what the cart was last heard to have.',
    when: (step) => step.done('loadDelivery') !== null,
    holds: (step, trail) => {
      const summary = summaryOf(trail);
      return (
        isOpen(step.after) &&
        JSON.stringify(step.opened('delivery')) ===
          JSON.stringify([
            {
              want: step.after.context.want,
              addressType: step.after.context.addressType,
              slot: step.after.context.slot,
              isAddressAssigned: summary?.isAddressAssigned ?? false,
              isTimeslotAssigned: summary?.isTimeslotAssigned ?? false,
              deliveryServiceId: summary?.deliveryServiceId ?? 2,
              isLocker: summary?.isLocker ?? false,
              addressId: summary?.addressId ?? null,
              cartDay: summary?.cartDay ?? null,
            },
          ])
      );
    },
  },
  {
    id: 'NAV-31',
    says: 'Code of the dialogs that does not come says so, and drops the gate’s request.',
    when: (step) => brokeCode(step, 'loadDelivery'),
    holds: (step) => isClosed(step.after) && isDismissed(step) && step.emitted('failure.raised').length === 1,
  },
  {
    id: 'NAV-31',
    says: 'A checkout whose code does not come, or that breaks, is told on its page, which asks once more.',
    when: (step) => brokeCode(step, 'loadCheckout') || step.broke('checkout'),
    holds: (step) => checkoutRef(step.after) === undefined && hasCheckoutFailed(step.after),
  },
  {
    id: 'GATE-05',
    says: 'Dialogs that are closed drop the gate’s request; dialogs that chose do not.',
    when: (step) => step.ended('delivery') !== null || step.broke('delivery'),
    holds: (step) =>
      isClosed(step.after) && isDismissed(step) === (step.ended('delivery')?.output !== 'assigned'),
  },
  {
    id: 'GATE-09',
    says: 'Dialogs that close after a choice tell the request, which may wait for another gate by now; others do not.',
    when: () => true,
    holds: (step) =>
      (step.told('addToCart', 'delivery.closed').length === 1) ===
      (step.ended('delivery')?.output === 'assigned'),
  },
  {
    id: 'RULE-SESSION-1',
    says: 'With the owner gone the dialogs close and the checkout ends; after a 419 both stay.',
    when: (step) =>
      step.sent('session.closed') !== null && (isOpen(step.before) || checkoutRef(step.before) !== undefined),
    holds: (step) =>
      isLost(step)
        ? !isOpen(step.after) &&
          checkoutRef(step.after) === undefined &&
          isDismissed(step) === isOpen(step.before)
        : isOpen(step.after) === isOpen(step.before) &&
          (checkoutRef(step.after) !== undefined) === (checkoutRef(step.before) !== undefined),
  },
  {
    id: 'SES-05',
    says: 'A checkout on its way is given up with its owner, and stays on its way after a 419.',
    when: (step) => step.sent('session.closed') !== null && at(step.before).checkout === 'loading',
    holds: (step) => step.inFlight('loadCheckout') === (isLost(step) ? 0 : 1),
  },
  {
    id: 'NAV-31',
    says: 'A checkout that failed is forgotten with its owner; after a 419 the page still says so.',
    when: (step) => step.sent('session.closed') !== null && hasCheckoutFailed(step.before),
    holds: (step) => hasCheckoutFailed(step.after) !== isLost(step),
  },
  {
    id: 'B-16',
    says: 'The place that is held, or that none is, is told with every cart.',
    when: (step) => step.sent('cart.changed') !== null,
    holds: (step) => {
      const hold = step.sent('cart.changed')?.summary.hold ?? null;
      const [told] = step.told('slotHold');
      return hold === null
        ? told?.type === 'hold.lost'
        : told?.type === 'hold.changed' && told['hold'] === hold;
    },
  },
  {
    id: 'SES-09',
    says: 'Who asks for the login, or leaves its page, is handed to the session.',
    when: (step) => step.sent('login.requested') !== null || step.sent('login.withdrawn') !== null,
    holds: (step) =>
      step.sent('login.requested') === null
        ? step.told('session', 'login.dismiss').length === 1
        : step.told('session', 'login.request').length === 1,
  },
  {
    id: 'CHK-01',
    says: 'On its pages the checkout is fetched, when the cart of somebody is there; else it waits for it.',
    when: (step, trail) =>
      step.sent('route.entered') !== null &&
      at(step.before).checkout === 'away' &&
      isCheckoutPage(pageOf(trail)),
    holds: (step, trail) =>
      step.calls('loadCheckout').length === (mayOrder(trail) ? 1 : 0) &&
      (at(step.after).checkout === 'away') === isBarred(trail),
  },
  {
    id: 'CHK-01',
    says: 'Other pages fetch no checkout.',
    when: (step, trail) =>
      step.sent('route.entered') !== null &&
      !isCheckoutPage(pageOf(trail)) &&
      checkoutRef(step.before) === undefined,
    holds: (step) => step.inFlight('loadCheckout') === 0 && at(step.after).checkout === 'away',
  },
  {
    id: 'CHK-01',
    says: 'A page of the checkout that is entered while its code comes changes nothing.',
    when: (step, trail) =>
      step.sent('route.entered') !== null &&
      isCheckoutPage(pageOf(trail)) &&
      ['loading', 'awaitingCart'].includes(at(step.before).checkout),
    holds: (step) =>
      at(step.after).checkout === at(step.before).checkout && step.calls('loadCheckout').length === 0,
  },
  {
    id: 'CHK-01',
    says: 'The checkout that waits is fetched when a cart of somebody comes.',
    when: (step) => step.sent('cart.changed') !== null && at(step.before).checkout === 'awaitingCart',
    holds: (step, trail) => step.calls('loadCheckout').length === (mayOrder(trail) ? 1 : 0),
  },
  {
    id: 'SES-26',
    says: 'Whoever comes to the checkout with an incomplete profile is led to it, once, and no checkout is fetched.',
    when: (step, trail) =>
      isBarred(trail) &&
      ((step.sent('route.entered') !== null &&
        at(step.before).checkout === 'away' &&
        isCheckoutPage(pageOf(trail))) ||
        (step.sent('cart.changed') !== null && at(step.before).checkout === 'awaitingCart')),
    holds: (step) =>
      step.emitted('profile.required').length === 1 &&
      step.calls('loadCheckout').length === 0 &&
      at(step.after).checkout === 'away',
  },
  {
    id: 'SES-26',
    says: 'Nobody else is led to the profile.',
    when: (step) => step.emitted('profile.required').length > 0,
    holds: (_, trail) => isBarred(trail) && isCheckoutPage(pageOf(trail)),
  },
  {
    id: 'CHK-02',
    says: 'The checkout opens on the cart that was last heard of.',
    when: (step) => step.done('loadCheckout') !== null,
    holds: (step, trail) => {
      const [opened] = step.opened('checkout');
      return (
        opened instanceof Object &&
        'summary' in opened &&
        JSON.stringify(opened.summary) === JSON.stringify(summaryOf(trail))
      );
    },
  },
  {
    id: 'SES-08',
    says: 'A checkout whose owner is gone waits on its page for the next one.',
    when: (step, trail) =>
      isLost(step) && at(step.before).checkout !== 'away' && isCheckoutPage(pageOf(trail)),
    holds: (step) => at(step.after).checkout === 'awaitingCart',
  },
  {
    id: 'NAV-31',
    says: 'A checkout that failed is fetched again when it is asked for or its page is entered anew.',
    when: (step, trail) =>
      hasCheckoutFailed(step.before) &&
      (step.sent('checkout.retry') !== null ||
        (step.sent('route.entered') !== null &&
          isCheckoutPage(pageOf(trail)) &&
          summaryOf(trail)?.isLoggedIn === true)),
    holds: (step) => step.calls('loadCheckout').length === 1,
  },
  {
    id: 'CHK-07',
    says: 'The checkout hears which of its pages is entered; other pages leave it alone.',
    when: (step) => step.sent('route.entered') !== null && checkoutRef(step.before) !== undefined,
    holds: (step, trail) => {
      const told = step.told('checkout', 'page.entered').map(({ page }) => page);
      const page = pageOf(trail);
      const wanted = isCheckoutPage(page) ? [page] : [];
      return JSON.stringify(told) === JSON.stringify(wanted) && checkoutRef(step.after) !== undefined;
    },
  },
  {
    id: 'CHK-11',
    says: 'A checkout that is over is gone.',
    when: (step) => step.ended('checkout') !== null || step.broke('checkout'),
    holds: ({ after }) => checkoutRef(after) === undefined,
  },
  {
    id: 'RULE-ADDTOCART-4',
    says: 'While its dialogs are open or on their way no second ones are fetched.',
    when: (step) =>
      (step.sent('gate.opened') !== null || step.sent('delivery.open') !== null) && !isClosed(step.before),
    holds: (step) =>
      step.calls('loadDelivery').length === 0 && at(step.after).delivery === at(step.before).delivery,
  },
  {
    id: 'CAT-13',
    says: 'Another slot or warehouse is told once, and nothing else is told so.',
    when: (step) => step.sent('cart.changed') !== null || step.emitted('hash.changed').length > 0,
    holds: (step, trail) => {
      const before = summaryOf(trail.slice(0, -1))?.hash ?? 'w0d0t0';
      const now = step.sent('cart.changed')?.summary.hash ?? before;
      const [told, ...more] = step.emitted('hash.changed').map(({ hash }) => hash);
      return (
        more.length === 0 && told === (now === before ? undefined : now) && pricesHash(step.after) === now
      );
    },
  },
  {
    id: 'SES-13',
    says: 'Where the shopper is and how the cart stands is known in every region.',
    when: () => true,
    holds: ({ after }, trail) =>
      after.context.page === pageOf(trail) && knowsSame(after.context.summary, summaryOf(trail)),
  },
  {
    id: 'CHK-01',
    says: 'Everything that lives as long as the app is there from the start.',
    when: (step) => step.isStart,
    holds: (step) => longLivedNames.every((flow) => step.opened(flow).length === 1),
  },
  offers({
    id: 'NAV-31',
    says: 'A checkout that failed can be asked for once more.',
    from: (shop: Shop) => hasCheckoutFailed(shop) && isClosed(shop),
    via: ({ id }) => id === 'checkout.retry',
    to: (shop: Shop) => at(shop).checkout === 'loading',
  }),
  offers({
    id: 'SES-14',
    says: 'A dialog that waits for the login can be given up.',
    from: (shop: Shop) => at(shop).delivery === 'awaitingLogin',
    via: ({ id }) => id === 'login.dismissed',
    to: isClosed,
  }),
  offers({
    id: 'GATE-01',
    says: 'A gate is heard while no dialog is open.',
    from: isClosed,
    via: ({ id }) => id === 'gate.opened',
  }),
  reaches({
    id: 'RULE-ADDTOCART-11',
    says: 'From everywhere the dialogs come to be closed.',
    from: () => true,
    to: isClosed,
  }),
  reaches({
    id: 'CHK-01',
    says: 'From everywhere the checkout can be opened.',
    from: () => true,
    to: (shop: Shop) => checkoutRef(shop) !== undefined,
  }),
];
