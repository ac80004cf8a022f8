import { expect, test } from 'vitest';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { moveOrder, pickupOrder, purchase } from '../journeys.ts';
import { addBrowser, openPushShop, queueOf, toHour } from './told.ts';

const { preparing, nearlyReady, delivered } = orderStatusCodes;

test.each([
  [
    'it',
    ['in preparazione', 'Stiamo preparando la tua spesa.'],
    ['quasi pronto', 'La tua spesa è quasi pronta per il ritiro.'],
    ['ritirato', 'Hai ritirato la tua spesa.'],
  ],
  [
    'en-US',
    ['in preparation', 'We are preparing your groceries.'],
    ['almost ready', 'Your groceries are almost ready for pickup.'],
    ['picked up', 'You have picked up your groceries.'],
  ],
])('PUSH-01: who fetches an order is told once that it is almost ready (%s)', async (language, ...words) => {
  const { shop, service } = await openPushShop();
  const shopper = await shop.visitor('ortavia').logIn('demo');
  await addBrowser(shopper, service);
  const orderId = await pickupOrder(shopper);
  await shop.database.script(`UPDATE users SET language = '${language}' WHERE tenant_id = 'ortavia'`);
  for (const status of [preparing, nearlyReady, nearlyReady, delivered]) {
    await moveOrder(shopper, orderId, status);
  }
  await shop.backend.jobs.runOnce();
  const order = language === 'it' ? 'Ordine' : 'Order';
  expect(
    (await queueOf(shopper)).map(({ topic, title, body, nav_to: to }) => [topic, title, body, to]),
  ).toEqual(
    words.map(([ending, body]) => [
      'orderStatus',
      `${order} ${orderId} ${ending}`,
      body,
      `/profile/orders/${orderId}`,
    ]),
  );
  expect(service.received()).toHaveLength(3);
});

test('PUSH-01: who is delivered to hears nothing new when an order is almost ready', async () => {
  const { shop, service } = await openPushShop();
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  const { orderId } = await purchase(shopper);
  for (const status of [preparing, nearlyReady]) await moveOrder(shopper, orderId, status);
  expect((await queueOf(shopper)).map(({ title }) => title)).toEqual([`Ordine ${orderId} in preparazione`]);
});

test('PUSH-01: quiet hours hold back that a pickup of another day is almost ready, not one of today', async () => {
  const { shop, service } = await openPushShop();
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  const later = await pickupOrder(shopper);
  const today = await pickupOrder(shopper);
  toHour(shop, 7);
  const day = dayOfInstant(shop.clock.now().getTime());
  await shop.database.script(`UPDATE orders SET slot_date = '${day}' WHERE order_id = ${today};
    UPDATE orders SET slot_date = '${day}'::date + 1 WHERE order_id = ${later}`);
  for (const orderId of [later, today]) await moveOrder(shopper, orderId, nearlyReady);
  await jobs.runOnce();
  const title = (orderId: number) => `Ordine ${orderId} quasi pronto`;
  const told = () => service.received().map(({ payload }) => (payload as { title: string }).title);
  const ready = () => told().filter((one) => one.endsWith('quasi pronto'));
  expect(ready()).toEqual([title(today)]);
  shop.clock.pass(60);
  await jobs.runOnce();
  expect(ready()).toEqual([title(today), title(later)]);
});
