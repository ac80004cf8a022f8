import type { Page } from '@playwright/test';
import { updateAddress } from '../../../contract/api/shopping/address.ts';
import { addToCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { dialog as dialogOf } from '../../../e2e/support/shopper.ts';
import type { addToCartLogic } from '../../../machines/add-to-cart/add-to-cart.logic.ts';
import { hasEveryOption } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { chooseHome, done, homeDetails, homes } from '../../../tests/backend/journeys.ts';
import { browserFlow, type Deed } from '../../kit/browser/browser-flow.ts';
import { asIs, type Arrange } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';
import { loseAddress, loseSlot } from '../http/add-to-cart.http.ts';
import { chooseDelivery } from '../http/shopping.ts';
import { addToCartScreenRules, type AddToCartScreen } from './add-to-cart.screen-rules.ts';
import { deviceOf } from './device.ts';
import { chooseAddress, closeDialog, pickFreeSlot, sendLogin, slotDialog, tryAgain } from './dialogs.ts';
import { isThere, openDialog, pathOf, standingNotices, textOf } from './reading.ts';

const options = (page: Page) => dialogOf(page, 'Scegli le opzioni');

/** The dialog of each gate. */
const gates = [
  ['awaitingLogin', 'Accedi'],
  ['awaitingAddress', 'Indirizzo di consegna'],
  ['awaitingTimeslot', 'Fascia oraria'],
  ['awaitingOptions', 'Scegli le opzioni'],
] as const;

/** The cart the shopper has left on another device. */
const leftCarts: Readonly<Record<string, (shopper: Shopper) => Promise<unknown>>> = {
  'the cart is ready for adding': (shopper) => chooseDelivery(shopper),
  async 'the cart has no slot'(shopper) {
    await chooseHome(shopper.client);
    await loseSlot({ visitor: shopper });
  },
  'the cart has no address': (shopper) => loseAddress({ visitor: shopper }) ?? Promise.resolve(),
};

/** The cart that is asked for after the login comes back like this. */
const cartComes =
  (says: string, otherwise?: Deed): Deed =>
  async (scene) => {
    if (!scene.isAsked('cart')) return otherwise?.(scene);
    await deviceOf(scene.shopper);
    await leftCarts[says]?.(scene.shopper);
    scene.speak('cart', 'pass');
  };

/** The address comes back, the slot does not. */
const chooseAddressAlone: Deed = async (scene) => {
  await loseSlot({ visitor: scene.shopper });
  await chooseAddress(scene);
};

const gateStillOpen =
  'the slots just picked stand open until the add is answered, and open for no other gate';

const mended: Arrange<Shopper> = async ({ visitor }) => {
  await deviceOf(visitor);
  await chooseDelivery(visitor);
};

export const addToCartBrowser = browserFlow<typeof addToCartLogic, AddToCartScreen>({
  name: 'add-to-cart',
  starts: {
    'the shop is open': {
      path: '/catalog/search?q=prosciutto',
      async prepare({ shopper: { client, name } }) {
        await client.logIn(name);
        await done(client.call(updateAddress, { ...homes[client.tenantId], ...homeDetails }));
        client.cookies.clear();
      },
    },
  },
  calls: { add: addToCart },
  alsoHeld: {
    cart: { endpoint: viewCart, while: (adding) => adding.matches({ gating: 'awaitingCart' }) },
  },
  acts: {
    'cart.add': {
      'penne are to be added': ({ page }) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^Aggiungi .* al carrello$/ })
          .and(page.locator(':not([aria-busy=true])'))
          .first()
          .click(),
      async 'ham is to be added'(scene) {
        const { page } = scene;
        if (await isThere(slotDialog(page))) await closeDialog(scene);
        await page
          .getByRole('button', { name: /^Scegli opzioni di Prosciutto cotto al banco/ })
          .first()
          .click();
      },
    },
    'cart.changed': {
      'the cart is ready for adding': cartComes('the cart is ready for adding', pickFreeSlot),
      'the cart has no slot': cartComes('the cart has no slot', chooseAddressAlone),
      'the cart has no address': cartComes('the cart has no address'),
    },
    'session.opened': { 'the shopper is logged in': (scene) => sendLogin(scene) },
    'service.resumed': { 'the service is back': tryAgain },
    'gate.dismiss': { 'the gate’s dialog is closed': closeDialog },
    'option.choose': {
      'the option spessore is chosen': ({ page }) =>
        options(page).getByRole('radio', { name: 'Sottile' }).check(),
      'the option confezione is chosen': ({ page }) =>
        options(page).getByRole('radio', { name: 'In carta' }).check(),
    },
    'quantity.increase': {
      'one more is wanted': ({ page }) =>
        options(page)
          .getByRole('button', { name: /^Più .* da aggiungere$/ })
          .click(),
    },
    'quantity.decrease': {
      'one less is wanted': ({ page }) =>
        options(page)
          .getByRole('button', { name: /^Meno .* da aggiungere$/ })
          .click(),
    },
    'options.confirm': {
      'the options are confirmed': ({ page }) =>
        options(page).getByRole('button', { name: 'Aggiungi al carrello' }).click(),
    },
  },
  offers(adding, { id, says }) {
    const isAwaitingSlot = adding.matches({ gating: 'awaitingTimeslot' });
    const isAwaitingCart = adding.matches({ gating: 'awaitingCart' });
    if (id === 'cart.changed')
      return (
        isAwaitingCart ||
        (adding.matches({ gating: 'awaitingAddress' }) && says === 'the cart has no slot') ||
        (isAwaitingSlot && says === 'the cart is ready for adding')
      );
    if (id === 'gate.dismiss') return !isAwaitingCart;
    if (id === 'options.confirm') return hasEveryOption(adding);
    // Behind a dialog nothing else can be added.
    return id !== 'cart.add' || !(adding.matches('gating') || adding.matches('awaitingSession'));
  },
  answers: {
    add: {
      'the add is done': mended,
      'the add is answered 419: the session is gone': asIs,
    },
  },
  never: {
    'as many as before are typed': 'the shop sells its ham in other quantities',
    'a whole past order is to be added': 'an order is added again on its own page',
    'the cart has a slot nobody chose': 'the shop proposes slots by its own will',
    'the cart belongs to nobody': 'whoever has just logged in has a cart',
    'the start finds nobody logged in': 'the paths begin when the visitor is known',
    'the add is done, with a word of the server': 'the demo shop has enough of everything',
    'the add is refused: cart.timeslot.required': gateStillOpen,
    'the add is refused: cart.address.required': gateStillOpen,
    'the dialogs of address and slot are closed after a choice': 'the shop says so by itself',
    'the add is refused: errors.maxAcq': 'the first step never reaches the most',
    'session.closed': 'the dialog that asked the shop stays open behind the login, until it is closed',
    'cart.unavailable': 'the next request of a shopper without a cart is led on by the session at once',
    cartTimeout: 'the cart gives up waiting for itself before',
  },
  async sees({ page, isAsked }) {
    return {
      dialog: await openDialog(page),
      isAdding: isAsked('add'),
      notices: await standingNotices(page),
      success: await textOf(page.locator('section[aria-label^=Notifiche] [role=status] > div')),
      path: pathOf(page),
    };
  },
  expects(adding) {
    const [, dialog] = adding.matches('awaitingSession')
      ? gates[0]
      : (gates.find(([gate]) => adding.matches({ gating: gate })) ?? []);
    return {
      // The slots stay open behind a login, and until the add that follows them is answered.
      ...(adding.hasTag('busy') ? {} : { dialog: dialog ?? null }),
      path: adding.matches('awaitingService') ? '/service-down' : '/catalog/search',
    };
  },
  async knows(shopper) {
    const device = await deviceOf(shopper);
    return { lines: linesOf(await done(device.call(viewCart))).length };
  },
  rules: addToCartScreenRules,
});
