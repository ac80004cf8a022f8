import { describe, expect, test } from 'vitest';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { addToCart, viewCart } from '../../contract/api/shopping/cart.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { viewOrder } from '../../contract/api/ordering/order.ts';
import { addToCartActors } from '../../machines/add-to-cart/add-to-cart.actors.ts';
import type { ProductRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { addressEditorActors } from '../../machines/address-editor/address-editor.actors.ts';
import { addressSelectorActors } from '../../machines/address-selector/address-selector.actors.ts';
import { bagsActors } from '../../machines/bags/bags.actors.ts';
import { cartActors } from '../../machines/cart/cart.actors.ts';
import { cartLineActors } from '../../machines/cart-line/cart-line.actors.ts';
import { giftCodeActors } from '../../machines/gift-code/gift-code.actors.ts';
import { slotHoldActors } from '../../machines/slot-hold/slot-hold.actors.ts';
import { timeslotPickerActors } from '../../machines/timeslot-picker/timeslot-picker.actors.ts';
import { done, fill, product, purchase } from '../backend/journeys.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { makeFull, makeReady, realFacts } from '../../paths/models/http/shopping.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const linesAt = async ({ shopper }: Tab) => linesOf(await done(shopper.client.call(viewCart)));
const quantities = async (tab: Tab) => (await linesAt(tab)).map(({ quantity }) => quantity);

async function readyTab(): Promise<Tab> {
  const tab = await openTab();
  await makeReady(tab.shopper);
  return tab;
}

async function fullTab() {
  const tab = await openTab();
  const cart = await makeFull(tab.shopper);
  const [line] = linesOf(cart);
  if (line === undefined) throw new Error('the cart is empty');
  return { tab, cart, itemId: line.itemId };
}

const requestOf = (product: Product): ProductRequest => ({
  kind: 'product',
  requestId: 'the-key-of-this-add',
  product,
  quantity: 2,
  chosen: {},
  acceptAlternatives: true,
});

describe('adding', () => {
  test('decision 004: sends the wish with its key; sent again, nothing more is added', async () => {
    const tab = await readyTab();
    const request = requestOf(await product(tab.shopper.client, 'penne-rigate-500-g'));
    const { add } = addToCartActors(tab);
    const answer = await outcomeOf(add, { request });
    expect(linesOf(answer.cart).map(({ quantity }) => quantity)).toEqual([2]);
    await outcomeOf(add, { request });
    expect(await quantities(tab)).toEqual([2]);
    expect(tab.sent).toMatchObject(
      Array.from({ length: 2 }, () => ({
        line: 'POST /cart/add',
        key: 'the-key-of-this-add',
        keepalive: true,
        body: {
          show_sectors: true,
          items: [
            { productId: request.product.productId, quantity: 2, infos: { accept_alternatives: 'true' } },
          ],
        },
      })),
    );
    await outcomeOf(add, { request: { ...request, requestId: 'the-key-of-another-add' } });
    expect(await quantities(tab)).toEqual([4]);
  });

  test('GATE-11, GATE-15: sends the chosen options and whether something else may come', async () => {
    const tab = await readyTab();
    const { add } = addToCartActors(tab);
    const ham = await product(tab.shopper.client, 'prosciutto-cotto-al-banco');
    const chosen = { spessore: 'sottile', confezione: 'carta' };
    const request = { ...requestOf(ham), quantity: 150, chosen, acceptAlternatives: false };
    const [line] = linesOf((await outcomeOf(add, { request })).cart);
    expect([line?.quantity, line?.weight]).toEqual([0, 150]);
    expect(line?.cartItemInfo).toMatchObject({ ...chosen, accept_alternatives: 'false' });
  });

  test('GATE-18: adds many products with one key; sent again, nothing more is added', async () => {
    const tab = await readyTab();
    const { add } = addToCartActors(tab);
    const { productId } = await product(tab.shopper.client, 'penne-rigate-500-g');
    const request = {
      kind: 'products',
      requestId: 'the-key-of-these-products',
      items: [
        { productId, quantity: 3 },
        { productId: 999_999, quantity: 1 },
      ],
    } as const;
    const { warnings } = await outcomeOf(add, { request });
    await outcomeOf(add, { request });
    expect([await quantities(tab), warnings.map(({ code }) => code)]).toEqual([[3], ['product.unknown']]);
    expect(tab.sent.map(({ line, key }) => [line, key])).toEqual(
      Array.from({ length: 2 }, () => ['POST /cart/add-products', 'the-key-of-these-products']),
    );
  });

  test('GATE-18: adds an order with its key; sent again, nothing more is added', async () => {
    const tab = await readyTab();
    const { orderId } = await purchase(tab.shopper.client);
    await makeReady(tab.shopper);
    const { add } = addToCartActors(tab);
    const request = { kind: 'order', requestId: 'the-key-of-this-order', orderId } as const;
    await outcomeOf(add, { request });
    await outcomeOf(add, { request });
    expect(await quantities(tab)).toEqual([2]);
    expect(tab.sent.map(({ line, key }) => [line, key])).toEqual(
      Array.from({ length: 2 }, () => ['POST /cart/add-all-from-order', 'the-key-of-this-order']),
    );
    await done(tab.shopper.client.call(viewOrder, { order_id: orderId }));
  });
});

describe('a line', () => {
  test('CART-06: is saved without an overlay, absolutely, also when the page is closed meanwhile', async () => {
    const { tab, itemId } = await fullTab();
    const { saveLine } = cartLineActors(tab);
    const saved = await outcomeOf(saveLine, { itemId, quantity: 5 });
    expect([saved.quantity, await quantities(tab)]).toEqual([5, [5]]);
    expect(linesOf(saved.answer.cart).map(({ quantity }) => quantity)).toEqual([5]);
    expect(tab.sent).toMatchObject([
      { line: 'POST /cart/update', keepalive: true, body: { items: [{ itemId, quantity: 5 }] } },
    ]);
    expect(tab.told).toEqual([]);
  });

  test('QTY-13: sold by weight is saved with its weight', async () => {
    const tab = await readyTab();
    const [apples] = linesOf(await fill(tab.shopper.client, [['mele-annurche', 0.5]]));
    const saved = await outcomeOf(cartLineActors(tab).saveLine, {
      itemId: apples?.itemId ?? 0,
      quantity: 1.25,
    });
    expect(saved.quantity).toBe(1.25);
  });

  test('CART-05: saved with 0 is gone', async () => {
    const { tab, itemId } = await fullTab();
    const saved = await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 0 });
    expect([saved.quantity, await quantities(tab)]).toEqual([0, []]);
  });

  test('CART-05: is removed, with an overlay', async () => {
    const { tab, itemId } = await fullTab();
    const { answer } = await outcomeOf(cartLineActors(tab).removeLine, { itemId });
    expect([linesOf(answer.cart), await linesAt(tab)]).toEqual([[], []]);
    expect(tab.paths()).toEqual(['POST /cart/delete']);
    expect(tab.sent[0]?.keepalive).toBe(true);
    expect(tab.told).toEqual(['started', 'ended']);
  });

  test('of somebody else cannot be saved nor removed', async () => {
    const { tab, itemId } = await fullTab();
    const stranger = await readyTab();
    const { saveLine, removeLine } = cartLineActors(stranger);
    await expect(outcomeOf(saveLine, { itemId, quantity: 1 })).rejects.toMatchObject({ kind: 'refused' });
    await expect(outcomeOf(removeLine, { itemId })).rejects.toMatchObject({ kind: 'refused' });
    expect(await quantities(tab)).toEqual([2]);
  });
});

