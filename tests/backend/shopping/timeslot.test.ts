import { beforeEach, expect, test } from 'vitest';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import type { Timeslot } from '../../../contract/api/shopping/timeslot.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { selectAddress, updateAddress } from '../../../contract/api/shopping/address.ts';
import { chooseHome, done, homeDetails, homes, openSlots, product } from '../journeys.ts';
import type { SlotChoice } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  await chooseHome(shopper);
});

const select = (client: ShopClient, slot: SlotChoice) =>
  client.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId });

const setLeft = (slot: SlotChoice, left: number) =>
  shop()
    .visitor()
    .send('/__dev/timeslot', { method: 'POST', body: JSON.stringify({ ...slot, left }) });

async function seen(client: ShopClient, slot: SlotChoice): Promise<Timeslot> {
  const { days } = await done(client.call(listTimeslots, { 'show-closed': true }));
  const day = days.find((one) => one.dateIso === slot.dateIso);
  return day!.timeslots.find((one) => one.timeslotId === slot.timeslotId)!;
}

const preview = (login: string, date: unknown) =>
  shop()
    .visitor()
    .send('/__dev/preview-date', { method: 'POST', body: JSON.stringify({ login, date }) });

test('S14, A05 show the slots and the stock of a day that is looked at ahead of time (SLOT-19, D08)', async () => {
  const today = dayOfInstant(shop().clock.now().getTime());
  const sunday = Array.from({ length: 7 }, (_, at) => addDays(today, 20 + at)).find(
    (day) => new Date(day).getUTCDay() === 0,
  )!;
  const salmon = 'filetto-di-salmone-onda-corta-300-g';
  const firstDay = async (client: ShopClient) =>
    (await done(client.call(listTimeslots, {}))).days[0]?.dateIso;
  const before = await product(shopper, salmon);
  expect(before.available).toBeGreaterThan(0);
  expect((await preview('demo@cestolieto.example', sunday)).status).toBe(200);
  expect((await done(shopper.call(viewCart, {}))).forcedPreviewDate).toBe(sunday);
  expect(await firstDay(shopper)).toBe(addDays(sunday, 1));
  expect((await product(shopper, salmon)).available).toBe(0);
  expect([await firstDay(shop().visitor()), (await product(shop().visitor(), salmon)).available > 0]).toEqual(
    [addDays(today, 1), true],
  );
  expect((await preview('demo@cestolieto.example', null)).status).toBe(200);
  expect((await done(shopper.call(viewCart, {}))).forcedPreviewDate).toBeNull();
  expect([await firstDay(shopper), (await product(shopper, salmon)).available]).toEqual([
    addDays(today, 1),
    before.available,
  ]);
});

test.each([
  ['nessuno@cestolieto.example', '2026-12-24', 404],
  ['demo@cestolieto.example', 'domani', 422],
  ['demo@cestolieto.example', '2026-02-30', 422],
  ['', null, 422],
])('a day to look at ahead of time for "%s", "%s", is refused (D08)', async (login, date, status) => {
  expect((await preview(login, date)).status).toBe(status);
  expect((await done(shopper.call(viewCart, {}))).forcedPreviewDate).toBeNull();
});

test.each([1, 2])(
  'S14 offers service %i from tomorrow, seven days and more of at least four slots',
  async (service) => {
    for (const brand of ['cestolieto', 'ortavia', 'passolesto']) {
      const { days } = await done(
        shop().visitor(brand).call(listTimeslots, { delivery_service_id: service }),
      );
      const tomorrow = addDays(dayOfInstant(shop().clock.now().getTime()), 1);
      expect(days[0]?.dateIso).toBe(tomorrow);
      expect(days.length).toBeGreaterThanOrEqual(7);
      for (const { timeslots } of days) {
        const roomy = timeslots.filter((slot) => slot.active === 1 && slot.capacityLeft >= 40);
        expect(roomy.length).toBeGreaterThanOrEqual(4);
        const begins = timeslots.map((slot) => slot.beginTime);
        expect(begins).toEqual(begins.toSorted());
        expect(timeslots.every((slot) => /^\d\d:\d\d$/.test(slot.beginTime))).toBe(true);
        expect(timeslots.every((slot) => slot.active === 1)).toBe(true);
      }
    }
  },
);

test("S14 adds closed slots, today's among them, with show-closed; slots cost the fee", async () => {
  const { days } = await done(shopper.call(listTimeslots, { 'show-closed': 'true', 'check-locker': 1 }));
  const slots = days.flatMap((day) => day.timeslots);
  expect(days[0]?.dateIso).toBe(dayOfInstant(shop().clock.now().getTime()));
  expect(days[0]?.timeslots.every((slot) => slot.active === 0)).toBe(true);
  expect(new Set(slots.map((slot) => slot.active))).toEqual(new Set([0, 1]));
  expect(new Set(slots.map(({ price, freeFrom }) => `${price} ${freeFrom}`))).toEqual(new Set(['4.9 80']));
  expect(new Set(slots.filter(({ green }) => green).map(({ greenReason }) => greenReason))).toEqual(
    new Set(['Il furgone passa già in zona']),
  );
  expect(slots.every(({ green, greenReason }) => green === (greenReason !== null))).toBe(true);
  expect((await shopper.call(listTimeslots, { delivery_service_id: 3 })).http).toBe(422);
});

