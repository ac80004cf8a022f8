import { expect, test } from 'vitest';
import { savePushSettings } from '../../../contract/api/account/push.ts';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { modifyOrder } from '../../../contract/api/ordering/order.ts';
import { addDays, dayTime } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant, instantOf, shopZone } from '../../../contract/rules/time/zone-time.ts';
import { chooseSlot, done, moveOrder, pickupOrder, prepare, purchase } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import type { TestShop } from '../test-shop.ts';
import { addBrowser, openPushShop, queueOf, toHour } from './told.ts';

const weekdays = {
  it: new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' }),
  'en-US': new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }),
};

const today = ({ clock }: TestShop) => dayOfInstant(clock.now().getTime());
const tomorrow = (shop: TestShop) => addDays(today(shop), 1);

/** Puts an order into a slot. */
const setSlot = ({ database }: TestShop, orderId: number, day: string, begin: string) =>
  database.script(
    `UPDATE orders SET slot_date = '${day}', slot_begin = '${begin}' WHERE order_id = ${orderId}`,
  );

/** When a slot begins. */
function beginOf(day: string, begin: string): string {
  const [hours = 0, minutes = 0] = begin.split(':').map(Number);
  return new Date(instantOf(dayTime(day) + (hours * 60 + minutes) * 60_000, shopZone)).toISOString();
}

const reminders = async (client: ShopClient) =>
  (await queueOf(client)).filter(({ topic }) => topic === 'deliveryReminder');
const bodies = async (client: ShopClient) => (await reminders(client)).map(({ body }) => body);

/** Moves the clock to an instant to come. */
const moveTo = ({ clock }: TestShop, instant: string) =>
  clock.pass((Date.parse(instant) - clock.now().getTime()) / 60_000);

/** The day clocks change in March or October, the last Sunday, of next year. */
function changeOfClocks({ clock }: TestShop, month: '03' | '10'): string {
  const last = `${clock.now().getUTCFullYear() + 1}-${month}-31`;
  return addDays(last, -new Date(last).getUTCDay());
}

test('PUSH-01: a delivery that is reminded of in quiet hours is told of half an hour before they begin, once', async () => {
  const { shop, service } = await openPushShop();
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  const orders: number[] = [];
  for (const begin of ['07:00', '09:59', '10:00', '07:30', '21:45']) {
    const { orderId } = await purchase(shopper);
    orders.push(orderId);
    await setSlot(shop, orderId, begin === '21:45' ? today(shop) : tomorrow(shop), begin);
  }
  const [first, second, third, cancelled, tonight] = orders;
  await moveOrder(shopper, cancelled!, orderStatusCodes.voided);
  const weekday = weekdays.it.format(new Date(tomorrow(shop)));

  toHour(shop, 21);
  await jobs.runOnce();
  shop.clock.pass(29);
  await jobs.runOnce();
  expect(await bodies(shopper)).toEqual(['Arriviamo a partire dalle 21:45.']);
  shop.clock.pass(1);
  await Promise.all([jobs.runOnce(), jobs.runOnce()]);
  shop.clock.pass(29);
  await jobs.runOnce();
  const evening = [
    [`Ordine ${tonight}: consegna vicina`, 'Arriviamo a partire dalle 21:45.'],
    [`Ordine ${first}: consegna vicina`, `Arriviamo ${weekday} a partire dalle 07:00.`],
    [`Ordine ${second}: consegna vicina`, `Arriviamo ${weekday} a partire dalle 09:59.`],
  ];
  const told = () => service.received().map(({ payload }) => payload);
  const saying = (texts: readonly (readonly string[])[]) =>
    texts.map(([title, body]) => ({ title, body, nav_to: `/profile/orders/${/\d+/.exec(title!)![0]}` }));
  expect(told()).toEqual(saying(evening));
  expect((await reminders(shopper)).map(({ notAfter }) => notAfter)).toEqual([
    beginOf(today(shop), '21:45'),
    beginOf(tomorrow(shop), '07:00'),
    beginOf(tomorrow(shop), '09:59'),
  ]);

  for (const hour of [22, 0, 5, 7]) {
    toHour(shop, hour);
    await jobs.runOnce();
  }
  shop.clock.pass(59);
  await jobs.runOnce();
  expect(told()).toEqual(saying(evening));
  shop.clock.pass(1);
  await jobs.runOnce();
  expect(told()).toEqual(
    saying([...evening, [`Ordine ${third}: consegna vicina`, 'Arriviamo a partire dalle 10:00.']]),
  );
});