describe('reading the cart', () => {
  test('CART-09: loads it with an overlay and refreshes it without one', async () => {
    const { tab, cart } = await fullTab();
    const { loadCart, refreshCart } = cartActors(tab);
    const loaded = await outcomeOf(loadCart, undefined);
    expect(loaded.cart.cartId).toBe(cart.cartId);
    expect(tab.told).toEqual(['started', 'ended']);
    const refreshed = await outcomeOf(refreshCart, undefined);
    expect([refreshed.cart.cartId, refreshed.order > loaded.order]).toEqual([cart.cartId, true]);
    expect(tab.told).toEqual(['started', 'ended']);
    expect(tab.sent.map(({ line }) => line)).toEqual(
      Array.from({ length: 2 }, () => 'GET /cart/view?show_sectors=true'),
    );
    expect(tab.sent.map(({ keepalive }) => keepalive)).toEqual([false, false]);
  });

  test.each([
    ['the cart', (tab: Tab) => cartActors(tab).refreshCart],
    ['the address form', (tab: Tab) => addressEditorActors(tab).reloadCart],
    ['the address dialog', (tab: Tab) => addressSelectorActors(tab).reloadCart],
    ['the slot dialog', (tab: Tab) => timeslotPickerActors(tab).reloadCart],
  ])('CART-09, RULE-CART-4: %s reads it afresh once no write is under way', async (_, actorOf) => {
    const { tab, itemId } = await fullTab();
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const held = [first.promise, second.promise];
    tab.decide((line) => (line.startsWith('POST') ? (held.shift() ?? 'pass') : 'pass'));
    const { saveLine } = cartLineActors(tab);
    const writes = [4, 7].map((quantity) => outcomeOf(saveLine, { itemId, quantity }));
    const read = outcomeOf(actorOf(tab), undefined);
    first.resolve();
    await writes[0];
    expect(tab.paths()).toEqual(['POST /cart/update', 'POST /cart/update']);
    second.resolve();
    const { cart, contested } = await read;
    expect(tab.paths()).toEqual(['POST /cart/update', 'POST /cart/update', 'GET /cart/view']);
    expect([linesOf(cart).map(({ quantity }) => quantity), contested]).toEqual([[7], false]);
    await Promise.all(writes);
  });
});

