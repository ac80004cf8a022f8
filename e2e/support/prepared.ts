import type { Page } from '@playwright/test';
import { login as logInCall } from '../../contract/api/account/auth.ts';
import { saveExclusions } from '../../contract/api/account/exclusion.ts';
import type { Endpoint, EndpointData } from '../../contract/api/endpoint.ts';
import { buy, prepareCheckout } from '../../contract/api/ordering/checkout.ts';
import { listOrders, type Order } from '../../contract/api/ordering/order.ts';
import { listAddresses, selectAddress } from '../../contract/api/shopping/address.ts';
import { addToCart, viewCart } from '../../contract/api/shopping/cart.ts';
import { updateCartInfos } from '../../contract/api/shopping/cart-lines.ts';
import { listProducts, viewProduct } from '../../contract/api/shopping/product.ts';
import { listStores, selectStore } from '../../contract/api/shopping/store.ts';
import { listTimeslots, selectTimeslot } from '../../contract/api/shopping/timeslot.ts';
import { addWishlistProducts, insertWishlist } from '../../contract/api/shopping/wishlist.ts';
import type { Allergen } from '../../contract/rules/catalogue/allergens.ts';
import { firstFreeSlots } from '../../contract/rules/checkout/timeslots.ts';
import { isAssigned } from '../../contract/rules/checkout/assignment.ts';
import { demoPassword, visit } from './shopper.ts';

/** Calls the shop on screen from its page, with the shopper's own cookies. A refusal fails the test. */
async function call<E extends Endpoint>(
  page: Page,
  endpoint: E,
  params: Readonly<Record<string, unknown>>,
): Promise<EndpointData<E>> {
  const { method, path } = endpoint;
  const data = await page.evaluate(
    async (sent) => {
      const headers = { 'X-Ebsn-Client': 'site', 'Content-Type': 'application/json' };
      const query = new URLSearchParams(
        Object.entries(sent.params).map(([name, value]) => [name, String(value)]),
      );
      const answer = await (sent.method === 'GET'
        ? fetch(`${sent.path}?${query}`, { headers })
        : fetch(sent.path, { method: 'POST', headers, body: JSON.stringify(sent.params) }));
      const told = (await answer.json()) as { response: { status: number }; data: unknown };
      if (told.response.status !== 0) throw new Error(`${sent.path}: ${JSON.stringify(told.response)}`);
      return told.data;
    },
    { method, path, params },
  );
  // The backend's own tests hold its answers to the contract.
  return data;
}

/** What goes into the cart: address of the product, how much, and its options. */
export type Wanted = readonly (readonly [
  slug: string,
  quantity: number,
  infos?: Readonly<Record<string, string>>,
])[];

/** Puts goods into the cart of the shopper on screen, whose page does not hear of it. */
export async function putInCart(page: Page, wanted: Wanted): Promise<void> {
  const items: { productId: number; quantity: number; infos?: Readonly<Record<string, string>> }[] = [];
  for (const [slug, quantity, infos] of wanted) {
    const { productId } = await call(page, viewProduct, { slug });
    items.push({ productId, quantity, ...(infos !== undefined && { infos }) });
  }
  await call(page, addToCart, { items });
}

/** Returns what the shop has in the cart of the shopper on screen: each product with its amount and its options. */
export async function linesInCart(page: Page) {
  const { cartItems = [] } = await call(page, viewCart, {});
  return cartItems.map(({ product, quantity, weight, cartItemInfo }) => ({
    slug: product.slug,
    quantity,
    weight,
    cartItemInfo,
  }));
}

/** Gives every line of the cart of the shopper on screen a step of its own, in the unit it is sold by (QTY-14). */
export async function stepBy(page: Page, customWeight: string): Promise<void> {
  const { cartItems = [] } = await call(page, viewCart, {});
  const items = cartItems.map(({ itemId }) => ({ itemId, infos: { customWeight } }));
  await call(page, updateCartInfos, { items });
}

/** Has the shopper on screen exclude something, of which their page does not hear. */
export async function exclude(
  page: Page,
  { allergens, hide = false }: { allergens: readonly Allergen[]; hide?: boolean },
) {
  await call(page, saveExclusions, { allergens, traces: false, diets: [], terms: [], hide, consent: true });
}