test('S15 holds a place for two hours and shows it as selected (B-16, API-26)', async () => {
  const [slot] = await openSlots(shopper);
  const before = await seen(shopper, slot!);
  const chosen = await select(shopper, slot!);
  expect(chosen.data.timeslot).toMatchObject({
    dateIso: slot!.dateIso,
    timeslotId: slot!.timeslotId,
    date: slot!.dateIso.split('-').toReversed().join('/'),
    autoAssigned: false,
    holdUntil: new Date(shop().clock.now().getTime() + 120 * 60_000).toISOString(),
    holdExtended: false,
    price: 4.9,
    freeFrom: 80,
  });
  const after = await seen(shopper, slot!);
  expect([after.capacityLeft, after.selected]).toEqual([before.capacityLeft - 1, true]);
  const reader = await shop().visitor().logIn('lettura');
  expect((await seen(reader, slot!)).selected).toBe(false);
});

test('S15 renews the held place once, then says so (decision 013)', async () => {
  const slot = (await openSlots(shopper))[3]!;
  await done(select(shopper, slot));
  const left = (await seen(shopper, slot)).capacityLeft;
  shop().clock.pass(110);
  const renewed = await done(select(shopper, slot));
  expect(renewed.timeslot).toMatchObject({
    holdExtended: true,
    holdUntil: new Date(shop().clock.now().getTime() + 120 * 60_000).toISOString(),
  });
  expect((await select(shopper, slot)).code).toBe('timeslot.extendedOnce');
  expect((await seen(shopper, slot)).capacityLeft).toBe(left);
});

test('S15 frees the place held before', async () => {
  const [first, second] = (await openSlots(shopper)).slice(6);
  const before = (await seen(shopper, first!)).capacityLeft;
  await done(select(shopper, first!));
  await done(select(shopper, second!));
  expect((await seen(shopper, first!)).capacityLeft).toBe(before);
});

test('another address frees the place of the cart, that one and once (GATE-08, SLOT-18)', async () => {
  const slot = (await openSlots(shopper))[12]!;
  const other = await shop().visitor().logIn('lettura');
  await chooseHome(other);
  const before = (await seen(shopper, slot)).capacityLeft;
  await done(select(other, slot));
  await done(select(shopper, slot));
  const office = await done(
    shopper.call(updateAddress, {
      ...homes['cestolieto'],
      ...homeDetails,
      addressNumber: '7',
      addressName: 'Ufficio',
    }),
  );
  const chosen = { address_type: 'home', address_id: office.addressId, delivery_service_id: 2 };
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await done(shopper.call(selectAddress, chosen))).timeslot).toBeNull();
    expect((await seen(other, slot)).capacityLeft).toBe(before - 1);
  }
});

test('an address that another store serves by now frees the slot of the first one (GATE-08)', async () => {
  const slot = (await openSlots(shopper))[13]!;
  const before = (await seen(shopper, slot)).capacityLeft;
  const cart = await done(select(shopper, slot));
  await shop().database.script(`UPDATE carts SET store_id = (SELECT max(store_id) FROM stores
    WHERE tenant_id = 'cestolieto' AND store_id <> ${cart.store!.storeId})
    WHERE tenant_id = 'cestolieto' AND cart_id = ${cart.cartId}`);
  const chosen = {
    address_type: 'home',
    address_id: cart.shippingAddress!.addressId,
    delivery_service_id: 2,
  };
  expect((await done(shopper.call(selectAddress, chosen))).timeslot).toBeNull();
  expect((await seen(shopper, slot)).capacityLeft).toBe(before);
});

test('reliability 3: an expired hold is freed once and makes the slot autoAssigned (B-16)', async () => {
  const slot = (await openSlots(shopper))[10]!;
  const before = (await seen(shopper, slot)).capacityLeft;
  await done(select(shopper, slot));
  shop().clock.pass(120);
  expect((await done(shopper.call(viewCart))).timeslot).toMatchObject({
    autoAssigned: true,
    holdUntil: null,
  });
  await Promise.all([shop().backend.jobs.runOnce(), shop().backend.jobs.runOnce(), seen(shopper, slot)]);
  const after = await seen(shopper, slot);
  expect([after.capacityLeft, after.selected]).toEqual([before, false]);
  await done(select(shopper, slot));
  expect((await seen(shopper, slot)).capacityLeft).toBe(before - 1);
});

