import { expect, test } from 'vitest';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { deleteOrder } from '../../../contract/api/ordering/order.ts';
import { addProductAlert } from '../../../contract/api/shopping/product-alert.ts';
import { done, moveOrder, payAtProvider, product, purchase } from '../journeys.ts';
import { tell } from '../ordering/deliveries.ts';
import type { ShopClient } from '../shop-client.ts';
import type { TestShop } from '../test-shop.ts';
import { addBrowser, openPushShop, queueOf } from './told.ts';

const { preparing, picking, outForDelivery, inTransit, delivered, cancelled } = orderStatusCodes;

/** What the queue says, oldest first. */
const said = async (client: ShopClient) =>
  (await queueOf(client)).map(({ topic, title, body, nav_to: to }) => [topic, title, body, to]);

/** Has an order's slot begin, and its term end, so many minutes from now. */
const setTimes = (
  { database, clock }: TestShop,
  orderId: number,
  minutes: { slot?: number; term?: number },
) => {
  const at = (ahead: number) => new Date(clock.now().getTime() + ahead * 60_000).toISOString();
  const slot = at(minutes.slot ?? 100_000);
  const local = `'${slot}'::timestamptz AT TIME ZONE 'Europe/Rome'`;
  return database.script(`UPDATE orders SET slot_date = (${local})::date, slot_begin = to_char(${local}, 'HH24:MI'),
    editable_until = '${at(minutes.term ?? -1)}' WHERE order_id = ${orderId}`);
};

test('PUSH-01: an order tells where it stands, each stage once, and its own doing to nobody', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  const { endpoint } = await addBrowser(shopper, service);
  const { orderId } = await purchase(shopper);
  await tell(shopper, '/__dev/delivery', { order_id: 999_999, lines: [] });
  for (const status of [preparing, picking, preparing, outForDelivery, inTransit]) {
    await moveOrder(shopper, orderId, status);
  }
  for (let time = 0; time < 2; time += 1)
    await tell(shopper, '/__dev/delivery', { order_id: orderId, lines: [] });
  const path = `/profile/orders/${orderId}`;
  const told = [
    ['orderStatus', `Ordine ${orderId} in preparazione`, 'Stiamo preparando la tua spesa.', path],
    ['orderStatus', `Ordine ${orderId} in viaggio`, 'La tua spesa sta arrivando.', path],
    ['orderStatus', `Ordine ${orderId} consegnato`, 'La tua spesa è arrivata.', path],
  ];
  expect(await said(shopper)).toEqual(told);

  const own = await purchase(shopper);
  await done(shopper.call(deleteOrder, { order_id: own.orderId }));
  expect(await said(shopper)).toEqual(told);
  await shop.backend.jobs.runOnce();
  expect(service.received().map(({ payload }) => payload)).toEqual(
    told.map(([, title, body]) => ({ title, body, nav_to: path })),
  );
  // A device hears one after another, or it may hear "consegnato" before "in viaggio".
  expect(service.mostAtOnce(endpoint)).toBe(1);
});

test('PUSH-01: an order the shop cancels and a payment that fails are told, in the language of the person', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = shop.visitor('ortavia');
  shopper.acceptLanguage = 'en-US';
  await shopper.logIn('demo');
  await shop.database.script(`UPDATE users SET language = 'en-US' WHERE tenant_id = 'ortavia'`);
  await addBrowser(shopper, service);
  const bought = await purchase(shopper, { paymentTypeId: 12 });
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  await moveOrder(shopper, bought.orderId, cancelled);
  const second = await purchase(shopper);
  for (const status of [preparing, outForDelivery, delivered]) {
    await moveOrder(shopper, second.orderId, status);
  }
  const paths = [bought, second].map(({ orderId }) => `/profile/orders/${orderId}`);
  expect(await said(shopper)).toEqual([
    [
      'orderStatus',
      `Payment for order ${bought.orderId} failed`,
      'Retry or change the method, otherwise the order will be canceled.',
      paths[0],
    ],
    ['orderStatus', `Order ${bought.orderId} canceled`, 'Nothing will be charged.', paths[0]],
    ['orderStatus', `Order ${second.orderId} in preparation`, 'We are preparing your groceries.', paths[1]],
    ['orderStatus', `Order ${second.orderId} on its way`, 'Your groceries are on their way.', paths[1]],
    ['orderStatus', `Order ${second.orderId} delivered`, 'Your groceries have arrived.', paths[1]],
  ]);
});

