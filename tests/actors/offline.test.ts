import { describe, expect, test, vi } from 'vitest';
import { logout } from '../../contract/api/account/auth.ts';
import { updateCart, viewCart } from '../../contract/api/shopping/cart.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { addToCartActors } from '../../machines/add-to-cart/add-to-cart.actors.ts';
import { cartEmptyingActors } from '../../machines/cart-emptying/cart-emptying.actors.ts';
import { cartLineActors } from '../../machines/cart-line/cart-line.actors.ts';
import { cartActors } from '../../machines/cart/cart.actors.ts';
import { offlineQueueActors } from '../../machines/offline-queue/offline-queue.actors.ts';
import { makeReady } from '../../paths/models/http/shopping.ts';
import { done, product } from '../backend/journeys.ts';
import { outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const request = async ({ shopper }: Tab, slug: string, quantity: number) => ({
  kind: 'product' as const,
  requestId: `the-key-of-${slug}`,
  product: await product(shopper.client, slug),
  quantity,
  chosen: {},
  acceptAlternatives: true,
});

const inCart = (cart: Parameters<typeof linesOf>[0]) =>
  Object.fromEntries(linesOf(cart).map((line) => [line.product.slug, effectiveQuantity(line)]));
/** What the shop has, whatever the tab shows. */
const inShop = async ({ shopper }: Tab) => inCart(await done(shopper.client.call(viewCart)));

const penne = 'penne-rigate-500-g';
const milk = 'latte-fresco-intero-1-l';

/** Two of penne are in the cart, and the tab has seen it. */
async function tabWithPenne() {
  const tab = await openTab();
  await makeReady(tab.shopper);
  const { cart } = await outcomeOf(addToCartActors(tab).add, { request: await request(tab, penne, 2) });
  const [line] = linesOf(cart);
  if (line === undefined) throw new Error('nothing was added');
  tab.sent.length = 0;
  return { tab, itemId: line.itemId, total: cart.totalPrice };
}

/** Sends until nothing waits; answers what came of each. */
async function sendAll(tab: Tab) {
  const outcomes: unknown[] = [];
  for (;;) {
    const sent = await outcomeOf(offlineQueueActors(tab).sendNext, undefined);
    if (sent === null) return outcomes;
    const { change } = sent;
    outcomes.push([sent.kind, change.product.slug, change.kind === 'add' ? change.quantity : change.to]);
  }
}

const waiting = async (tab: Tab) =>
  (await (await tab.services()).waitingCart()).changes.read()?.changes ?? [];

describe('a cart without network', () => {
  test('B-27: changes and additions are shown, wait, and are sent once, in order', async () => {
    const { tab, itemId } = await tabWithPenne();
    const more = await request(tab, milk, 3);
    tab.unplug(true);
    const { answer, quantity } = await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 5 });
    expect([quantity, inCart(answer.cart), answer.cart.totalItems]).toEqual([5, { [penne]: 5 }, 5]);
    const { cart } = await outcomeOf(addToCartActors(tab).add, { request: more });
    expect([inCart(cart), cart.totalItems]).toEqual([{ [penne]: 5, [milk]: 3 }, 8]);
    expect(tab.sent).toEqual([]);

    tab.unplug(false);
    expect(await inShop(tab)).toEqual({ [penne]: 2 });
    expect(await sendAll(tab)).toEqual([
      ['sent', penne, 5],
      ['sent', milk, 3],
    ]);
    expect(await inShop(tab)).toEqual({ [penne]: 5, [milk]: 3 });
    expect([await sendAll(tab), await waiting(tab)]).toEqual([[], []]);
    expect(tab.sent.filter(({ line }) => line.startsWith('POST'))).toMatchObject([
      { line: 'POST /cart/update', body: { items: [{ itemId, quantity: 5 }] } },
      { line: 'POST /cart/add', key: more.requestId, body: { items: [{ quantity: 3 }] } },
    ]);
  });

  test('B-27: the sum is that of the prices it was answered with', async () => {
    const { tab, itemId, total } = await tabWithPenne();
    tab.unplug(true);
    const { answer } = await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 4 });
    const [line] = linesOf(answer.cart);
    tab.unplug(false);
    await sendAll(tab);
    const now = await done(tab.shopper.client.call(viewCart));
    expect([answer.cart.itemsTotal, line?.grossTotal]).toEqual([now.itemsTotal, linesOf(now)[0]?.grossTotal]);
    expect(answer.cart.totalPrice).toBeGreaterThan(total);
  });

  test('B-27: of a line that changes often the last number waits, and where it was is no change', async () => {
    const { tab, itemId } = await tabWithPenne();
    tab.unplug(true);
    const { saveLine } = cartLineActors(tab);
    for (const quantity of [3, 4, 6]) await outcomeOf(saveLine, { itemId, quantity });
    expect(await waiting(tab)).toMatchObject([{ kind: 'set', from: 2, to: 6 }]);
    await outcomeOf(saveLine, { itemId, quantity: 2 });
    expect(await waiting(tab)).toEqual([]);
  });

  test('B-27: a line that was added without network can be changed and taken out again', async () => {
    const { tab } = await tabWithPenne();
    const more = await request(tab, milk, 1);
    tab.unplug(true);
    const { cart } = await outcomeOf(addToCartActors(tab).add, { request: more });
    const itemId = linesOf(cart).find((line) => line.product.slug === milk)?.itemId ?? 0;
    const { answer } = await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 4 });
    expect(inCart(answer.cart)).toEqual({ [penne]: 2, [milk]: 4 });
    const removed = await outcomeOf(cartLineActors(tab).removeLine, { itemId });
    expect([inCart(removed.answer.cart), await waiting(tab)]).toEqual([{ [penne]: 2 }, []]);
  });

  test('B-27, decision 004: an addition whose answer was lost is sent again with its key, and added once', async () => {
    const { tab } = await tabWithPenne();
    const more = await request(tab, milk, 2);
    tab.decide((line) => {
      if (line !== 'POST /cart/add') return 'pass';
      // The network goes after the shop has seen it.
      tab.unplug(true);
      return 'cut after';
    });
    const { cart } = await outcomeOf(addToCartActors(tab).add, { request: more });
    expect([inCart(cart), await inShop(tab)]).toEqual([
      { [penne]: 2, [milk]: 2 },
      { [penne]: 2, [milk]: 2 },
    ]);
    // What is changed of it by then is told after it.
    const itemId = linesOf(cart).find((line) => line.product.slug === milk)?.itemId ?? 0;
    await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 3 });
    tab.unplug(false);
    tab.decide(() => 'pass');
    expect(await sendAll(tab)).toEqual([
      ['sent', milk, 2],
      ['sent', milk, 3],
    ]);
    expect(await inShop(tab)).toEqual({ [penne]: 2, [milk]: 3 });
    const adds = tab.sent.filter(({ line }) => line === 'POST /cart/add');
    expect(adds.map(({ key }) => key)).toEqual([more.requestId, more.requestId]);
  });

  test.each([
    ['here', 5],
    ['there', 3],
  ] as const)(
    'B-27: a line that was changed elsewhere too is asked about: what is %s stays',
    async (keeps, then) => {
      const { tab, itemId } = await tabWithPenne();
      tab.unplug(true);
      await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 5 });
      await done(tab.shopper.client.call(updateCart, { items: [{ itemId, quantity: 3 }] }));
      tab.unplug(false);
      expect(await sendAll(tab)).toEqual([['conflict', penne, 5]]);
      expect([await inShop(tab), await waiting(tab)]).toMatchObject([{ [penne]: 3 }, [{ to: 5, there: 3 }]]);
      const [change] = await waiting(tab);
      (await (await tab.services()).waitingCart()).decide({ id: change?.id ?? '', keeps });
      expect(await sendAll(tab)).toEqual(keeps === 'here' ? [['sent', penne, 5]] : []);
      expect([await inShop(tab), await waiting(tab)]).toEqual([{ [penne]: then }, []]);
    },
  );

  test('B-27: a line that has elsewhere what is wanted here asks nothing', async () => {
    const { tab, itemId } = await tabWithPenne();
    tab.unplug(true);
    await outcomeOf(cartLineActors(tab).removeLine, { itemId });
    await done(tab.shopper.client.call(updateCart, { items: [{ itemId, quantity: 0 }] }));
    tab.unplug(false);
    expect([await sendAll(tab), await inShop(tab)]).toEqual([[['sent', penne, 0]], {}]);
    expect(tab.paths().filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  test('B-27: what the shop does not take is told with its reason, and the rest is sent', async () => {
    const { tab, itemId } = await tabWithPenne();
    const more = await request(tab, milk, 1);
    tab.unplug(true);
    await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 999 });
    await outcomeOf(addToCartActors(tab).add, { request: more });
    tab.unplug(false);
    const { sendNext } = offlineQueueActors(tab);
    const refused = await outcomeOf(sendNext, undefined);
    expect(refused).toMatchObject({
      kind: 'refused',
      change: { product: { slug: penne }, to: 999 },
      error: { failure: 'refused' },
    });
    expect(await sendAll(tab)).toEqual([['sent', milk, 1]]);
    expect(await inShop(tab)).toEqual({ [penne]: 2, [milk]: 1 });
  });

  test('B-27: a network that goes in between loses nothing and sends nothing twice', async () => {
    const { tab, itemId } = await tabWithPenne();
    const more = await request(tab, milk, 1);
    tab.unplug(true);
    await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 5 });
    await outcomeOf(addToCartActors(tab).add, { request: more });
    tab.unplug(false);
    tab.decide((line) => (line === 'POST /cart/add' ? 'cut after' : 'pass'));
    await expect(sendAll(tab)).rejects.toMatchObject({ kind: 'network' });
    expect(await waiting(tab)).toMatchObject([{ kind: 'add', id: more.requestId, isTried: true }]);
    tab.decide(() => 'pass');
    expect(await sendAll(tab)).toEqual([['sent', milk, 1]]);
    expect(await inShop(tab)).toEqual({ [penne]: 5, [milk]: 1 });
  });

  test.each([
    ['another number', 6],
    ['the one from before', 2],
  ] as const)('B-27: %s that is wanted while a change is on its way is sent after it', async (_, then) => {
    const { tab, itemId } = await tabWithPenne();
    const { saveLine } = cartLineActors(tab);
    tab.unplug(true);
    await outcomeOf(saveLine, { itemId, quantity: 5 });
    tab.unplug(false);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    tab.decide((line) => (line === 'POST /cart/update' ? held : 'pass'));
    const sending = outcomeOf(offlineQueueActors(tab).sendNext, undefined);
    await vi.waitFor(() => expect(tab.paths()).toContain('POST /cart/update'));
    tab.unplug(true);
    await outcomeOf(saveLine, { itemId, quantity: then });
    tab.unplug(false);
    release();
    expect([(await sending)?.kind, await waiting(tab)]).toMatchObject(['sent', [{ from: 5, to: then }]]);
    expect([await sendAll(tab), await inShop(tab)]).toEqual([[['sent', penne, then]], { [penne]: then }]);
  });

  test('B-27, SES-07: without a session nothing is sent, and nothing is lost', async () => {
    const { tab, itemId } = await tabWithPenne();
    tab.unplug(true);
    await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 5 });
    tab.unplug(false);
    await done(tab.shopper.client.call(logout));
    await expect(sendAll(tab)).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect(await waiting(tab)).toMatchObject([{ to: 5 }]);
  });

  test('B-27: emptying waits line by line, and can be undone', async () => {
    const { tab, itemId } = await tabWithPenne();
    tab.unplug(true);
    const { cart } = await outcomeOf(
      cartEmptyingActors({ ...tab, emptied: { read: () => null } }).emptyCart,
      { itemIds: [itemId] },
    );
    expect([inCart(cart), await waiting(tab)]).toMatchObject([{}, [{ from: 2, to: 0 }]]);
    const { productId } = await product(tab.shopper.client, penne);
    const items = [{ productId, quantity: 2, infos: {} }];
    const back = { kind: 'products', requestId: 'the-key-of-undo', items } as const;
    const undone = await outcomeOf(addToCartActors(tab).add, { request: back });
    expect([inCart(undone.cart), await waiting(tab)]).toEqual([{ [penne]: 2 }, []]);
    // Of a product that did not wait to be taken out nothing is known.
    await expect(
      outcomeOf(addToCartActors(tab).add, {
        request: { ...back, items: [{ productId: 999_999, quantity: 1 }] },
      }),
    ).rejects.toMatchObject({ kind: 'network' });
  });

  test('B-27: what waits to be taken out is put back once, though the network is there again', async () => {
    const { tab, itemId } = await tabWithPenne();
    tab.unplug(true);
    await outcomeOf(cartLineActors(tab).removeLine, { itemId });
    tab.unplug(false);
    const { productId } = await product(tab.shopper.client, penne);
    const items = [{ productId, quantity: 2, infos: {} }];
    const request = { kind: 'products', requestId: 'the-key-of-undo', items } as const;
    const { cart } = await outcomeOf(addToCartActors(tab).add, { request });
    expect([inCart(cart), await inShop(tab), await waiting(tab)]).toEqual([
      { [penne]: 2 },
      { [penne]: 2 },
      [],
    ]);
  });

  test('B-27: what waits is in every cart that is read meanwhile; a number saved by itself takes its place', async () => {
    const { tab, itemId } = await tabWithPenne();
    tab.unplug(true);
    await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 5 });
    tab.unplug(false);
    const { cart } = await outcomeOf(cartActors(tab).refreshCart, undefined);
    expect(inCart(cart)).toEqual({ [penne]: 5 });
    await outcomeOf(cartLineActors(tab).saveLine, { itemId, quantity: 4 });
    expect([await inShop(tab), await waiting(tab)]).toEqual([{ [penne]: 4 }, []]);
  });
});
