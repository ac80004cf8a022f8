import { beforeEach, expect, test } from 'vitest';
import { removeExclusions, saveExclusions } from '../../../contract/api/account/exclusion.ts';
import { modifyOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import { buy, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { updateOrderInfos } from '../../../contract/api/ordering/order-infos.ts';
import { listOrders } from '../../../contract/api/ordering/order.ts';
import { exchangeProduct, updateCartInfos } from '../../../contract/api/shopping/cart-lines.ts';
import * as api from '../../../contract/api/shopping/cart.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, plenty, product, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { paidOrder, tell } from '../ordering/deliveries.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const pasta = 'penne-rigate-500-g';
const yogurt = 'yogurt-magro-125-g';
const coffee = 'caffe-macinato-250-g';
const gluten = { kind: 'allergen', allergen: 'gluten' };
const milk = { kind: 'allergen', allergen: 'milk' };
const yes = { accept_exclusions: 'true' };

const exclude = (given: object, client = shopper) =>
  done(
    client.call(saveExclusions, {
      allergens: [],
      traces: false,
      diets: [],
      terms: [],
      hide: false,
      consent: true,
      ...given,
    }),
  );
const noGluten = () => exclude({ allergens: ['gluten'] });
const cartNow = () => done(shopper.call(api.viewCart));
const lineOf = (cart: Cart, slug: string) => linesOf(cart).find((line) => line.product.slug === slug)!;
const marks = (cart: Cart) =>
  Object.fromEntries(
    linesOf(cart).map(({ product: { slug }, exclusions, cartItemInfo }) => [
      slug,
      [exclusions, cartItemInfo.accept_exclusions],
    ]),
  );
const setLine = (cart: Cart, slug: string, infos: Record<string, string>) =>
  shopper.call(updateCartInfos, { items: [{ itemId: lineOf(cart, slug).itemId, infos }] });
const tryToPrepare = () => shopper.call(prepareCheckout, { terms_accepted: true });
const tryToBuy = () => shopper.call(buy, { payment_type_id: 2 });
const idOf = async (slug: string) => (await product(shopper, slug)).productId;
const ordersNow = async () => (await done(shopper.call(listOrders))).page.totItems;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  await readyToShop(shopper);
  await done(shopper.call(removeExclusions));
  const items = linesOf(await cartNow()).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(api.deleteFromCart, { items }));
});

test('B-23 a line says why it is excluded, also one from before; a yes of its own takes it off, a no brings it back', async () => {
  expect(marks(await fill(shopper, [[pasta, 1], [yogurt, 4], ...plenty]))[pasta]).toEqual([[], undefined]);
  await noGluten();
  const cart = await cartNow();
  expect(cart.user.hasExclusions).toBe(true);
  expect(marks(cart)).toEqual({
    [pasta]: [[gluten], undefined],
    [yogurt]: [[], undefined],
    [plenty[0]![0]]: [[], undefined],
  });
  const accepted = await done(setLine(cart, pasta, yes));
  expect(marks(accepted)[pasta]).toEqual([[], 'true']);
  expect(marks(await fill(shopper, [[pasta, 1]]))[pasta]).toEqual([[], 'true']);
  expect(marks(await done(setLine(cart, pasta, { note: 'poche' })))[pasta]).toEqual([[], 'true']);
  const more = [{ itemId: lineOf(cart, pasta).itemId, quantity: 3 }];
  expect(marks(await done(shopper.call(api.updateCart, { items: more })))[pasta]).toEqual([[], 'true']);
  const back = await done(setLine(cart, pasta, { accept_exclusions: 'false' }));
  expect(marks(back)[pasta]).toEqual([[gluten], undefined]);
  expect((await setLine(cart, pasta, { accept_exclusions: 'forse' })).http).toBe(422);
  const bySector = await done(shopper.call(api.viewCart, { show_sectors: true }));
  expect(marks(bySector)[pasta]).toEqual([[gluten], undefined]);
});

test('B-23 a yes holds for its line and its reasons: a new one is asked about, one taken off the profile is forgotten', async () => {
  await noGluten();
  const cart = await fill(shopper, [[pasta, 1, yes]]);
  expect(marks(cart)[pasta]).toEqual([[], 'true']);
  await exclude({ allergens: ['gluten'], terms: ['semola'] });
  const term = { kind: 'term', term: 'semola' };
  expect(marks(await cartNow())[pasta]).toEqual([[term], undefined]);
  await exclude({ terms: ['semola'] });
  await exclude({ allergens: ['gluten'], terms: ['semola'] });
  expect(marks(await cartNow())[pasta]).toEqual([[gluten, term], undefined]);
  await done(setLine(cart, pasta, yes));
  await exclude({ allergens: ['gluten'], terms: ['Sèmola'] });
  expect(marks(await cartNow())[pasta]).toEqual([[], 'true']);
  await done(shopper.call(removeExclusions));
  expect(marks(await cartNow())[pasta]).toEqual([[], undefined]);
  await noGluten();
  expect(marks(await cartNow())[pasta]).toEqual([[gluten], undefined]);
});