test('reliability 3: S15 takes the place of a hold that is over, before any job or list frees it (SLOT-18)', async () => {
  const slot = (await openSlots(shopper))[14]!;
  const other = await shop().visitor().logIn('lettura');
  await chooseHome(other);
  await setLeft(slot, 1);
  await done(select(other, slot));
  expect((await select(shopper, slot)).code).toBe('timeslot.full');
  shop().clock.pass(120);
  expect((await select(shopper, slot)).status).toBe(0);
});

test('reliability 3: of one slot every expired hold is freed', async () => {
  const slot = (await openSlots(shopper))[17]!;
  const reader = await shop().visitor().logIn('lettura');
  await chooseHome(reader);
  const before = (await seen(shopper, slot)).capacityLeft;
  await done(select(shopper, slot));
  await done(select(reader, slot));
  expect((await seen(shopper, slot)).capacityLeft).toBe(before - 2);
  shop().clock.pass(120);
  expect((await seen(shopper, slot)).capacityLeft).toBe(before);
});

test("reliability 3: S15 gives the last place to one, and keeps the other's old slot (SLOT-18, D03)", async () => {
  const [mine, wanted] = (await openSlots(shopper)).slice(14);
  await done(select(shopper, mine!));
  await setLeft(wanted!, 1);
  const reader = await shop().visitor().logIn('lettura');
  await chooseHome(reader);
  await done(select(reader, wanted!));
  expect(await seen(shopper, wanted!)).toMatchObject({ capacityLeft: 0, status: 'full', active: 1 });
  expect((await select(shopper, wanted!)).code).toBe('timeslot.full');
  expect((await done(shopper.call(viewCart))).timeslot).toMatchObject(mine!);
  await setLeft(wanted!, 3);
  expect((await seen(shopper, wanted!)).status).toBe('empty');
});

test('a slot with little left reads as intermediate', async () => {
  const slot = (await openSlots(shopper))[20]!;
  const { capacityLeft } = await seen(shopper, slot);
  await shop().database.script(`INSERT INTO slot_places
    SELECT tenant_id, store_id, 2, '${slot.dateIso}', ${slot.timeslotId}, ${capacityLeft}, ${capacityLeft - 2}
    FROM stores WHERE tenant_id = 'cestolieto'`);
  expect(await seen(shopper, slot)).toMatchObject({ capacityLeft: 2, status: 'intermediate' });
});

test.each([
  [31, 'empty'],
  [32, 'intermediate'],
] as const)('a slot with %i of 40 places taken reads as %s', async (taken, status) => {
  const slot = (await openSlots(shopper))[taken - 9]!;
  await shop().database.script(`INSERT INTO slot_places
    SELECT tenant_id, store_id, 2, '${slot.dateIso}', ${slot.timeslotId}, 40, ${taken}
    FROM stores WHERE tenant_id = 'cestolieto'`);
  expect(await seen(shopper, slot)).toMatchObject({ capacityLeft: 40 - taken, status });
});

test('S15 tells unknown, closed and missing apart', async () => {
  const [slot] = await openSlots(shopper);
  const today = dayOfInstant(shop().clock.now().getTime());
  expect((await select(shopper, { ...slot!, timeslotId: 999_999 })).code).toBe('timeslot.unknown');
  expect((await select(shopper, { ...slot!, dateIso: addDays(today, 90) })).code).toBe('timeslot.unknown');
  expect((await select(shopper, { ...slot!, dateIso: today })).code).toBe('timeslot.closed');
  const { days } = await done(shopper.call(listTimeslots, { 'show-closed': true }));
  const closed = days
    .slice(1)
    .flatMap(({ dateIso, timeslots }) =>
      timeslots.filter((one) => one.active === 0).map(({ timeslotId }) => ({ dateIso, timeslotId })),
    );
  expect((await select(shopper, closed[0]!)).code).toBe('timeslot.closed');
  expect((await shopper.call(selectTimeslot, { sel_date: '2026-02-30', timeslot_id: 1 })).http).toBe(422);
  expect((await shopper.call(selectTimeslot, { sel_date: slot!.dateIso })).field).toBe('timeslot_id');
  const { days: pickup } = await done(shop().visitor().call(listTimeslots, { delivery_service_id: 1 }));
  const other = { dateIso: slot!.dateIso, timeslotId: pickup[0]!.timeslots[0]!.timeslotId };
  expect((await select(shopper, other)).code).toBe('timeslot.unknown');
});

test('S15 asks an address first; a proposed one counts as none', async () => {
  const agent = await shop().visitor().logIn('agente');
  expect((await done(agent.call(viewCart))).shippingAddress?.autoAssigned).toBe(true);
  const [slot] = await openSlots(shopper);
  expect((await select(agent, slot!)).code).toBe('cart.address.required');
  expect(
    (await shop().visitor().call(selectTimeslot, { sel_date: slot!.dateIso, timeslot_id: 1 })).http,
  ).toBe(419);
});