/** Makes a list of the shopper on screen, whose page does not hear of it: as many products as this, none with a choice. */
export async function makeList(page: Page, { name, size }: { name: string; size: number }): Promise<void> {
  const { products } = await call(page, listProducts, { page_size: 96 });
  const items = products
    .filter(({ available, selectOptions }) => available > 0 && selectOptions.length === 0)
    .slice(0, size)
    .map(({ productId }) => ({ productId, quantity: 1 }));
  const { listId } = await call(page, insertWishlist, { name });
  await call(page, addWishlistProducts, { wishlistId: listId, items });
}

/** Every order of the shopper on screen, newest first. */
export const ordersOf = async (page: Page): Promise<readonly Order[]> =>
  (await call(page, listOrders, { page_size: 100 })).orders;

/**
 * Has the first home of the shopper on screen chosen, and the second free slot of the second day. Where a test before has,
 * it stays: a slot that is chosen again is prolonged, which can be done once.
 */
async function chooseDelivery(page: Page): Promise<void> {
  const { timeslot } = await call(page, viewCart, {});
  if (isAssigned(timeslot, false)) return;
  const [home] = (await call(page, listAddresses, { address_type: 'home' })).addresses;
  if (home === undefined) throw new Error('The account has no address.');
  const choice = { address_type: 'home', address_id: home.addressId, delivery_service_id: 2 };
  await call(page, selectAddress, choice);
  const { days } = await call(page, listTimeslots, {});
  // A Sunday has fewer slots and goods, whatever the day of the test.
  const isSunday = (dateIso: string) => new Date(dateIso).getUTCDay() === 0;
  const day = days.filter(
    ({ dateIso, timeslots }) => !isSunday(dateIso) && timeslots.some(({ active }) => active === 1),
  )[1];
  const slot = day?.timeslots.filter(({ active, capacityLeft }) => active === 1 && capacityLeft > 0)[1];
  if (day === undefined || slot === undefined) throw new Error('No slot is free.');
  await call(page, selectTimeslot, { sel_date: day.dateIso, timeslot_id: slot.timeslotId });
}

/** Where the shopper comes from: at the shop's origin, and without anything in it. Its icon keeps the browser from asking. */
const doorstep = '/doorstep';
const emptyPage = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

async function openSession(page: Page, login: string): Promise<void> {
  await page.route(`**${doorstep}`, (route) => route.fulfill(emptyPage), { times: 1 });
  await page.goto(doorstep);
  await call(page, logInCall, { login, password: demoPassword });
}

/** Opens a page as a shopper whose session is open already: a test of something else need not fill in the form. */
export async function comeIn(page: Page, login: string, to = '/'): Promise<void> {
  await openSession(page, login);
  await visit(page, to);
}

/** Has a shopper's address and slot chosen, and leaves no session behind: whoever then comes in by hand finds them. */
export async function haveDeliveryChosen(page: Page, login: string): Promise<void> {
  await openSession(page, login);
  await chooseDelivery(page);
  await page.context().clearCookies();
}

/** The same with address, slot and goods: a test of what comes after them need not go through the gates. */
export async function comeBack(
  page: Page,
  { login, wanted = [], to }: { login: string; wanted?: Wanted; to: string },
): Promise<void> {
  await openSession(page, login);
  await chooseDelivery(page);
  if (wanted.length > 0) await putInCart(page, wanted);
  await visit(page, to);
}

/** Has a shopper order goods, paid at the door, before they come back in. */
export async function haveOrdered(page: Page, login: string, wanted: Wanted): Promise<void> {
  await openSession(page, login);
  await chooseDelivery(page);
  await putInCart(page, wanted);
  await call(page, prepareCheckout, { terms_accepted: true });
  await call(page, buy, { payment_type_id: 2 });
}

/** Has the shopper on screen collect at their shop's first store in the nth free slot, of which their page does not hear. */
export async function chooseCollection(page: Page, nth: number): Promise<void> {
  const { stores } = await call(page, listStores, { services: '1' });
  const [store] = stores;
  if (store === undefined) throw new Error('No store hands out.');
  const { shippingAddress } = await call(page, selectStore, { store_id: store.storeId });
  const choice = { address_type: 'store', address_id: shippingAddress?.addressId, delivery_service_id: 1 };
  await call(page, selectAddress, choice);
  const { days } = await call(page, listTimeslots, { delivery_service_id: 1 });
  const slot = firstFreeSlots(days, nth).at(-1);
  if (slot === undefined) throw new Error('No slot is free.');
  await call(page, selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId });
}