test.each([
  { change: 'forward', month: '03', evening: '20:30', eight: '06:00' },
  { change: 'back', month: '10', evening: '19:30', eight: '07:00' },
] as const)('PUSH-01: so it is in the night the clocks go $change', async ({ month, evening, eight }) => {
  const { shop, service } = await openPushShop();
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  const day = changeOfClocks(shop, month);
  for (const begin of ['07:00', '09:30', '10:00']) {
    const { orderId } = await purchase(shopper);
    await setSlot(shop, orderId, day, begin);
  }
  moveTo(shop, `${addDays(day, -1)}T${evening}:00Z`);
  shop.clock.pass(-1);
  await jobs.runOnce();
  expect(await bodies(shopper)).toEqual([]);
  shop.clock.pass(1);
  await jobs.runOnce();
  const early = ['Arriviamo domenica a partire dalle 07:00.', 'Arriviamo domenica a partire dalle 09:30.'];
  expect(await bodies(shopper)).toEqual(early);
  moveTo(shop, `${day}T${eight}:00Z`);
  shop.clock.pass(-1);
  await jobs.runOnce();
  expect(await bodies(shopper)).toEqual(early);
  shop.clock.pass(1);
  await jobs.runOnce();
  expect(await bodies(shopper)).toEqual([...early, 'Arriviamo a partire dalle 10:00.']);
  expect(service.received()).toHaveLength(3);
});

test('PUSH-01: who wants no quiet hours is reminded two hours before, at night too', async () => {
  const { shop, service } = await openPushShop();
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  await done(shopper.call(savePushSettings, { quietHours: false }));
  // What somebody else wants, of the same number in another brand too, changes nothing.
  const foreign = await shop.visitor('ortavia').logIn('demo');
  await addBrowser(foreign, service);
  for (const client of [shopper, foreign]) {
    const { orderId } = await purchase(client);
    await setSlot(shop, orderId, tomorrow(shop), '07:00');
  }
  toHour(shop, 21);
  shop.clock.pass(30);
  await jobs.runOnce();
  expect(await bodies(shopper)).toEqual([]);
  expect(await bodies(foreign)).toHaveLength(1);
  toHour(shop, 5);
  await jobs.runOnce();
  expect(await bodies(shopper)).toEqual(['Arriviamo a partire dalle 07:00.']);
  expect(service.received()).toHaveLength(2);
});

test('PUSH-01: an order that is placed in quiet hours is reminded of when they end', async () => {
  const { shop, service } = await openPushShop();
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  toHour(shop, 22);
  const { orderId } = await purchase(shopper);
  await setSlot(shop, orderId, tomorrow(shop), '09:00');
  await jobs.runOnce();
  expect(await bodies(shopper)).toEqual([]);
  toHour(shop, 7);
  await jobs.runOnce();
  expect(service.received()).toEqual([]);
  toHour(shop, 8);
  await jobs.runOnce();
  expect(service.received().map(({ payload }) => payload)).toEqual([
    {
      title: `Ordine ${orderId}: consegna vicina`,
      body: 'Arriviamo a partire dalle 09:00.',
      nav_to: `/profile/orders/${orderId}`,
    },
  ]);
});

test('PUSH-01: in the evening a delivery and a pickup of the morning are told of by their day, in English too', async () => {
  const { shop, service } = await openPushShop();
  const shopper = await shop.visitor('ortavia').logIn('demo');
  await addBrowser(shopper, service);
  const { orderId: delivered } = await purchase(shopper);
  const fetched = await pickupOrder(shopper);
  for (const orderId of [delivered, fetched]) await setSlot(shop, orderId, tomorrow(shop), '08:00');
  const at = new Date(tomorrow(shop));
  toHour(shop, 21);
  shop.clock.pass(30);
  const speak = (language: string) =>
    shop.database.script(`UPDATE users SET language = '${language}' WHERE tenant_id = 'ortavia';
      UPDATE orders SET delivery_reminded_at = NULL WHERE tenant_id = 'ortavia'`);
  const said: string[][][] = [];
  for (const language of ['it', 'en-US']) {
    await speak(language);
    await shop.backend.jobs.runOnce();
    said.push((await reminders(shopper)).slice(said.flat().length).map(({ title, body }) => [title, body]));
  }
  const [italian, english] = [weekdays.it.format(at), weekdays['en-US'].format(at)];
  expect(said).toEqual([
    [
      [`Ordine ${delivered}: consegna vicina`, `Arriviamo ${italian} a partire dalle 08:00.`],
      [`Ordine ${fetched}: ritiro vicino`, `Puoi ritirare la tua spesa ${italian} dalle 08:00.`],
    ],
    [
      [`Order ${delivered}: delivery is near`, `We arrive on ${english} from 8 AM on.`],
      [`Order ${fetched}: pickup is near`, `You can pick up your groceries on ${english} from 8 AM.`],
    ],
  ]);
});

/** Has the term of an order's changes end. */
const setTerm = ({ database }: TestShop, orderId: number, instant: string) =>
  database.script(`UPDATE orders SET editable_until = '${instant}' WHERE order_id = ${orderId}`);