describe('gift codes and bags', () => {
  test('CHK-17: a code is checked, put on the cart and taken off', async () => {
    const { tab } = await fullTab();
    const { checkCode, applyCode, removeCode } = giftCodeActors(tab);
    await outcomeOf(checkCode, { code: 'gift5' });
    expect((await outcomeOf(applyCode, { code: 'gift5' })).cart.giftTotal).toBe(5);
    expect((await outcomeOf(removeCode, { code: 'gift5' })).cart.giftTotal).toBe(0);
    expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
      ['GET /cart-giftcertificate/check?code=gift5', null],
      ['POST /cart-giftcertificate/add_code', { show_sectors: true, code: 'gift5' }],
      ['POST /cart-giftcertificate/remove_code', { show_sectors: true, code: 'gift5' }],
    ]);
  });

  test('B-13, CHK-03: bags are listed without an overlay, and taken out one by one', async () => {
    const { tab } = await fullTab();
    const { listBags, removeBag } = bagsActors(tab);
    const [bag] = await outcomeOf(listBags, undefined);
    const productId = bag?.productId ?? 0;
    expect(tab.told).toEqual([]);
    const items = [{ productId, quantity: 2 }];
    const [pack] = (await done(tab.shopper.client.call(addToCart, { items }))).orderPackages;
    const itemId = pack?.orderPackageId ?? 0;
    const { cart: fewer } = await outcomeOf(removeBag, { itemId, left: 1 });
    expect(fewer.orderPackages).toMatchObject([{ orderPackageId: itemId, quantity: 1 }]);
    const { cart } = await outcomeOf(removeBag, { itemId, left: 0 });
    expect([cart.orderPackages, await quantities(tab)]).toEqual([[], [2]]);
    expect(tab.paths()).toEqual(['GET /packaging-type/list', 'POST /cart/update', 'POST /cart/delete']);
  });
});

describe('the place that is kept', () => {
  test('B-16: is chosen again, which extends it once', async () => {
    const { tab, cart } = await fullTab();
    const { hold } = realFacts(cart);
    const { extendHold } = slotHoldActors(tab);
    expect((await outcomeOf(extendHold, { hold })).cart.timeslot?.holdExtended).toBe(true);
    expect(tab.sent.map(({ line }) => line)).toEqual([
      `GET /timeslot/select?show_sectors=true&sel_date=${hold?.dateIso}&timeslot_id=${hold?.timeslotId}`,
    ]);
    await expect(outcomeOf(extendHold, { hold })).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ code: 'timeslot.extendedOnce' }],
    });
  });

  test('B-16: nothing is sent where no place is kept', async () => {
    const tab = await openTab();
    await expect(outcomeOf(slotHoldActors(tab).extendHold, { hold: null })).rejects.toThrow(
      'no place is held',
    );
    expect(tab.sent).toEqual([]);
  });
});

const hold = { dateIso: '2026-11-22', timeslotId: 5, holdUntil: 0, learntAt: 0, isExtended: false };
const request = requestOf(aProduct());
const orderRequest = { kind: 'order', requestId: 'the-key-of-this-order', orderId: 900 } as const;

describe('API-32: what is given up is aborted', () => {
  test.each<[string, (tab: Tab) => Promise<boolean[]>]>([
    ['adding', (tab) => givenUp(tab, addToCartActors(tab).add, { request })],
    ['adding an order', (tab) => givenUp(tab, addToCartActors(tab).add, { request: orderRequest })],
    ['saving a line', (tab) => givenUp(tab, cartLineActors(tab).saveLine, { itemId: 1, quantity: 2 })],
    ['removing a line', (tab) => givenUp(tab, cartLineActors(tab).removeLine, { itemId: 1 })],
    ['loading', (tab) => givenUp(tab, cartActors(tab).loadCart, undefined)],
    ['refreshing', (tab) => givenUp(tab, cartActors(tab).refreshCart, undefined)],
    ['checking a code', (tab) => givenUp(tab, giftCodeActors(tab).checkCode, { code: 'GIFT5' })],
    ['a code', (tab) => givenUp(tab, giftCodeActors(tab).applyCode, { code: 'GIFT5' })],
    ['no code', (tab) => givenUp(tab, giftCodeActors(tab).removeCode, { code: 'GIFT5' })],
    ['listing bags', (tab) => givenUp(tab, bagsActors(tab).listBags, undefined)],
    ['removing a bag', (tab) => givenUp(tab, bagsActors(tab).removeBag, { itemId: 1, left: 0 })],
    ['extending a place', (tab) => givenUp(tab, slotHoldActors(tab).extendHold, { hold })],
  ])('%s', async (_, giveUp) => {
    expect(await giveUp(await openTab())).toEqual([true]);
  });
});