test('C02 adds what is excluded and marks it; C13, C05 leave it out and say so, but for what has its yes', async () => {
  await noGluten();
  const other = await shop().visitor().logIn('lettura');
  await readyToShop(other);
  expect(marks(await fill(other, [[pasta, 1]]))[pasta]).toEqual([[], undefined]);
  const [productId, milkId] = await Promise.all([idOf(pasta), idOf(yogurt)]);
  const many = (infos?: object) =>
    shopper.call(api.addProducts, {
      items: [
        { productId, quantity: 1, ...(infos === undefined ? {} : { infos }) },
        { productId: milkId, quantity: 4 },
      ],
    });
  const left = await many();
  expect(Object.keys(marks(left.data))).toEqual([yogurt]);
  expect(left.body.response.warnings).toEqual([
    { warning: 'Penne rigate: lo hai escluso, non è stato aggiunto.', code: 'cart.product.excluded' },
  ]);
  const added = await many(yes);
  expect(marks(added.data)[pasta]).toEqual([[], 'true']);
  const again = await many();
  expect([lineOf(again.data, pasta).quantity, again.body.response.warnings]).toEqual([2, []]);
  await done(setLine(again.data, pasta, { accept_exclusions: 'false' }));
  expect(lineOf((await many()).data, pasta).quantity).toBe(2);
  expect(marks(await fill(shopper, [[pasta, 1]]))[pasta]).toEqual([[gluten], undefined]);
});

test('C14 an exchange marks what it brings, accepts it when told, and its undo brings the yes back', async () => {
  await exclude({ allergens: ['gluten', 'milk'] });
  const cart = await fill(shopper, [[pasta, 1, yes]]);
  const exchange = (from: Cart, slug: string, to: number, given: object = {}) =>
    done(
      shopper.call(exchangeProduct, {
        itemId: lineOf(from, slug).itemId,
        productId: to,
        quantity: 4,
        ...given,
      }),
    );
  const [yogurtId, pastaId] = await Promise.all([idOf(yogurt), idOf(pasta)]);
  const swapped = await exchange(cart, pasta, yogurtId);
  expect(marks(swapped)).toEqual({ [yogurt]: [[milk], undefined] });
  const undone = await exchange(swapped, yogurt, pastaId, {
    quantity: 1,
    is_undo: true,
    infos: lineOf(cart, pasta).cartItemInfo,
  });
  expect(marks(undone)).toEqual({ [pasta]: [[], 'true'] });
  expect(marks(await exchange(undone, pasta, yogurtId, { infos: yes }))).toEqual({ [yogurt]: [[], 'true'] });
});

test('K01 and C09 stop a cart with what is excluded, nothing is ordered; with the yes it is (B-23)', async () => {
  const before = await ordersNow();
  await noGluten();
  const cart = await fill(shopper, [...plenty, [pasta, 2]]);
  const message = 'Conferma o togli i prodotti che hai escluso.';
  const restriction = await done(shopper.call(api.viewPurchaseRestriction));
  expect([restriction.ok, restriction.restrictions]).toEqual([
    false,
    [
      {
        code: 'checkout.exclusion.required',
        productClassId: null,
        name: 'Penne rigate',
        max: 0,
        current: 2,
        message,
      },
    ],
  ]);
  const refused = await tryToPrepare();
  expect([refused.code, refused.body.response.errorsMessage]).toEqual([
    'checkout.exclusion.required',
    [message],
  ]);
  expect((await tryToBuy()).code).toBe('checkout.notPrepared');
  expect([(await cartNow()).cartStatusId, await ordersNow()]).toEqual([1, before]);
  shopper.acceptLanguage = 'en-US';
  expect((await tryToPrepare()).body.response.errorsMessage).toEqual([
    'Confirm or remove the products you exclude.',
  ]);
  await done(setLine(cart, pasta, yes));
  expect((await done(shopper.call(api.viewPurchaseRestriction))).ok).toBe(true);
  await done(tryToPrepare());
  const { orderId } = await done(tryToBuy());
  const order = await done(shopper.call(viewOrder, { order_id: orderId }));
  expect(
    order.orderItems?.map(({ exclusions, cartItemInfo }) => [exclusions, cartItemInfo.accept_exclusions]),
  ).toEqual([
    [[], undefined],
    [[], undefined],
  ]);
  expect(await ordersNow()).toBe(before + 1);
});

test('K02 does not buy what was excluded since the prepare, and opens the cart again', async () => {
  const before = await ordersNow();
  await fill(shopper, [...plenty, [pasta, 1]]);
  await done(tryToPrepare());
  await noGluten();
  expect((await tryToBuy()).code).toBe('checkout.exclusion.required');
  const cart = await cartNow();
  expect([cart.cartStatusId, await ordersNow()]).toEqual([1, before]);
  await done(setLine(cart, pasta, yes));
  await done(tryToPrepare());
  await done(tryToBuy());
  expect(await ordersNow()).toBe(before + 1);
});

