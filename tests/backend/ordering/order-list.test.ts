import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addGiftCode, checkGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import {
  listAssignedGiftCertificates,
  listGiftCertificates,
} from '../../../contract/api/shopping/gift-list.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { moneyOfOrder } from '../../../contract/rules/orders/money-of-order.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { done, fill, moveOrder, pickupOrder, plenty, prepare, purchase, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let demo: ShopClient;

beforeEach(async () => {
  demo = await shop().visitor().logIn('demo');
});

const today = () => dayOfInstant(shop().clock.now().getTime());

test.each([api.listAddressOrders, api.listPersonOrders])(
  '$id lists own orders as O02 does, filtered (ORD-14, API-17)',
  async (endpoint) => {
    const list = (params: object = {}) => demo.call(endpoint, { ...params });
    const all = await done(demo.call(api.listOrders));
    expect(await done(list())).toEqual(all);
    const detail = { page_size: 100, fetch_detail: true, show_replaced: true };
    const { orders } = await done(demo.call(api.listOrders, detail));
    expect(await done(list(detail))).toEqual(await done(demo.call(api.listOrders, detail)));
    const ids = async (params: object) =>
      (await done(list({ page_size: 100, ...params }))).orders.map((order) => order.orderId);
    const some = orders[4]!;
    const { orderId, createdAt } = some;
    expect(await ids({ order_id_filter: orderId })).toEqual([orderId]);
    expect(await ids({ suborder_id_filter: orderId })).toEqual([orderId]);
    expect(await ids({ order_id_filter: orderId, suborder_id_filter: orders[5]!.orderId })).toEqual([]);
    const day = createdAt.slice(0, 10);
    expect(await ids({ order_from_date_filter: day, order_to_date_filter: day })).toEqual([orderId]);
    const slotDay = some.timeslot!.dateIso;
    const ofDay = { suborder_delivery_from_date_filter: slotDay, suborder_delivery_to_date_filter: slotDay };
    expect(await ids({ ...ofDay, fetch_only_suborders_matching_filter: true })).toEqual([orderId]);
    const addressId = some.shippingAddress!.addressId;
    const whole = orders.map((order) => order.orderId);
    expect(await ids({ shipping_address_id_filter: addressId })).toEqual(whole);
    expect(await ids({ shipping_address_id_filter: 999_999 })).toEqual([]);
    const warehouseId = some.orderItems![0]!.product.deliveryWarehouse.warehouseId;
    expect(await ids({ suborder_warehouseid_filter: warehouseId })).toEqual(whole);
    expect(await ids({ suborder_warehouseid_filter: 999_999 })).toEqual([]);
    const wrong: readonly (readonly [object, string])[] = [
      [{ order_from_date_filter: '2026-13-01' }, 'order_from_date_filter'],
      [{ order_from_date_filter: '2026-02-02', order_to_date_filter: '2026-02-01' }, 'order_to_date_filter'],
      [
        {
          suborder_delivery_from_date_filter: '2026-02-02',
          suborder_delivery_to_date_filter: '2026-02-01',
        },
        'suborder_delivery_to_date_filter',
      ],
      [{ order_id_filter: 0 }, 'order_id_filter'],
    ];
    for (const [params, field] of wrong) {
      const refused = await list(params);
      expect([refused.http, refused.field]).toEqual([422, field]);
    }
  },
);

test('O12 shows a master the orders of the persons of the account, to nobody else (SES-28)', async () => {
  const reader = await shop().visitor().logIn('lettura');
  const agent = await shop().visitor().logIn('agente');
  const { orderId } = await purchase(reader);
  const ids = async (
    client: ShopClient,
    endpoint: typeof api.listPersonOrders | typeof api.listAddressOrders,
  ) => (await done(client.call(endpoint))).orders.map((order) => order.orderId);
  expect(await ids(agent, api.listPersonOrders)).toEqual([orderId]);
  expect(await ids(agent, api.listAddressOrders)).toEqual([]);
  expect(await ids(reader, api.listPersonOrders)).toEqual([orderId]);
  expect(await ids(demo, api.listPersonOrders)).not.toContain(orderId);
  expect((await agent.call(api.viewOrder, { order_id: orderId })).http).toBe(404);
  await shop().database.script(`UPDATE users SET user_type_id = 0 WHERE login = 'agente@cestolieto.example'`);
  expect(await ids(await agent.logIn('agente'), api.listPersonOrders)).toEqual([]);
});

describe('what a master is told of the persons (ORD-14)', () => {
  let reader: ShopClient;
  let agent: ShopClient;
  let own: number;
  let persons: number;
  let readerId: number;
  let agentId: number;

  beforeEach(async () => {
    reader = await shop().visitor('ortavia').logIn('lettura');
    agent = await shop().visitor('ortavia').logIn('agente');
    persons = (await purchase(reader)).orderId;
    own = (await purchase(agent)).orderId;
    readerId = (await done(reader.call(viewUserDetail))).userId;
    agentId = (await done(agent.call(viewUserDetail))).userId;
  });

  const nameOf = async (client: ShopClient) => {
    const { firstName, lastName } = await done(client.call(viewUserDetail));
    return `${firstName} ${lastName}`;
  };

  test('O12 says whose an order is, and what the lists can be filtered by', async () => {
    const { orders, choices, totalPrice } = await done(agent.call(api.listPersonOrders, { page_size: 100 }));
    const of = (orderId: number) => orders.find((order) => order.orderId === orderId)!;
    const agentName = await nameOf(agent);
    const readerName = await nameOf(reader);
    expect(of(own).orderedFor).toEqual({ userId: agentId, name: agentName, isOwn: true });
    expect(of(persons).orderedFor).toEqual({ userId: readerId, name: readerName, isOwn: false });
    expect(choices?.persons).toEqual([
      { userId: agentId, name: agentName },
      { userId: readerId, name: readerName },
    ]);
    expect(new Set(choices?.addresses.map(({ addressId }) => addressId))).toEqual(
      new Set(orders.map((order) => order.shippingAddress!.addressId)),
    );
    const { address1, addressNumber, city, addressId } = of(persons).shippingAddress!;
    expect(choices?.addresses).toContainEqual({ addressId, name: `${address1} ${addressNumber}, ${city}` });
    const { orderItems } = await done(agent.call(api.viewOrder, { order_id: own }));
    expect(choices?.warehouses).toEqual(
      [orderItems![0]!.product.deliveryWarehouse].map(({ warehouseId, name }) => ({ warehouseId, name })),
    );
    expect(totalPrice).toBeCloseTo(orders.reduce((sum, order) => sum + moneyOfOrder(order).paid, 0) / 100, 2);
  });

  test('O12 keeps the orders of one person; of a stranger there are none, and nobody is told', async () => {
    const ids = async (client: ShopClient, params: object) =>
      (await done(client.call(api.listPersonOrders, { page_size: 100, ...params }))).orders.map(
        (order) => order.orderId,
      );
    const ofPerson = await ids(agent, { person_id_filter: readerId });
    expect(ofPerson).toContain(persons);
    expect(ofPerson).not.toContain(own);
    expect(await ids(agent, { person_id_filter: agentId })).toContain(own);
    const stranger = await shop().visitor('ortavia').logIn('demo');
    const strangerId = (await done(stranger.call(viewUserDetail))).userId;
    const none = await done(agent.call(api.listPersonOrders, { person_id_filter: strangerId }));
    expect([none.orders, none.totalPrice, none.page.totItems]).toEqual([[], 0, 0]);
    expect(none.choices?.persons.map(({ userId }) => userId)).not.toContain(strangerId);
    expect(await ids(stranger, { person_id_filter: agentId })).toEqual([]);
    expect(await ids(reader, { person_id_filter: agentId })).toEqual([]);
  });

  test('who is no master is told of nobody, in no list', async () => {
    for (const endpoint of [api.listOrders, api.listAddressOrders, api.listPersonOrders]) {
      const list = await done(reader.call(endpoint, {}));
      expect(list.choices).toBeNull();
      expect(list.orders.map((order) => order.orderedFor)).toEqual(list.orders.map(() => null));
    }
  });

  test('O02 tells a master that there is more, and O11 of the master alone', async () => {
    const nothing = { persons: [], addresses: [], warehouses: [] };
    expect((await done(agent.call(api.listOrders))).choices).toEqual(nothing);
    const { choices, orders } = await done(agent.call(api.listAddressOrders, { page_size: 100 }));
    expect(choices?.persons).toEqual([{ userId: agentId, name: await nameOf(agent) }]);
    expect(orders.every((order) => order.orderedFor?.isOwn)).toBe(true);
  });
});

test('a page of orders says what was paid for all that match, on every page (ORD-02)', async () => {
  const all = await done(demo.call(api.listOrders, { page_size: 100 }));
  const paid = (some: readonly Order[]) =>
    some.reduce((sum, order) => sum + moneyOfOrder(order).paid, 0) / 100;
  expect(all.totalPrice).toBe(paid(all.orders));
  expect(all.totalPrice).toBeGreaterThan(0);
  const last = await done(demo.call(api.listOrders, { page: 2, page_size: 5 }));
  expect([last.orders.length, last.totalPrice]).toEqual([5, paid(all.orders)]);
  const most = all.orders[3]!.totalPrice;
  for (const endpoint of [api.listOrders, api.listAddressOrders, api.listPersonOrders] as const) {
    const some = await done(demo.call(endpoint, { page_size: 100, to_gross_total: most }));
    const kept = all.orders.filter(({ totalPrice }) => totalPrice <= most);
    expect([some.orders.length, some.totalPrice]).toEqual([kept.length, paid(kept)]);
    const wrong = await demo.call(endpoint, { from_gross_total: 20, to_gross_total: 10 });
    expect([wrong.http, wrong.field]).toEqual([422, 'to_gross_total']);
    const nothing = await done(demo.call(endpoint, { from_gross_total: 99_999 }));
    expect([nothing.orders, nothing.totalPrice]).toEqual([[], 0]);
  }
});

test('O13 keeps one parking place for a pickup that is ready (ORD-11)', async () => {
  const orderId = await pickupOrder(demo);
  const asked = { order_id: orderId, distance: 350 };
  expect((await demo.call(api.reserveParking, asked)).code).toBe('order.notReservable');
  await moveOrder(demo, orderId, 6);
  const reserved = await demo.call(api.reserveParking, asked);
  expect(reserved.data).toEqual({ parking: 'P1' });
  expect(reserved.body.response.infosMessage).toEqual(['Il parcheggio P1 è riservato per te.']);
  expect((await done(demo.call(api.reserveParking, { ...asked, distance: 0 }))).parking).toBe('P1');
  const placeOf = async () => (await done(demo.call(api.viewOrder, { order_id: orderId }))).parking;
  expect(await placeOf()).toBe('P1');
  const second = await pickupOrder(demo);
  await moveOrder(demo, second, 6);
  const other = { order_id: second, distance: '12.5' };
  const twice = await Promise.all([1, 2, 3].map(() => done(demo.call(api.reserveParking, other))));
  expect(twice.map(({ parking }) => parking)).toEqual(['P2', 'P2', 'P2']);
  await moveOrder(demo, orderId, 8);
  expect(await placeOf()).toBeNull();
  expect((await demo.call(api.reserveParking, asked)).code).toBe('order.notReservable');
  const third = await pickupOrder(demo);
  await moveOrder(demo, third, 6);
  expect((await done(demo.call(api.reserveParking, { ...asked, order_id: third }))).parking).toBe('P1');
});

test('O13 knows own pickups and distances of 0 to 100,000 m only', async () => {
  const { orderId } = await purchase(demo);
  await moveOrder(demo, orderId, 6);
  const asked = { order_id: orderId, distance: 10 };
  expect((await demo.call(api.reserveParking, asked)).code).toBe('order.notReservable');
  const reader = await shop().visitor().logIn('lettura');
  expect((await reader.call(api.reserveParking, asked)).code).toBe('order.unknown');
  for (const distance of [-1, 100_001, 'lontano', undefined]) {
    expect((await demo.call(api.reserveParking, { ...asked, distance })).http).toBe(422);
  }
});

test('O13 keeps the twelve places of a store, and gives a place on once its order is delivered', async () => {
  const reader = await shop().visitor('passolesto').logIn('demo');
  const ready = async () => {
    const orderId = await pickupOrder(reader);
    await moveOrder(reader, orderId, 6);
    return { order_id: orderId, distance: 20 };
  };
  const first = await ready();
  expect((await done(reader.call(api.reserveParking, first))).parking).toBe('P1');
  await shop().database.script(
    `INSERT INTO parking_places (tenant_id, store_id, place, order_id, distance, reserved_at)
      SELECT tenant_id, store_id, at + 1, older.order_id, 0, reserved_at FROM parking_places kept,
        (SELECT order_id, row_number() OVER (ORDER BY order_id) AS at FROM orders
          WHERE tenant_id = 'passolesto' ORDER BY order_id LIMIT 10) older
      WHERE kept.order_id = ${first.order_id}`,
  );
  const last = await ready();
  expect((await done(reader.call(api.reserveParking, last))).parking).toBe('P12');
  const waiting = await ready();
  const full = await reader.call(api.reserveParking, waiting);
  expect([full.code, full.body.response.errorsMessage]).toEqual([
    'order.notReservable',
    ['I parcheggi sono tutti occupati: riprova tra qualche minuto.'],
  ]);
  const body = JSON.stringify({ order_id: first.order_id });
  expect((await reader.send('/__dev/delivery', { method: 'POST', body })).status).toBe(200);
  expect((await done(reader.call(api.reserveParking, waiting))).parking).toBe('P1');
});

test('U01 lists certificates given and used, U02 those given by hand (LOY-05, API-21)', async () => {
  const given = {
    giftCertificateId: expect.any(Number) as number,
    userGiftCertificateId: null,
    code: 'SCUSA-GIULIA',
    description: 'Per scusarci del ritardo',
    giftTotal: 7,
    validFrom: addDays(today(), -10),
    validTo: addDays(today(), 80),
    minSpend: 30,
    status: 'valid',
  };
  expect((await done(demo.call(listGiftCertificates))).giftCertificates).toEqual([
    { ...given, orderId: null, usedAt: null },
  ]);
  expect((await done(demo.call(listAssignedGiftCertificates))).giftCertificates).toEqual([given]);
  await readyToShop(demo);
  await fill(demo, plenty);
  const cart = await done(demo.call(addGiftCode, { code: 'scusa-giulia' }));
  expect(cart.giftTotal).toBe(7);
  await prepare(demo);
  await done(demo.call(buy, { payment_type_id: 2 }));
  const [used] = (await done(demo.call(listAssignedGiftCertificates))).giftCertificates;
  expect(used).toEqual({
    ...given,
    status: 'used',
    userGiftCertificateId: expect.any(Number) as number,
  });
  await readyToShop(demo);
  await fill(demo, plenty);
  await done(demo.call(addGiftCode, { code: 'GIFT5' }));
  const codes = (await done(demo.call(listGiftCertificates))).giftCertificates.map((gift) => gift.code);
  expect(codes).toEqual(['SCUSA-GIULIA', 'GIFT5']);
  expect((await done(demo.call(listAssignedGiftCertificates))).giftCertificates).toHaveLength(1);
});

test('reliability 26: a personal code is unknown to everybody else', async () => {
  const reader = await shop().visitor().logIn('vuoto');
  expect((await reader.call(checkGiftCode, { code: 'SCUSA-GIULIA' })).code).toBe('gift.invalid');
  expect((await done(reader.call(listGiftCertificates))).giftCertificates).toEqual([]);
  await readyToShop(reader);
  const { totalPrice } = await fill(reader, plenty);
  for (const code of ['SCUSA-GIULIA', ' scusa-giulia ']) {
    expect((await reader.call(checkGiftCode, { code })).code).toBe('gift.invalid');
    expect((await reader.call(addGiftCode, { code })).code).toBe('gift.invalid');
  }
  const unchanged = { giftTotal: 0, giftCertificates: [], totalPrice };
  expect(await done(reader.call(viewCart))).toMatchObject(unchanged);
});

test('reliability 25: a code of one brand is unknown at another', async () => {
  const stranger = await shop().visitor('ortavia').logIn('demo');
  await readyToShop(stranger);
  await fill(stranger, plenty);
  await shop().database.script(
    `UPDATE gift_certificates SET code = 'ALTROVE' WHERE tenant_id = 'passolesto' AND code = 'GIFT5'`,
  );
  expect((await stranger.call(addGiftCode, { code: 'ALTROVE' })).code).toBe('gift.invalid');
});

describe('the days of a filter (ORD-02, ORD-14)', () => {
  // The clocks go back on the 25th: it is 25 hours long.
  const instants = {
    eve: '2026-10-24T21:59:59.999Z',
    begin: '2026-10-24T22:00:00.000Z',
    end: '2026-10-25T22:59:59.999Z',
    morrow: '2026-10-25T23:00:00.000Z',
  };
  const day = '2026-10-25';
  let buyer: ShopClient;
  let bought: Record<keyof typeof instants, number>;

  beforeAll(async () => {
    buyer = await shop().visitor('passolesto').logIn('lettura');
    const at = async (instant: string) => {
      const { orderId } = await purchase(buyer);
      await shop().database.script(
        `UPDATE orders SET created_at = '${instant}', slot_date = '${dayOfInstant(Date.parse(instant))}'
          WHERE order_id = ${orderId}`,
      );
      return orderId;
    };
    bought = {
      eve: await at(instants.eve),
      begin: await at(instants.begin),
      end: await at(instants.end),
      morrow: await at(instants.morrow),
    };
  });

  const idsOf = async (endpoint: Parameters<ShopClient['call']>[0], params: object) => {
    const { orders } = (await done(buyer.call(endpoint, { ...params }))) as api.OrderList; // all three list orders
    return orders.map(({ orderId }) => orderId);
  };

  test.each([
    ['O02', api.listOrders, 'from_date', 'to_date'],
    ['O11', api.listAddressOrders, 'order_from_date_filter', 'order_to_date_filter'],
    ['O12', api.listPersonOrders, 'order_from_date_filter', 'order_to_date_filter'],
  ] as const)('%s: the first and the last are whole, in Rome', async (_, endpoint, from, to) => {
    const { eve, begin, end, morrow } = bought;
    expect(await idsOf(endpoint, { [from]: day, [to]: day })).toEqual([end, begin]);
    expect(await idsOf(endpoint, { [to]: day })).toEqual([end, begin, eve]);
    expect(await idsOf(endpoint, { [from]: day })).toEqual([morrow, end, begin]);
  });

  test.each([api.listAddressOrders, api.listPersonOrders])(
    '$id: the first and the last day of delivery are whole',
    async (endpoint) => {
      const { eve, begin, end, morrow } = bought;
      const [from, to] = ['suborder_delivery_from_date_filter', 'suborder_delivery_to_date_filter'];
      expect(await idsOf(endpoint, { [from]: day, [to]: day })).toEqual([end, begin]);
      expect(await idsOf(endpoint, { [to]: day })).toEqual([end, begin, eve]);
      expect(await idsOf(endpoint, { [from]: day })).toEqual([morrow, end, begin]);
    },
  );
});

test('a large purchase earns a certificate, which the order tells and gives once, at delivery (LOY-08, CHK-18)', async () => {
  const reader = await shop().visitor().logIn('lettura');
  await readyToShop(reader);
  const small = await fill(reader, plenty);
  expect(small.giftCertificatesToGenerate).toEqual([]);
  const large = await fill(reader, [['olio-extravergine-latta-5-l', 2]]);
  expect(large.giftCertificatesToGenerate).toEqual([
    { description: 'Buono da 5 € sulla prossima spesa', giftTotal: 5 },
  ]);
  await prepare(reader);
  const { orderId } = await done(reader.call(buy, { payment_type_id: 2 }));
  expect((await done(reader.call(viewCart))).giftCertificatesToGenerate).toEqual([]);
  const gifts = async () => (await done(reader.call(listGiftCertificates))).giftCertificates;
  expect(await gifts()).toEqual([]);
  const coming = async (client: ShopClient) => (await done(client.call(listGiftCertificates))).coming;
  const ofOrder = async () => (await coming(reader)).find((gain) => gain.orderId === orderId);
  const { timeslot } = await done(reader.call(api.viewOrder, { order_id: orderId }));
  expect(await ofOrder()).toEqual({
    orderId,
    dateIso: timeslot?.dateIso,
    points: Math.floor(large.itemsTotal),
    giftCertificates: large.giftCertificatesToGenerate,
  });
  expect((await coming(demo)).map((gain) => gain.orderId)).not.toContain(orderId);
  const points = async () => (await done(reader.call(viewUserDetail))).points;
  const before = await points();
  const given = async () =>
    (await done(reader.call(api.viewOrder, { order_id: orderId }))).giftCertificatesToGenerate;
  expect(await given()).toEqual(large.giftCertificatesToGenerate);
  for (const status of [8, 9, 7, 8]) await moveOrder(reader, orderId, status);
  expect(await given()).toEqual(large.giftCertificatesToGenerate);
  expect((await points()) - before).toBe(Math.floor(large.itemsTotal));
  expect(await ofOrder()).toBeUndefined();
  const earned = await gifts();
  expect(earned).toEqual([
    {
      giftCertificateId: expect.any(Number) as number,
      userGiftCertificateId: null,
      code: expect.stringMatching(/^GRAZIE-[A-Z2-9]{10}$/) as string,
      description: 'Buono da 5 € sulla prossima spesa',
      giftTotal: 5,
      validFrom: today(),
      validTo: addDays(today(), 60),
      minSpend: 0,
      status: 'valid',
      orderId: null,
      usedAt: null,
    },
  ]);
  expect((await done(reader.call(listAssignedGiftCertificates))).giftCertificates).toEqual([]);
  expect((await demo.call(checkGiftCode, { code: earned[0]!.code })).code).toBe('gift.invalid');
  await readyToShop(reader);
  await fill(reader, plenty);
  expect((await done(reader.call(addGiftCode, { code: earned[0]!.code }))).giftTotal).toBe(5);
  await prepare(reader);
  const using = await done(reader.call(buy, { payment_type_id: 2 }));
  const { createdAt } = await done(reader.call(api.viewOrder, { order_id: using.orderId }));
  expect(await gifts()).toMatchObject([{ status: 'used', orderId: using.orderId, usedAt: createdAt }]);
});

test('U01 tells nobody of an order that is unpaid, cancelled, or of another user or brand (LOY-05, LOY-08)', async () => {
  const reader = await shop().visitor().logIn('lettura');
  const gains = async (client: ShopClient) => {
    const { coming, giftCertificates } = await done(client.call(listGiftCertificates));
    return { coming: coming.map((gain) => gain.orderId), used: giftCertificates.map((gift) => gift.orderId) };
  };
  const { orderId } = await purchase(reader);
  expect((await gains(reader)).coming).toContain(orderId);
  for (const other of [demo, await shop().visitor('ortavia').logIn('lettura')])
    expect((await gains(other)).coming).not.toContain(orderId);
  for (const status of [1, 2]) {
    await moveOrder(reader, orderId, status);
    expect((await gains(reader)).coming).not.toContain(orderId);
  }
  await moveOrder(reader, orderId, 3);
  await done(reader.call(api.deleteOrder, { order_id: orderId }));
  expect((await gains(reader)).coming).not.toContain(orderId);
  // A certificate whose order is not this shopper's names no order.
  await shop().database.script(`INSERT INTO user_gifts (tenant_id, user_id, gift_certificate_id, order_id)
    SELECT g.tenant_id, u.user_id, g.gift_certificate_id, ${orderId} FROM gift_certificates g
    JOIN users u ON u.tenant_id = g.tenant_id AND u.email LIKE 'vuoto@%'
    WHERE g.tenant_id = 'cestolieto' AND g.code = 'GIFT5'`);
  expect(await gains(await shop().visitor().logIn('vuoto'))).toEqual({ coming: [], used: [null] });
});
