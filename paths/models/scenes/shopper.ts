import { randomUUID } from 'node:crypto';
import type { SnapshotFrom } from 'xstate';
import {
  productAwaitingOptions,
  hasEveryOption,
} from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import { addressSelectorRef, timeslotPickerRef } from '../../../machines/delivery/delivery.selectors.ts';
import {
  chosenAddressId,
  hasSelectorFailed,
  savedAddresses,
} from '../../../machines/address-selector/address-selector.selectors.ts';
import {
  isLoggedIn,
  isLoggingIn,
  isLoginOpen,
  isRestoring,
} from '../../../machines/session/session.selectors.ts';
import {
  canContinue,
  canPlaceOrder,
  hasAcceptedTerms,
  isOutcomeUnknown,
  paymentChoice,
} from '../../../machines/checkout/checkout.selectors.ts';
import { checkoutRef, deliveryRef } from '../../../machines/shop/shop.selectors.ts';
import {
  hasNoSlots,
  hasSlotsFailed,
  isGridOpen,
  listedDays,
} from '../../../machines/timeslot-picker/timeslot-picker.selectors.ts';
import { paths } from '../../../src/routing/paths.ts';
import type { Act } from '../../kit/scenes/scene.ts';
import { flow, type Tab } from './tab.ts';

const act = (says: string, run: () => void): Act => ({ says, run });

/** Whoever sees “the service does not answer” tries again. */
function atServiceDown(tab: Tab): Act | null {
  if (tab.path() !== paths.serviceDown) return null;
  return act('Riprova is pressed', () => flow(tab, 'navigation').send({ type: 'service.retry' }));
}

function atLogin(tab: Tab, { email, password }: { email: string; password: string }): Act | null {
  const session = flow(tab, 'session').getSnapshot();
  if (!isLoginOpen(session) || isLoggingIn(session)) return null;
  return act('the login form is sent', () =>
    flow(tab, 'session').send({ type: 'login.submit', email, password, rememberMe: true }),
  );
}

type Selector = SnapshotFrom<typeof addressSelectorMachine>;

const isListOpen = (selector: Selector): boolean => selector.matches('awaitingChoice');

function atAddresses(tab: Tab): Act | null {
  const delivery = deliveryRef(tab.root.getSnapshot());
  const selector = delivery === undefined ? undefined : addressSelectorRef(delivery.getSnapshot());
  if (selector === undefined) return null;
  const snapshot = selector.getSnapshot();
  if (hasSelectorFailed(snapshot))
    return act('the addresses are asked for again', () => selector.send({ type: 'addresses.reload' }));
  if (!isListOpen(snapshot)) return null;
  if (chosenAddressId(snapshot) !== null)
    return act('the address is confirmed', () => selector.send({ type: 'address.confirm' }));
  const [first] = savedAddresses(snapshot);
  if (first === undefined) return null;
  const { addressId } = first;
  return act('the first address is chosen', () => selector.send({ type: 'address.choose', addressId }));
}

function atSlots(tab: Tab): Act | null {
  const delivery = deliveryRef(tab.root.getSnapshot());
  const picker = delivery === undefined ? undefined : timeslotPickerRef(delivery.getSnapshot());
  if (picker === undefined) return null;
  const snapshot = picker.getSnapshot();
  if (hasSlotsFailed(snapshot) || hasNoSlots(snapshot))
    return act('the slots are asked for again', () => picker.send({ type: 'slots.reload' }));
  if (!isGridOpen(snapshot)) return null;
  const slots = listedDays(snapshot).flatMap(({ dateIso, timeslots }) =>
    timeslots.map(({ timeslotId }) => ({ type: 'slot.pick' as const, dateIso, timeslotId })),
  );
  const pick = slots.find((one) => snapshot.can(one));
  return pick === undefined ? null : act('the first free slot is picked', () => picker.send(pick));
}

function atOptions(tab: Tab): Act | null {
  const adding = flow(tab, 'addToCart');
  const snapshot = adding.getSnapshot();
  const request = productAwaitingOptions(snapshot);
  if (request === null) return null;
  if (hasEveryOption(snapshot))
    return act('the options are confirmed', () => adding.send({ type: 'options.confirm' }));
  const open = request.product.selectOptions.find(
    ({ parameterName }) => request.chosen[parameterName] === undefined,
  );
  const key = open?.values[0]?.key;
  if (open === undefined || key === undefined) return null;
  return act(`the option ${open.name} is chosen`, () =>
    adding.send({ type: 'option.choose', parameterName: open.parameterName, key }),
  );
}

/** What a shopper does with whatever dialog stands open; null when none asks anything. */
export const atDialog = (tab: Tab, account: { email: string; password: string }): Act | null =>
  atServiceDown(tab) ?? atLogin(tab, account) ?? atAddresses(tab) ?? atSlots(tab) ?? atOptions(tab);

/** Whoever needs to be logged in and is not presses “Accedi”. */
export function atLoggedOut(tab: Tab): Act | null {
  const session = flow(tab, 'session').getSnapshot();
  return isLoggedIn(session) || isRestoring(session)
    ? null
    : { says: 'Accedi is pressed', run: () => flow(tab, 'session').send({ type: 'login.request' }) };
}

/** What a shopper does on the way to an order; null when there is nothing but to wait. */
export function atCheckout(tab: Tab): Act | null {
  const checkout = checkoutRef(tab.root.getSnapshot());
  const isThere = tab.path() === paths.checkout || tab.path() === paths.payment;
  if (!isThere)
    return act('the way to the checkout is taken', () =>
      flow(tab, 'navigation').send({ type: 'target.choose', path: paths.checkout, needsLogin: true }),
    );
  if (checkout === undefined) return null;
  const snapshot = checkout.getSnapshot();
  if (isOutcomeUnknown(snapshot))
    return act('what became of the order is asked', () => checkout.send({ type: 'outcome.check' }));
  if (snapshot.matches('choosingPayment')) {
    if (paymentChoice(snapshot) === null)
      return act('paying at the door is chosen', () =>
        checkout.send({ type: 'payment.choose', choice: { paymentTypeId: 2, authId: null } }),
      );
    return canPlaceOrder(snapshot)
      ? act('the order is placed', () => checkout.send({ type: 'order.place', key: randomUUID() }))
      : null;
  }
  if (!snapshot.matches('reviewing')) return null;
  if (!hasAcceptedTerms(snapshot))
    return act('the terms are accepted', () => checkout.send({ type: 'terms.accept', isAccepted: true }));
  if (canContinue(snapshot))
    return act('on to the payment', () => checkout.send({ type: 'checkout.continue' }));
  const { summary } = snapshot.context;
  if (!summary.isAddressAssigned || !summary.isTimeslotAssigned)
    return act('the slot is chosen anew', () =>
      tab.root.send({ type: 'delivery.open', want: summary.isAddressAssigned ? 'timeslot' : 'address' }),
    );
  return null;
}
