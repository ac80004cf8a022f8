import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { deleteFromCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, mailsTo, payAtProvider, prepare, purchase } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  const items = linesOf(await done(shopper.call(viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
});

const mailsOf = async (orderId: number) =>
  (await mailsTo(shopper, 'demo')).filter(({ params }) => params['orderId'] === orderId);

/** The instant until which an order can be changed, as a clock in the shop shows it so many days from now. */
const setTerm = (orderId: number, daysAhead: number, time: string) =>
  shop().database.db.execute(sql`UPDATE orders SET editable_until =
    (((${shop().clock.now().toISOString()}::timestamptz AT TIME ZONE 'Europe/Rome')::date + ${daysAhead}::integer)
      + ${time}::time) AT TIME ZONE 'Europe/Rome'
    WHERE order_id = ${orderId}`);

const longDay = (daysAhead: number) =>
  new Intl.DateTimeFormat('it-IT', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Rome',
  }).format(shop().clock.now().getTime() + daysAhead * 24 * 60 * 60_000);

const termIn = (text: string) => /^Puoi modificarlo.*$/m.exec(text)?.[0];

test('ORD-06: the mail of an order says until when it can be changed or cancelled, and where', async () => {
  const { orderId } = await purchase(shopper);
  const [mail, ...others] = await mailsOf(orderId);
  expect(others).toEqual([]);
  expect(termIn(mail!.text)).toMatch(
    /^Puoi modificarlo o annullarlo fino alle \d\d:\d\d di (domani, )?[a-zì]+ \d+ [a-z]+\.$/,
  );
  expect(mail!.links).toEqual([`http://cestolieto.localhost:3000/profile/orders/${orderId}`]);
});

test.each([
  [1, '16:30', () => `16:30 di domani, ${longDay(1)}`],
  [3, '08:05', () => `08:05 di ${longDay(3)}`],
  // A midnight belongs to the day it ends.
  [2, '00:00', () => `24:00 di domani, ${longDay(1)}`],
] as const)('ORD-06: a term %i days ahead at %s is said by its day', async (ahead, time, term) => {
  const bought = await purchase(shopper, { paymentTypeId: 12 });
  await setTerm(bought.orderId, ahead, time);
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  const failed = (await mailsOf(bought.orderId)).at(-1)!;
  expect(failed.kind).toBe('payment_failed');
  expect(termIn(failed.text)).toBe(`Puoi modificarlo o annullarlo fino alle ${term()}.`);
});

test('CHK-19: a payment that failed tells what is at stake, and no term that is over', async () => {
  const bought = await purchase(shopper, { paymentTypeId: 12 });
  await setTerm(bought.orderId, -1, '10:00');
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  const [confirmed, failed] = await mailsOf(bought.orderId);
  expect(failed!.text.match(/^- .+$/gm)).toEqual(confirmed!.text.match(/^- .+$/gm));
  expect(failed!.text.match(/^- .+$/gm)?.length).toBeGreaterThan(0);
  expect(termIn(failed!.text)).toBeUndefined();
});

test('ORD-07: a changed order is told once, as changed, with what it is and costs now', async () => {
  const { orderId } = await purchase(shopper);
  await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  await fill(shopper, [['burrata-250-g', 1]]);
  await prepare(shopper);
  const key = crypto.randomUUID();
  await done(shopper.call(buy, { payment_type_id: 2 }, { headers: { 'Idempotency-Key': key } }));
  await shopper.call(buy, { payment_type_id: 2 }, { headers: { 'Idempotency-Key': key } });
  const [confirmed, changed, ...others] = await mailsOf(orderId);
  expect([confirmed?.kind, changed?.kind, others]).toEqual(['order_confirmed', 'order_changed', []]);
  const order = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  expect(changed!.subject).toBe(`Hai modificato l'ordine n. ${orderId}`);
  expect(changed!.text).toContain(
    `- Totale: ${new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }).format(order.totalPrice)}\n`,
  );
  expect(changed!.text).not.toContain('grazie per la tua spesa');
  expect(changed!.text.match(/^- .+$/gm)).toEqual([
    '- 2 × Olio extravergine in latta, Olivesca: 59,80\u00a0€',
    expect.stringMatching(/^- 1 × Burrata.*: 3,99\u00a0€$/),
    '- Prodotti: 63,79\u00a0€',
    '- Consegna: 4,90\u00a0€',
    '- Totale: 68,69\u00a0€',
  ]);
  expect(termIn(changed!.text)).toBe(termIn(confirmed!.text));
});

test('ORD-05: a cancelled order lists nothing and offers no change', async () => {
  const { orderId } = await purchase(shopper);
  await done(shopper.call(api.deleteOrder, { order_id: orderId }));
  const cancelled = (await mailsOf(orderId)).at(-1)!;
  expect(cancelled.kind).toBe('order_cancelled');
  expect(cancelled.text).not.toMatch(/^- /m);
  expect(termIn(cancelled.text)).toBeUndefined();
});