test('O04, C05 an order that is changed keeps its yes and asks about the rest; ordered again, it is asked about', async () => {
  await noGluten();
  await fill(shopper, [...plenty, [pasta, 1, yes], [yogurt, 4]]);
  await done(tryToPrepare());
  const { orderId } = await done(tryToBuy());
  await exclude({ allergens: ['gluten', 'milk'] });
  const changing = await done(shopper.call(modifyOrder, { order_id: orderId }));
  expect(marks(changing)).toMatchObject({ [pasta]: [[], 'true'], [yogurt]: [[milk], undefined] });
  expect((await tryToPrepare()).code).toBe('checkout.exclusion.required');
  await done(setLine(changing, yogurt, yes));
  await done(tryToPrepare());
  await done(tryToBuy());
  await readyToShop(shopper);
  const again = await shopper.call(api.addAllFromOrder, { order_id: orderId });
  expect(Object.keys(marks(again.data))).toEqual([plenty[0]![0]]);
  expect(again.body.response.warnings.map(({ code }) => code)).toEqual([
    'cart.product.excluded',
    'cart.product.excluded',
  ]);
});

test('C08, O15 an excluded product is no substitute, accepted or not; one remembered is not applied (B-19, B-23)', async () => {
  const yogurtId = String(await idOf(yogurt));
  const choice = { substitution: 'product', substitutionProductId: yogurtId };
  const cart = await fill(shopper, [...plenty, [coffee, 1], [yogurt, 4]]);
  await done(setLine(cart, coffee, choice));
  await exclude({ allergens: ['milk'] });
  await done(setLine(cart, yogurt, yes));
  const refused = await setLine(cart, coffee, choice);
  expect([refused.code, refused.body.response.errorsMessage]).toEqual([
    'substitution.excluded',
    ['Non possiamo mandarti al suo posto un prodotto che hai escluso.'],
  ]);
  await done(tryToPrepare());
  const { orderId } = await done(tryToBuy());
  const order = await done(shopper.call(viewOrder, { order_id: orderId }));
  const line = order.orderItems!.find((item) => item.product.slug === coffee)!;
  expect(line.cartItemInfo).toEqual({ accept_alternatives: 'true' });
  const inOrder = { order_id: orderId, items: [{ orderItemId: line.orderItemId, infos: choice }] };
  expect((await shopper.call(updateOrderInfos, inOrder)).code).toBe('substitution.excluded');
  await readyToShop(shopper);
  expect(lineOf(await fill(shopper, [[coffee, 1]]), coffee).cartItemInfo.substitution).toBeUndefined();
  await done(shopper.call(removeExclusions));
  const items = [{ productId: await idOf(coffee) }];
  await done(shopper.call(api.deleteFromCart, { items }));
  expect(lineOf(await fill(shopper, [[coffee, 1]]), coffee).cartItemInfo).toMatchObject(choice);
});

test('B-22, B-23 nothing excluded comes in place of something else, whoever chooses it', async () => {
  const order = await paidOrder(shopper, [...plenty, [coffee, 1], ['mele-annurche', 1]]);
  await exclude({ allergens: ['milk'] });
  const { orderItemId } = order.orderItems!.find((item) => item.product.slug === coffee)!;
  const replaced = async (slug: string) =>
    tell(shopper, '/__dev/delivery', {
      order_id: order.orderId,
      lines: [{ orderItemId, replacement: { productId: await idOf(slug), quantity: 1 } }],
    });
  expect(await replaced(yogurt)).toEqual({
    http: 422,
    body: { error: 'yogurt-magro-125-g may not come in place of anything' },
  });
  expect((await replaced(pasta)).http).toBe(200);
});

test('B-22, B-23 a delivery to try with chooses a substitute the shopper does not exclude', async () => {
  const order = await paidOrder(shopper, [
    [plenty[0]![0], 2],
    [coffee, 1],
    [pasta, 1],
  ]);
  const other = await paidOrder(shopper, [
    [plenty[0]![0], 2],
    [coffee, 1],
    [pasta, 1],
  ]);
  const cameInstead = async (orderId: number) => {
    await tell(shopper, '/__dev/delivery', { order_id: orderId, short: true });
    const { orderItems = [] } = await done(shopper.call(viewOrder, { order_id: orderId }));
    return orderItems.flatMap((item) =>
      item.delivery?.replacement ? [item.delivery.replacement.product] : [],
    );
  };
  const [likest] = await cameInstead(order.orderId);
  await exclude({ terms: [likest!.shortDescr] });
  const [next] = await cameInstead(other.orderId);
  expect(next!.shortDescr).not.toBe(likest!.shortDescr);
});