const termBodies = async (client: ShopClient) =>
  (await queueOf(client)).filter(({ topic }) => topic === 'changeTerm').map(({ body }) => body);

test.each([
  [
    'it',
    'Puoi modificarlo fino alle 24:00.',
    (day: Date) => `Puoi modificarlo fino alle 08:29 di ${weekdays.it.format(day)}.`,
  ],
  [
    'en-US',
    'You can change it until 12 AM.',
    (day: Date) => `You can change it until 8:29 AM on ${weekdays['en-US'].format(day)}.`,
  ],
] as const)(
  'PUSH-01: a term of changes that ends at night is told of before the quiet hours, once (%s)',
  async (language, atMidnight, inTheMorning) => {
    const { shop, service } = await openPushShop();
    const { jobs } = shop.backend;
    const shopper = await shop.visitor('ortavia').logIn('demo');
    await addBrowser(shopper, service);
    const day = tomorrow(shop);
    for (const term of [beginOf(day, '00:00'), beginOf(day, '08:29'), beginOf(day, '08:30')]) {
      const { orderId } = await purchase(shopper);
      await setTerm(shop, orderId, term);
    }
    await shop.database.script(`UPDATE users SET language = '${language}' WHERE tenant_id = 'ortavia'`);
    toHour(shop, 21);
    shop.clock.pass(29);
    await jobs.runOnce();
    expect(await termBodies(shopper)).toEqual([]);
    shop.clock.pass(1);
    await Promise.all([jobs.runOnce(), jobs.runOnce()]);
    // Two runs at once write them in any order.
    const evening = [atMidnight, inTheMorning(new Date(day))].toSorted();
    expect((await termBodies(shopper)).toSorted()).toEqual(evening);
    expect(service.received()).toHaveLength(2);
    for (const hour of [23, 0, 7]) {
      toHour(shop, hour);
      await jobs.runOnce();
    }
    expect((await termBodies(shopper)).toSorted()).toEqual(evening);
    toHour(shop, 8);
    await jobs.runOnce();
    expect((await termBodies(shopper)).slice(2)).toEqual([
      language === 'it' ? 'Puoi modificarlo fino alle 08:30.' : 'You can change it until 8:30 AM.',
    ]);
  },
);

test('PUSH-01: who wants no quiet hours is told of a term half an hour before, at night too', async () => {
  const { shop, service } = await openPushShop();
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  await addBrowser(shopper, service);
  await done(shopper.call(savePushSettings, { quietHours: false }));
  const { orderId } = await purchase(shopper);
  await setTerm(shop, orderId, beginOf(tomorrow(shop), '00:00'));
  toHour(shop, 21);
  shop.clock.pass(30);
  await jobs.runOnce();
  expect(await termBodies(shopper)).toEqual([]);
  toHour(shop, 23);
  shop.clock.pass(30);
  await jobs.runOnce();
  expect(await termBodies(shopper)).toEqual(['Puoi modificarlo fino alle 24:00.']);
  expect(service.received()).toHaveLength(1);
});

test('PUSH-01: an order that is changed to another slot is reminded of anew, one that keeps its slot is not', async () => {
  const { shop, service } = await openPushShop();
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  const amend = async (orderId: number, slot: number | null) => {
    await done(shopper.call(modifyOrder, { order_id: orderId }));
    if (slot !== null) await chooseSlot(shopper, slot);
    await prepare(shopper);
    await done(shopper.call(buy, { payment_type_id: 2 }));
  };
  const orders = [await purchase(shopper), await purchase(shopper)].map(({ orderId }) => orderId);
  const [kept, moved] = orders;
  await addBrowser(shopper, service);
  await shop.database.script(`UPDATE orders SET delivery_reminded_at = now(), change_term_told_at = now()
    WHERE tenant_id = 'cestolieto' AND order_id IN (${orders.join(', ')})`);
  await amend(kept!, null);
  await amend(moved!, 12);
  const soon = new Date(shop.clock.now().getTime() + 60_000).toISOString();
  const local = `'${soon}'::timestamptz AT TIME ZONE 'Europe/Rome'`;
  await shop.database
    .script(`UPDATE orders SET slot_date = (${local})::date, slot_begin = to_char(${local}, 'HH24:MI'),
    editable_until = '${soon}' WHERE tenant_id = 'cestolieto' AND order_id IN (${orders.join(', ')})`);
  await jobs.runOnce();
  expect((await queueOf(shopper)).map(({ topic, title }) => [topic, title])).toEqual([
    ['deliveryReminder', `Ordine ${moved}: consegna vicina`],
    ['changeTerm', `Ordine ${moved}: ultime modifiche`],
  ]);
});
