import { expect, test } from 'vitest';
import { logout } from '../../../contract/api/account/auth.ts';
import { registerDevice, subscribeDevice, unregisterDevice } from '../../../contract/api/account/device.ts';
import { viewPushSettings } from '../../../contract/api/account/push.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done, moveOrder, purchase } from '../journeys.ts';
import { addBrowser, demo, openPushShop, queueOf, tellByHand, toHour } from './told.ts';

const hello = { login: demo, title: 'Ciao', body: 'È arrivata la primavera.', nav_to: '/profile/orders' };
const payload = { title: 'Ciao', body: 'È arrivata la primavera.', nav_to: '/profile/orders' };

test('PUSH-01: a message reaches every browser of the person, encrypted and signed with the key of the brand', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  const { publicKey } = await done(shopper.call(viewPushSettings));
  const one = await addBrowser(shopper, service);
  const two = await addBrowser(shopper, service);
  await addBrowser(await shop.visitor().logIn('vuoto'), service);
  await addBrowser(shop.visitor(), service);
  await addBrowser(await shop.visitor('ortavia').logIn('demo'), service);

  expect(await tellByHand(shopper, hello)).toBe(200);

  const contact = 'mailto:' + demoTenants[0]!.facts.email;
  const message = { payload, ttl: 86_400, urgency: 'high', publicKey, contact };
  const received = service.received().toSorted((a, b) => a.endpoint.localeCompare(b.endpoint));
  const expected = [one, two].map(({ endpoint }) => ({ endpoint, ...message }));
  expect(received).toEqual(expected.toSorted((a, b) => a.endpoint.localeCompare(b.endpoint)));
  await shop.backend.jobs.runOnce();
  expect(service.received()).toHaveLength(2);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  const others = await done((await shop.visitor('ortavia').logIn('demo')).call(viewPushSettings));
  expect(others.publicKey).not.toBe(publicKey);
});

test('PUSH-01: a message to all reaches the subscribed devices of the brand, once', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const visitor = shop.visitor();
  const english = await shop.visitor().logIn('vuoto');
  const subscribed = await addBrowser(visitor, service);
  const spoken = await addBrowser(english, service);
  await addBrowser(visitor, service);
  const elsewhere = shop.visitor('ortavia');
  const foreign = await addBrowser(elsewhere, service);
  const wish = (uuid: string) => ({ platform: 'web', uuid, topic: 'all' });
  for (let time = 0; time < 2; time += 1) {
    expect(await done(visitor.call(subscribeDevice, wish(subscribed.uuid)))).toEqual({ subscribed: true });
  }
  await done(english.call(subscribeDevice, wish(spoken.uuid)));
  await done(elsewhere.call(subscribeDevice, wish(foreign.uuid)));
  expect(await done(visitor.call(subscribeDevice, wish('nobody-registered-it')))).toEqual({
    subscribed: false,
  });
  expect(await done(visitor.call(subscribeDevice, { ...wish(subscribed.uuid), platform: 'ios' }))).toEqual({
    subscribed: false,
  });
  expect((await visitor.call(subscribeDevice, { ...wish(subscribed.uuid), topic: 'some' })).field).toBe(
    'topic',
  );

  expect(await tellByHand(visitor, { login: null, title: 'Siamo aperti', body: '' })).toBe(200);

  const said = { title: 'Siamo aperti', body: '' };
  const told = service.received().map((one) => [one.endpoint, one.payload] as const);
  expect(told).toHaveLength(2);
  expect(new Map(told)).toEqual(
    new Map([
      [subscribed.endpoint, said],
      [spoken.endpoint, said],
    ]),
  );
  expect(await tellByHand(visitor, { login: 'nessuno', title: 'x', body: '' })).toBe(404);
  expect(await tellByHand(visitor, { login: null, title: '', body: '' })).toBe(422);
  expect(service.received()).toHaveLength(2);
});

test('PUSH-01: a message to all is said to each device in the language of its person, to nobody’s in the first of the brand', async () => {
  const { shop, service } = await openPushShop();
  const nobody = shop.visitor();
  const italian = await shop.visitor().logIn('demo');
  const english = shop.visitor();
  english.acceptLanguage = 'en-US';
  await english.logIn('vuoto');
  const foreign = shop.visitor('ortavia');
  foreign.acceptLanguage = 'en-US';
  await foreign.logIn('demo');
  const [unnamed, spoken, told, untold] = await Promise.all(
    [nobody, italian, english, foreign].map(async (client) => {
      const { uuid, endpoint } = await addBrowser(client, service);
      await done(client.call(subscribeDevice, { platform: 'web', uuid, topic: 'all' }));
      return endpoint;
    }),
  );
  const title = { it: 'Siamo aperti', 'en-US': 'We are open' };
  const body = { it: 'Anche a Natale.', 'en-US': 'On Christmas too.' };
  const everyone = { login: null, title, body, nav_to: '/flyers' };

  expect(await tellByHand(nobody, everyone)).toBe(200);

  const saying = (language: 'it' | 'en-US') => ({
    title: title[language],
    body: body[language],
    nav_to: '/flyers',
  });
  const heard = service.received().map((one) => [one.endpoint, one.payload] as const);
  expect(heard).toHaveLength(3);
  expect(new Map(heard)).toEqual(
    new Map([
      [unnamed, saying('it')],
      [spoken, saying('it')],
      [told, saying('en-US')],
    ]),
  );
  expect(service.tries(untold!)).toBe(0);
  expect((await queueOf(nobody)).map((push) => [push.userId, push.topic, push.devices.length])).toEqual([
    [null, 'all', 2],
    [null, 'all', 1],
  ]);
  expect(await tellByHand(nobody, { ...everyone, title: { it: 'Siamo aperti' } })).toBe(422);
  expect(service.received()).toHaveLength(3);

  expect(await tellByHand(nobody, { ...everyone, login: 'vuoto@cestolieto.example' })).toBe(200);
  expect(service.received().slice(3)).toMatchObject([{ endpoint: told, payload: saying('en-US') }]);
});

