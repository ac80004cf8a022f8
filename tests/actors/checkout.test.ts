import { beforeEach, describe, expect, test } from 'vitest';
import { buy as buyCall } from '../../contract/api/ordering/checkout.ts';
import { listOrders, viewOrder } from '../../contract/api/ordering/order.ts';
import { checkoutActors } from '../../machines/checkout/checkout.actors.ts';
import { invoiceActors } from '../../machines/invoice/invoice.actors.ts';
import type { SentBuy, SentBuyStore } from '../../services/sent-buy.ts';
import { done, payAtProvider, prepare, purchase } from '../backend/journeys.ts';
import { makeFull } from '../../paths/models/http/shopping.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

/** What the tab keeps of a buy, with everything that was ever kept. */
function memory(sent: SentBuy | null = null) {
  const steps: (SentBuy | 'forgotten')[] = [];
  let kept = sent;
  const store: SentBuyStore = {
    read: () => kept,
    keep(buy) {
      kept = buy;
      steps.push(buy);
    },
    forget() {
      kept = null;
      steps.push('forgotten');
    },
  };
  return { store, steps, kept: () => kept };
}

const actorsOf = (tab: Tab, sentBuy: SentBuyStore = memory().store) =>
  checkoutActors({ services: tab.services, sentBuy });

async function fullTab() {
  const tab = await openTab();
  const cart = await makeFull(tab.shopper);
  return { tab, cartId: cart.cartId ?? 0 };
}

async function preparedTab() {
  const opened = await fullTab();
  await prepare(opened.tab.shopper.client);
  return opened;
}

const orderIds = async ({ shopper }: Tab) =>
  (await done(shopper.client.call(listOrders))).orders.map(({ orderId }) => orderId);

const choice = { paymentTypeId: 2, authId: null } as const;
const key = 'the-key-of-this-buy';

describe('before the payment', () => {
  test('CART-18: asks what stands against the purchase', async () => {
    const { tab } = await fullTab();
    expect(await outcomeOf(actorsOf(tab).viewRestriction, undefined)).toMatchObject({ ok: true, missing: 0 });
    expect(tab.paths()).toEqual(['GET /cart/purchase-restriction']);
  });

  test('CART-17: saves the note as it was typed', async () => {
    const { tab } = await fullTab();
    const { cart } = await outcomeOf(actorsOf(tab).saveNote, { note: 'Banane poco mature' });
    expect(cart.cartInfos.order_comment).toBe('Banane poco mature');
    expect(tab.sent).toMatchObject([
      { body: { property: 'order_comment', value: 'Banane poco mature' }, keepalive: true },
    ]);
  });

  test('CHK-04, CHK-07: prepares with the terms the shopper accepted, and with no others', async () => {
    const { tab } = await fullTab();
    const { prepare: prepareActor } = actorsOf(tab);
    await expect(outcomeOf(prepareActor, { hasAcceptedTerms: false })).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ code: 'checkout.terms.required' }],
    });
    const { cart } = await outcomeOf(prepareActor, { hasAcceptedTerms: true });
    expect([cart.cartStatusId, cart.paymentTypes.length > 0]).toEqual([2, true]);
    expect(tab.sent.map(({ body }) => body)).toEqual([
      { show_sectors: true, terms_accepted: false },
      { show_sectors: true, terms_accepted: true },
    ]);
  });

  test('CHK-13, decision 003: asks for the stored cards of every type, in order and without an overlay', async () => {
    const { tab } = await fullTab();
    const bought = await purchase(tab.shopper.client, { paymentTypeId: 12 });
    await payAtProvider(tab.shopper.client, bought.redirectUrl, 'approve', true);
    tab.sent.length = 0;
    const auths = await outcomeOf(actorsOf(tab).listAuths, { paymentTypeIds: [13, 12] });
    expect(auths.map(({ name }) => name)).toEqual(['Carta salvata 1']);
    expect(tab.sent.map(({ line }) => line)).toEqual([
      'GET /payment-type/list-auth?payment_type_id=13',
      'GET /payment-type/list-auth?payment_type_id=12',
    ]);
    expect(tab.told).toEqual([]);
    expect(await outcomeOf(actorsOf(tab).listAuths, { paymentTypeIds: [] })).toEqual([]);
  });
});

