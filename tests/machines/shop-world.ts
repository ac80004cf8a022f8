import { routeOf } from '../../src/routing/match-route.ts';
import { setupI18n } from '@lingui/core';
import { SimulatedClock, type AnyStateMachine } from 'xstate';
import { longLived } from '../../paths/fixtures/long-lived.ts';
import type { Gate } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type { PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { Address, DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
import type { KnownInvoice } from '../../machines/invoice/invoice.types.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import type { AddToCartRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { addressEditorLogic } from '../../machines/address-editor/address-editor.logic.ts';
import { addressSelectorLogic } from '../../machines/address-selector/address-selector.logic.ts';
import { bagsMachine } from '../../machines/bags/bags.machine.ts';
import { cartLineLogic } from '../../machines/cart-line/cart-line.logic.ts';
import type { SlotHold } from '../../machines/cart/cart.types.ts';
import { checkoutLogic } from '../../machines/checkout/checkout.logic.ts';
import type { BuyInput, PlacedOrder } from '../../machines/checkout/checkout.types.ts';
import { deliveryMachine } from '../../machines/delivery/delivery.machine.ts';
import { addressSelectorRef, timeslotPickerRef } from '../../machines/delivery/delivery.selectors.ts';
import type { EnteredRoute } from '../../machines/navigation/navigation.types.ts';
import type { Favourites, HeartPress } from '../../machines/favourites/favourites.types.ts';
import { invoiceLogic } from '../../machines/invoice/invoice.logic.ts';
import type { SessionUser } from '../../machines/session/session.types.ts';
import { isLoginOpen } from '../../machines/session/session.selectors.ts';
import { checkoutRef, deliveryRef } from '../../machines/shop/shop.selectors.ts';
import { storeFinderLogic } from '../../machines/store-finder/store-finder.logic.ts';
import { timeslotPickerLogic } from '../../machines/timeslot-picker/timeslot-picker.logic.ts';
import type { SlotChoice } from '../../machines/timeslot-picker/timeslot-picker.types.ts';
import type { UnpaidOrder } from '../../machines/unpaid-order/unpaid-order.types.ts';
import type { Ties } from '../../src/routing/connected-logic.ts';
import type { BagRemoval } from '../../machines/bags/bags.machine.ts';
import { wireShop, type ShopMachines } from '../../src/wiring/wire-shop.ts';
import { held } from './held.ts';

type Recalled = { user: SessionUser | null; hasRestoreToken: boolean; answer: CartAnswer };
type LoginForm = { email: string; password: string; rememberMe: boolean };

/** Every call the shop may make, answered when the test says so. */
const heldCalls = () => ({
  askCookie: held<Recalled>(),
  exchangeToken: held<SessionUser>(),
  login: held<SessionUser, LoginForm>(),
  logout: held<void>(),
  loadCart: held<CartAnswer>(),
  refreshCart: held<CartAnswer>(),
  saveLine: held<{ answer: CartAnswer; quantity: number }, { itemId: number; quantity: number }>(),
  removeLine: held<{ answer: CartAnswer }, { itemId: number }>(),
  add: held<CartAnswer, { request: AddToCartRequest }>(),
  loadFavourites: held<Favourites, { isAwaited: boolean }>(),
  setFavourite: held<Favourites, { listId: number; press: HeartPress }>(),
  extendHold: held<CartAnswer, { hold: SlotHold | null }>(),
  checkCode: held<void, { code: string }>(),
  applyCode: held<CartAnswer, { code: string }>(),
  removeCode: held<CartAnswer, { code: string }>(),
  loadDelivery: held<void>(),
  loadCheckout: held<void>(),
  unpaidOrder: held<UnpaidOrder | null>(),
  returnOrder: held<void, { orderId: number }>(),
  addresses: held<Address[]>(),
  selectAddress: held<CartAnswer, { addressId: number }>(),
  reloadCart: held<CartAnswer>(),
  slots: held<TimeslotDay[], { deliveryServiceId: DeliveryServiceId; isLocker: boolean }>(),
  pickSlot: held<CartAnswer, SlotChoice>(),
  findPlacedOrder: held<PlacedOrder | null>(),
  restriction: held<PurchaseRestriction>(),
  keepNote: held<void, { note: string }>(),
  saveNote: held<CartAnswer, { note: string }>(),
  prepare: held<CartAnswer<PreparedCart>, { hasAcceptedTerms: boolean }>(),
  auths: held<PaymentAuth[], { paymentTypeIds: readonly PaymentTypeId[] }>(),
  buy: held<PlacedOrder, BuyInput>(),
  bags: held<Product[]>(),
  removeBag: held<CartAnswer, BagRemoval>(),
  viewInvoice: held<KnownInvoice>(),
  saveNeed: held<CartAnswer, { isNeeded: boolean }>(),
  saveBilling: held<Billing, { billing: Billing }>(),
});

type Calls = ReturnType<typeof heldCalls>;

/** The machine with those of the calls that it makes. */
function withCalls<Machine extends AnyStateMachine>(machine: Machine, calls: Calls): Machine {
  const own = Object.entries(calls).filter(([name]) => name in machine.implementations.actors);
  const actors = Object.fromEntries(own.map(([name, { logic }]) => [name, logic]));
  // The copy that `provide` makes is the same machine, of the same type.
  return machine.provide({ actors }) as Machine;
}

/** Every long-lived machine with its calls; one whose calls no test answers never hears of them. */
const heldMachines = (calls: Calls): typeof longLived =>
  // Each under its own name, as the table has them.
  Object.fromEntries(
    Object.entries(longLived).map(([name, machine]) => [name, withCalls<AnyStateMachine>(machine, calls)]),
  ) as unknown as typeof longLived;

const deliveryOf = (calls: Calls, connected: Ties['connected']) =>
  connected(
    deliveryMachine.provide({
      actors: {
        addressSelector: connected(
          addressSelectorLogic.provide({
            actors: {
              addressEditor: connected(addressEditorLogic),
              listHomeAddresses: calls.addresses.patient,
              storeFinder: connected(storeFinderLogic),
              selectAddress: calls.selectAddress.logic,
              reloadCart: calls.reloadCart.logic,
            },
          }),
        ),
        timeslotPicker: connected(
          timeslotPickerLogic.provide({
            actors: {
              listTimeslots: calls.slots.patient,
              selectTimeslot: calls.pickSlot.logic,
              reloadCart: calls.reloadCart.logic,
            },
          }),
        ),
      },
    }),
  );

const checkoutOf = (calls: Calls, connected: Ties['connected']) =>
  connected(
    checkoutLogic.provide({
      actors: {
        findPlacedOrder: calls.findPlacedOrder.logic,
        viewRestriction: calls.restriction.logic,
        keepNote: calls.keepNote.logic,
        saveNote: calls.saveNote.logic,
        prepare: calls.prepare.logic,
        listAuths: calls.auths.logic,
        buy: calls.buy.logic,
        bags: connected(
          bagsMachine.provide({ actors: { listBags: calls.bags.logic, removeBag: calls.removeBag.logic } }),
        ),
        invoice: connected(
          invoiceLogic.provide({
            actors: {
              viewInvoice: calls.viewInvoice.logic,
              saveNeed: calls.saveNeed.logic,
              saveBilling: calls.saveBilling.logic,
            },
          }),
        ),
      },
    }),
  );

const machinesOf =
  (calls: Calls) =>
  ({ emitting, connected }: Ties): ShopMachines => ({
    longLived: {
      ...heldMachines(calls),
      cart: withCalls(longLived.cart, calls).provide({
        actors: { cartLine: emitting(withCalls(cartLineLogic, calls)) },
      }),
    },
    lazy: {
      delivery: deliveryOf(calls, connected),
      checkout: checkoutOf(calls, connected),
      loadDelivery: calls.loadDelivery.logic,
      loadCheckout: calls.loadCheckout.logic,
    },
  });

/** The root with every real flow and the real wiring; only calls, chunks and clock are held. */
export function openShop(path = '/', { isStranger = false } = {}) {
  const clock = new SimulatedClock();
  const calls = heldCalls();
  const went: string[] = [];
  const gates: Gate[] = [];
  const { flows, bus, start } = wireShop({
    awaitedCodes: ['order.notDeletable'],
    machines: machinesOf(calls),
    clock,
    input: {
      path,
      cart: { isLive: true, bypass: { address: false, timeslot: false } },
      isStranger,
      staleUserId: null,
      minProfileLevel: 2,
    },
    i18n: setupI18n({ locale: 'it', messages: { it: {} } }),
    navigate: (to) => void went.push(to),
    leave: ({ url }) => void went.push(url),
    rememberWord: () => undefined,
    remember: { shopped: () => undefined, ordered: () => undefined },
    forgetEmptied: () => undefined,
  });
  const { shop, addToCart } = flows;
  addToCart.on('gate.opened', ({ gate }) => void gates.push(gate));
  start();
  const at = () => shop.getSnapshot();
  const flow = () => at().children;
  return {
    shop,
    clock,
    calls,
    /** Addresses the shop led to, in order. */
    went,
    /** Gates that were opened, in order. */
    gates,
    broadcast: bus.broadcast,
    flow,
    checkout: () => checkoutRef(at()),
    delivery: () => deliveryRef(at()),
    addressSelector: () => {
      const delivery = deliveryRef(at());
      return delivery === undefined ? undefined : addressSelectorRef(delivery.getSnapshot());
    },
    picker: () => {
      const delivery = deliveryRef(at());
      return delivery === undefined ? undefined : timeslotPickerRef(delivery.getSnapshot());
    },
    /** The dialogs on screen. */
    dialogs: () => [
      ...(flow().session !== undefined && isLoginOpen(flow().session!.getSnapshot()) ? ['login'] : []),
      ...(deliveryRef(at()) === undefined ? [] : ['delivery']),
    ],
    /** Texts of the toast on screen and of the notices that stay. */
    notices: () => {
      const { shown, persistent } = flow().notifications!.getSnapshot().context;
      return [...(shown === null ? [] : [shown.text]), ...persistent.map(({ text }) => text)];
    },
    enter: (
      to: string,
      { needsLogin = false, hasMarker = true, afterLogin = null }: Partial<EnteredRoute> = {},
    ) =>
      bus.broadcast({
        type: 'route.entered',
        page: routeOf(to).route.flowPage,
        path: to,
        needsLogin,
        isForSingleSignOn: false,
        hasMarker,
        afterLogin,
      }),
  };
}

export type OpenShop = ReturnType<typeof openShop>;

/** A cart of nobody, or of somebody, as the start finds it. */
export const found = (answer: CartAnswer): Recalled => ({
  user: answer.cart.user.userId > -1 ? { userId: answer.cart.user.userId, ssoUser: false } : null,
  hasRestoreToken: false,
  answer,
});