test('PUSH-01: a device whose service is down is tried ever more rarely, and another one is told once', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  const down = await addBrowser(shopper, service);
  const up = await addBrowser(shopper, service);
  service.answerWith(500, down.endpoint);
  await tellByHand(shopper, hello);
  expect([service.tries(down.endpoint), service.tries(up.endpoint)]).toEqual([1, 1]);
  service.answerWith(429, down.endpoint);
  for (const [at, minutes] of [5, 10, 20].entries()) {
    shop.clock.pass(minutes - 1 / 60);
    await jobs.runOnce();
    expect(service.tries(down.endpoint)).toBe(at + 1);
    shop.clock.pass(1 / 60);
    await Promise.all([jobs.runOnce(), jobs.runOnce()]);
    expect(service.tries(down.endpoint)).toBe(at + 2);
  }
  service.answerWith(201, down.endpoint);
  shop.clock.pass(40);
  await Promise.all([jobs.runOnce(), jobs.runOnce()]);
  expect([service.tries(down.endpoint), service.tries(up.endpoint)]).toEqual([5, 1]);
  expect(service.received().map(({ endpoint }) => endpoint)).toEqual([up.endpoint, down.endpoint]);
  expect(service.received()[1]).toMatchObject({ payload, ttl: (24 * 60 - 75) * 60 });
  const failed = shop.log.lines.filter((line) => line.includes('push.failed'));
  expect(failed).toHaveLength(4);
  expect(failed.join('')).not.toContain(down.endpoint);
});

test('PUSH-01: a message that is never taken is given up, one that comes too late is not told, and both are forgotten', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  const down = await addBrowser(shopper, service);
  service.answerWith(503);
  await tellByHand(shopper, hello);
  for (const minutes of [5, 10, 20, 40, 80, 160, 240, 240, 240]) {
    shop.clock.pass(minutes);
    await jobs.runOnce();
  }
  expect(service.tries(down.endpoint)).toBe(10);
  const [given] = await queueOf(shopper);
  expect(given).toMatchObject({
    title: 'Ciao',
    devices: [{ uuid: down.uuid, attempts: 10, sentAt: null, givenUpAt: shop.clock.now().toISOString() }],
  });
  expect(shop.log.lines.filter((line) => line.includes('push.givenUp'))).toHaveLength(1);
  service.answerWith(201);
  shop.clock.pass(239);
  await jobs.runOnce();
  expect(service.received()).toEqual([]);
  service.answerWith(503);
  await tellByHand(shopper, hello);
  service.answerWith(201);
  shop.clock.pass(24 * 60);
  await jobs.runOnce();
  expect(service.received()).toEqual([]);
  expect(await queueOf(shopper)).toHaveLength(1);
  shop.clock.pass(1);
  await jobs.runOnce();
  expect(await queueOf(shopper)).toEqual([]);
  expect(service.received()).toEqual([]);
});

test.each([404, 410])('PUSH-03: a device its service no longer knows (%i) is forgotten', async (status) => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  const gone = await addBrowser(shopper, service);
  const there = await addBrowser(shopper, service);
  service.answerWith(status, gone.endpoint);
  await tellByHand(shopper, hello);
  await tellByHand(shopper, { ...hello, title: 'Ancora' });
  shop.clock.pass(60);
  await shop.backend.jobs.runOnce();
  expect([service.tries(gone.endpoint), service.tries(there.endpoint)]).toEqual([1, 2]);
  const wish = { platform: 'web', uuid: gone.uuid, topic: 'all' };
  expect(await done(shopper.call(subscribeDevice, wish))).toEqual({ subscribed: false });
});

test('PUSH-03: a device that unregistered, or whose person logged out, is told nothing, not even what waits', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  const home = await shop.visitor().logIn('demo');
  const left = await addBrowser(shopper, service);
  const unregistered = await addBrowser(home, service);
  const stays = await addBrowser(home, service);
  service.answerWith(500);
  await tellByHand(shopper, hello);
  await done(home.call(unregisterDevice, { platform: 'web', uuid: unregistered.uuid }));
  await done(shopper.call(logout));
  service.answerWith(201);
  shop.clock.pass(5);
  await shop.backend.jobs.runOnce();
  await tellByHand(home, hello);
  expect(service.received().map(({ endpoint }) => endpoint)).toEqual([stays.endpoint, stays.endpoint]);
  const wish = { platform: 'web', uuid: left.uuid, topic: 'all' };
  expect(await done(shopper.call(subscribeDevice, wish))).toEqual({ subscribed: true });
});