describe('buying', () => {
  test('CHK-09, decision 005: cart and key are kept until the answer is there; again, it is the same order', async () => {
    const { tab, cartId } = await preparedTab();
    const { store, steps, kept } = memory();
    const atSending: (SentBuy | null)[] = [];
    tab.decide(() => {
      atSending.push(kept());
      return 'pass';
    });
    const { buy } = actorsOf(tab, store);
    const placed = await outcomeOf(buy, { cartId, choice, key });
    expect(placed).toEqual({ orderId: placed.orderId, redirectUrl: null });
    expect(await outcomeOf(buy, { cartId, choice, key })).toEqual(placed);
    expect(await orderIds(tab)).toEqual([placed.orderId]);
    expect(tab.sent).toMatchObject(
      Array.from({ length: 2 }, () => ({
        line: 'POST /checkout/buy',
        key,
        keepalive: true,
        body: { payment_type_id: 2 },
      })),
    );
    expect(atSending).toEqual([
      { cartId, key },
      { cartId, key },
    ]);
    expect(steps).toEqual([{ cartId, key }, 'forgotten', { cartId, key }, 'forgotten']);
  });

  test('CHK-11: answers where the payment is made', async () => {
    const { tab, cartId } = await preparedTab();
    const placed = await outcomeOf(actorsOf(tab).buy, {
      cartId,
      choice: { paymentTypeId: 12, authId: null },
      key,
    });
    expect(placed.redirectUrl).toMatch(/^\/__psp\//);
  });

  test('CHK-08: a refused buy is forgotten: nothing was bought', async () => {
    const { tab, cartId } = await fullTab();
    const { store, kept } = memory();
    await expect(outcomeOf(actorsOf(tab, store).buy, { cartId, choice, key })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(kept()).toBeNull();
  });

  test.each(['cut', 'cut after'] as const)(
    'RULE-CHECKOUT-7: a buy whose line is %s stays known, and is asked for by its cart',
    async (fate) => {
      const { tab, cartId } = await preparedTab();
      const { store, kept } = memory();
      const { buy, findPlacedOrder } = actorsOf(tab, store);
      tab.decide(() => fate);
      await expect(outcomeOf(buy, { cartId, choice, key })).rejects.toMatchObject({ kind: 'network' });
      expect(kept()).toEqual({ cartId, key });
      await expect(outcomeOf(findPlacedOrder, undefined)).rejects.toMatchObject({ kind: 'network' });
      expect(kept()).toEqual({ cartId, key });
      tab.decide(() => 'pass');
      const [orderId] = await orderIds(tab);
      expect(orderId === undefined).toBe(fate === 'cut');
      expect(await outcomeOf(findPlacedOrder, undefined)).toEqual(
        orderId === undefined ? null : { orderId, redirectUrl: null },
      );
      expect(kept()).toBeNull();
      expect(tab.sent.at(-1)?.line).toBe(`GET /order/list?cart_id=${cartId}&page_size=1`);
    },
  );

  test('RULE-CHECKOUT-7: where nothing was sent, nothing is asked', async () => {
    const { tab } = await fullTab();
    expect(await outcomeOf(actorsOf(tab).findPlacedOrder, undefined)).toBeNull();
    expect(tab.sent).toEqual([]);
  });

  test('decision 005: the order of somebody else’s cart is not told', async () => {
    const { tab, cartId } = await preparedTab();
    await done(tab.shopper.client.call(buyCall, { payment_type_id: 2 }));
    const stranger = await openTab();
    await stranger.shopper.client.logIn(stranger.shopper.name);
    const { store } = memory({ cartId, key });
    expect(await outcomeOf(actorsOf(stranger, store).findPlacedOrder, undefined)).toBeNull();
  });
});

describe('the invoice', () => {
  const billing = {
    companyName: 'Rossi S.r.l.',
    vatNumber: '12345678903',
    fiscalCode: '',
    address1: 'Via Appia Nuova',
    addressNumber: '120',
    city: 'Roma',
    province: 'RM',
    postalcode: '00183',
    sdiCode: 'ABC1234',
    pec: '',
  };
  let tab: Tab;
  let isAsked: boolean;
  beforeEach(async () => {
    ({ tab } = await fullTab());
    isAsked = false;
  });
  const actors = () => invoiceActors({ services: tab.services, isInvoiceNeeded: () => isAsked });

  test.each([true, false])(
    'CHK-05, REG-22: begins with what the cart asks for (%s), what is saved and who was named before',
    async (needed) => {
      isAsked = needed;
      const { viewInvoice, saveBilling } = actors();
      expect(await outcomeOf(viewInvoice, undefined)).toEqual({
        isNeeded: needed,
        billing: null,
        holders: [],
      });
      const saved = await outcomeOf(saveBilling, { billing });
      expect(saved).toMatchObject({ companyName: 'Rossi S.r.l.', sdiCode: 'ABC1234' });
      expect(await outcomeOf(viewInvoice, undefined)).toEqual({
        isNeeded: needed,
        billing: saved,
        holders: [expect.objectContaining({ personType: 'company', companyName: 'Rossi S.r.l.' })],
      });
      const order = (await done(tab.shopper.client.call(listOrders))).orders;
      expect(order).toEqual([]);
    },
  );

  test('CHK-05: the cart is told whether one is wanted', async () => {
    const { saveNeed } = actors();
    expect((await outcomeOf(saveNeed, { isNeeded: true })).cart.cartInfos.need_invoice).toBe('true');
    expect((await outcomeOf(saveNeed, { isNeeded: false })).cart.cartInfos.need_invoice).toBe('false');
  });

  test.each([
    ['asking', 2, () => givenUp(tab, actors().viewInvoice, undefined)],
    ['wanting one', 1, () => givenUp(tab, actors().saveNeed, { isNeeded: true })],
    ['saving', 1, () => givenUp(tab, actors().saveBilling, { billing })],
  ])('API-32: %s, %i calls, is aborted when it is given up', async (_, calls, giveUp) => {
    expect(await giveUp()).toEqual(Array.from({ length: calls }, () => true));
  });
});

describe('API-32: what is given up is aborted', () => {
  const buying = { cartId: 1, choice, key };
  test.each<[string, (tab: Tab) => Promise<boolean[]>]>([
    [
      'recalling an order',
      (tab) => givenUp(tab, actorsOf(tab, memory({ cartId: 1, key }).store).findPlacedOrder, undefined),
    ],
    ['restrictions', (tab) => givenUp(tab, actorsOf(tab).viewRestriction, undefined)],
    ['a note', (tab) => givenUp(tab, actorsOf(tab).saveNote, { note: 'Banane' })],
    ['preparing', (tab) => givenUp(tab, actorsOf(tab).prepare, { hasAcceptedTerms: true })],
    ['stored cards', (tab) => givenUp(tab, actorsOf(tab).listAuths, { paymentTypeIds: [12] })],
    ['buying', (tab) => givenUp(tab, actorsOf(tab).buy, buying)],
  ])('%s', async (_, giveUp) => {
    expect(await giveUp(await openTab())).toEqual([true]);
  });

  test('RULE-CHECKOUT-7: a buy that is given up stays known', async () => {
    const tab = await openTab();
    const { store, kept } = memory();
    await givenUp(tab, actorsOf(tab, store).buy, buying);
    expect(kept()).toEqual({ cartId: 1, key });
  });
});

test('CHK-27: an order is shown to its buyer', async () => {
  const { tab, cartId } = await preparedTab();
  const { orderId } = await outcomeOf(actorsOf(tab).buy, { cartId, choice, key });
  expect((await done(tab.shopper.client.call(viewOrder, { order_id: orderId }))).cartId).toBe(cartId);
});