test('PUSH-01: a payment that fails, and an order cancelled because nobody paid, are told in Italian', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  const { orderId, redirectUrl } = await purchase(shopper, { paymentTypeId: 12 });
  await payAtProvider(shopper, redirectUrl, 'decline');
  shop.clock.pass(24 * 60 - 1);
  await shop.backend.jobs.runOnce();
  const path = `/profile/orders/${orderId}`;
  expect(await said(shopper)).toEqual([
    [
      'orderStatus',
      `Pagamento dell'ordine ${orderId} non riuscito`,
      "Riprova o cambia metodo, altrimenti l'ordine sarà annullato.",
      path,
    ],
    ['orderStatus', `Ordine ${orderId} annullato`, 'Non ti sarà addebitato nulla.', path],
  ]);
  // The first is no longer worth telling once the term of its payment is over.
  expect(service.received().map(({ payload }) => payload)).toEqual([
    { title: `Ordine ${orderId} annullato`, body: 'Non ti sarà addebitato nulla.', nav_to: path },
  ]);
});

test('PUSH-01: a delivery is told of two hours before it begins, once', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  const { orderId } = await purchase(shopper);
  const past = await purchase(shopper);
  await setTimes(shop, orderId, { slot: 121 });
  await setTimes(shop, past.orderId, { slot: -1 });
  await jobs.runOnce();
  expect(await said(shopper)).toEqual([]);
  shop.clock.pass(1);
  await Promise.all([jobs.runOnce(), jobs.runOnce()]);
  await jobs.runOnce();
  const path = `/profile/orders/${orderId}`;
  expect(await said(shopper)).toEqual([
    ['deliveryReminder', `Ordine ${orderId}: consegna vicina`, 'Arriviamo a partire dalle 14:01.', path],
  ]);
  expect(service.received()).toHaveLength(1);
  const [queued] = await queueOf(shopper);
  expect(queued?.notAfter).toBe(new Date(shop.clock.now().getTime() + 120 * 60_000).toISOString());
});

test('PUSH-01: the end of the term of changes is told half an hour before, once, of what can still be changed', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  const { orderId } = await purchase(shopper);
  const prepared = await purchase(shopper);
  await setTimes(shop, orderId, { term: 31 });
  await moveOrder(shopper, prepared.orderId, preparing);
  await setTimes(shop, prepared.orderId, { term: 20 });
  await jobs.runOnce();
  expect((await said(shopper)).map(([topic]) => topic)).toEqual(['orderStatus']);
  shop.clock.pass(1);
  await Promise.all([jobs.runOnce(), jobs.runOnce()]);
  await jobs.runOnce();
  expect((await said(shopper)).slice(1)).toEqual([
    [
      'changeTerm',
      `Ordine ${orderId}: ultime modifiche`,
      'Puoi modificarlo fino alle 12:31.',
      `/profile/orders/${orderId}`,
    ],
  ]);
});

test('PUSH-01: reminder and term are told in English to whoever reads English', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor('ortavia').logIn('demo');
  await shop.database.script(`UPDATE users SET language = 'en-US' WHERE tenant_id = 'ortavia'`);
  await addBrowser(shopper, service);
  const { orderId } = await purchase(shopper);
  await shop.database.script(`UPDATE users SET language = 'en-US' WHERE tenant_id = 'ortavia'`);
  await setTimes(shop, orderId, { slot: 90, term: 30 });
  await shop.backend.jobs.runOnce();
  const path = `/profile/orders/${orderId}`;
  expect(await said(shopper)).toEqual([
    ['deliveryReminder', `Order ${orderId}: delivery is near`, 'We arrive from 1:30 PM on.', path],
    ['changeTerm', `Order ${orderId}: last changes`, 'You can change it until 12:30 PM.', path],
  ]);
});

test.each([
  ['it', 'Di nuovo disponibile', 'È tornato un prodotto che aspettavi.'],
  ['en-US', 'Available again', 'A product you were waiting for is back.'],
])(
  'PUSH-01: a product that is back is told once beside the mail, without its name (%s)',
  async (...words) => {
    const [language, title, body] = words;
    const opened = await openPushShop();
    const { shop, service } = opened;
    const shopper = await shop.visitor('ortavia').logIn('demo');
    await addBrowser(shopper, service);
    const slug = 'olio-extravergine-latta-5-l';
    const { productId } = await product(shopper, slug);
    await shop.database.script(
      `UPDATE stock SET available = 0 WHERE tenant_id = 'ortavia' AND product_id = ${productId}`,
    );
    await done(shopper.call(addProductAlert, { productId }));
    await shop.database.script(`UPDATE users SET language = '${language}' WHERE tenant_id = 'ortavia'`);
    await shop.backend.jobs.runOnce();
    expect(await said(shopper)).toEqual([]);
    await shop.database.script(
      `UPDATE stock SET available = 9000 WHERE tenant_id = 'ortavia' AND product_id = ${productId}`,
    );
    await Promise.all([shop.backend.jobs.runOnce(), shop.backend.jobs.runOnce()]);
    expect(await said(shopper)).toEqual([['productBack', title, body, `/product/${slug}`]]);
    expect(service.received()).toMatchObject([
      { payload: { title, body, nav_to: `/product/${slug}` }, urgency: 'normal' },
    ]);
  },
);