test('PUSH-02: a device that registers under another login, or under none, hears nothing more of the first one', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  const { uuid, endpoint, p256dh, auth } = await addBrowser(shopper, service);
  const device = { platform: 'web', uuid, external_id: endpoint, p256dh, auth };
  await done((await shop.visitor().logIn('vuoto')).call(registerDevice, device));
  await tellByHand(shopper, hello);
  expect(service.received()).toEqual([]);
  await tellByHand(shopper, { ...hello, login: 'vuoto@cestolieto.example' });
  expect(service.received()).toHaveLength(1);
  await done(shop.visitor().call(registerDevice, device));
  await tellByHand(shopper, { ...hello, login: 'vuoto@cestolieto.example' });
  expect(service.received()).toHaveLength(1);
  const renewed = service.subscription();
  await done(
    shopper.call(registerDevice, {
      ...device,
      external_id: renewed.endpoint,
      p256dh: renewed.p256dh,
      auth: renewed.auth,
    }),
  );
  await tellByHand(shopper, hello);
  expect(service.received().map((one) => one.endpoint)).toEqual([endpoint, renewed.endpoint]);
});

test('PUSH-01: quiet hours hold a message back until the morning, but not of what comes today', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const { jobs } = shop.backend;
  const shopper = await shop.visitor().logIn('demo');
  const { orderId } = await purchase(shopper);
  await addBrowser(shopper, service);
  toHour(shop, 22);
  await moveOrder(shopper, orderId, orderStatusCodes.preparing);
  await jobs.runOnce();
  shop.clock.pass(9 * 60 + 59);
  await jobs.runOnce();
  expect(service.received()).toEqual([]);
  shop.clock.pass(1);
  await jobs.runOnce();
  const path = `/profile/orders/${orderId}`;
  expect(service.received().map((one) => one.payload)).toEqual([
    { title: `Ordine ${orderId} in preparazione`, body: 'Stiamo preparando la tua spesa.', nav_to: path },
  ]);

  toHour(shop, 23);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(shop.clock.now());
  await shop.database.script(`UPDATE orders SET slot_date = '${today}' WHERE order_id = ${orderId}`);
  await moveOrder(shopper, orderId, orderStatusCodes.outForDelivery);
  await jobs.runOnce();
  expect(service.received().map((one) => one.payload)[1]).toEqual({
    title: `Ordine ${orderId} in viaggio`,
    body: 'La tua spesa sta arrivando.',
    nav_to: path,
  });
});

test('PUSH-01: phones are told through the sender that is handed in, and without one nothing is queued for them', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  await done(
    shopper.call(registerDevice, { platform: 'android', uuid: 'uuid-android-1', external_id: 'token-1' }),
  );
  await tellByHand(shopper, hello);
  expect(await queueOf(shopper)).toEqual([]);

  const sent: unknown[] = [];
  const android = {
    tells: () => true,
    send: ({ device, payload: said }: { device: { externalId: string }; payload: unknown }) => {
      sent.push([device.externalId, said]);
      return Promise.resolve('taken' as const);
    },
  };
  const other = await openPushShop({ pushSenders: { web: null, ios: null, android } });
  const phone = await other.shop.visitor().logIn('demo');
  await done(
    phone.call(registerDevice, { platform: 'android', uuid: 'uuid-android-1', external_id: 'token-1' }),
  );
  await addBrowser(phone, service);
  await tellByHand(phone, hello);
  expect(sent).toEqual([['token-1', payload]]);
  expect((await queueOf(phone)).map(({ devices }) => devices.map(({ uuid }) => uuid))).toEqual([
    ['uuid-android-1'],
  ]);
});

test('PUSH-08: a brand without push knows no call of it and queues nothing', async () => {
  const tenants = demoTenants.map(({ facts, ...rest }) => ({
    ...rest,
    facts: facts.tenantId === 'cestolieto' ? { ...facts, without: ['push' as const] } : facts,
  }));
  const opened = await openPushShop({ tenants });
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  expect((await shopper.call(viewPushSettings)).http).toBe(404);
  const { userId } = await done(shopper.call(viewUserDetail));
  await shop.database.script(
    `INSERT INTO devices (tenant_id, uuid, platform, external_id, model, platform_version, manufacturer, user_id, registered_at)
      VALUES ('cestolieto', 'uuid-from-before', 'web', '${service.subscription().endpoint}', '', '', '', ${userId}, now())`,
  );
  const { orderId } = await purchase(shopper);
  await moveOrder(shopper, orderId, orderStatusCodes.preparing);
  await tellByHand(shopper, hello);
  await shop.backend.jobs.runOnce();
  expect(await queueOf(shopper)).toEqual([]);
});
