import type { ProductRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { aProduct, aCart, aCartItem, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { aDay, aTimeslot } from '../../paths/fixtures/timeslot-fixtures.ts';
import { found, openShop, type OpenShop } from './shop-world.ts';

/** Two packs of penne, once. */
export const penne: ProductRequest = {
  kind: 'product',
  requestId: 'a-key-of-its-own',
  product: aProduct(),
  quantity: 2,
  chosen: {},
  acceptAlternatives: true,
};

/** Logged in, with a line, an address and a slot. */
export const ready = aCart({ cartItems: [aCartItem()] });
export const withoutSlot = aCart({ cartItems: [aCartItem()], timeslot: null });

const days = [aDay('2026-11-22', [aTimeslot(5)])];

/** A shop whose shopper has this cart. */
export async function loggedIn(cart = ready, path = '/') {
  const shop = openShop(path);
  await shop.calls.askCookie.latest().answer(found(anAnswer(cart)));
  await answerRefresh(shop, cart);
  return shop;
}

/** The cart is read afresh after a login or a doubt. */
async function answerRefresh({ calls }: OpenShop, cart = ready) {
  for (const call of [calls.loadCart, calls.refreshCart]) {
    const open = call.calls.filter(({ signal }) => !signal.aborted).at(-1);
    await open?.answer(anAnswer(cart));
  }
}

/** Fills in the login dialog; the cart is read after it. */
export async function logIn(shop: OpenShop, cart = ready) {
  shop.flow().session?.send({
    type: 'login.submit',
    email: 'demo@shop.example',
    password: 'Demo2026!',
    rememberMe: false,
  });
  await shop.calls.login.latest().answer({ userId: 1, ssoUser: false });
  await answerRefresh(shop, cart);
}

export const add = ({ flow }: OpenShop, request = penne) =>
  flow().addToCart?.send({ type: 'cart.add', request });

/** Picks the one slot there is, up to the reloaded cart. */
export async function pickSlot(shop: OpenShop) {
  await shop.calls.slots.latest().answer(days);
  shop.picker()?.send({ type: 'slot.pick', dateIso: '2026-11-22', timeslotId: 5 });
  await shop.calls.pickSlot.latest().answer(anAnswer(ready));
  await shop.calls.reloadCart.latest().answer(anAnswer(ready));
}
