import { expect, test } from 'vitest';
import { subscribeDevice } from '../../../contract/api/account/device.ts';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { done, moveOrder, purchase } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { addPhone, cestolietoApp, openPhoneShop } from './phones.ts';
import { demo, tellByHand } from './told.ts';

const hello = { login: demo, title: 'Ciao', body: 'È arrivata la primavera.' };
const daySeconds = 86_400;
const token = 'abcdef0123456789'.repeat(4);

const isKnown = async (client: ShopClient, uuid: string) =>
  (await done(client.call(subscribeDevice, { platform: 'ios', uuid, topic: 'all' }))).subscribed;

test('PUSH-01: an iPhone is told of an order with the key of the brand’s team', async () => {
  const { shop, apns } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const { orderId } = await purchase(shopper);
  await addPhone(shopper, 'ios', token);

  await moveOrder(shopper, orderId, orderStatusCodes.outForDelivery);
  await shop.backend.jobs.runOnce();

  const words = { title: `Ordine ${orderId} in viaggio`, body: 'La tua spesa sta arrivando.' };
  expect(apns.received()).toEqual([
    {
      device: token,
      topic: cestolietoApp.id,
      type: 'alert',
      priority: '10',
      expires: Math.floor(shop.clock.now().getTime() / 1000) + daySeconds,
      body: { ...words, nav_to: `/profile/orders/${orderId}`, aps: { alert: words, sound: 'default' } },
    },
  ]);
  await shop.backend.jobs.runOnce();
  expect(apns.tries()).toBe(1);
});

test('PUSH-01: an iPhone that Xcode put the app on is told by the sandbox, without hurry where there is none', async () => {
  const { shop, apns } = await openPhoneShop({ isSandbox: true });
  const visitor = shop.visitor();
  const uuid = await addPhone(visitor, 'ios', token);
  await done(visitor.call(subscribeDevice, { platform: 'ios', uuid, topic: 'all' }));
  await tellByHand(visitor, { login: null, title: 'Siamo aperti', body: '' });
  const words = { title: 'Siamo aperti', body: '' };
  expect(apns.received()).toMatchObject([
    { priority: '5', body: { ...words, aps: { alert: words, sound: 'default' } } },
  ]);
});

test('PUSH-01: all iPhones of a brand are told over one connection, opened again once it closed, with a token for 50 minutes', async () => {
  const { shop, apns } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  for (const end of ['01', '02', '03']) await addPhone(shopper, 'ios', token + end);
  const seen = () => [apns.received().length, apns.tokens(), apns.connections()];
  await tellByHand(shopper, hello);
  expect(seen()).toEqual([3, 1, 1]);
  shop.clock.pass(49);
  await tellByHand(shopper, hello);
  expect(seen()).toEqual([6, 1, 1]);
  shop.clock.pass(1);
  await tellByHand(shopper, hello);
  expect(seen()).toEqual([9, 2, 1]);
  await apns.disconnect();
  await tellByHand(shopper, hello);
  expect(seen()).toEqual([12, 2, 2]);
});

test('PUSH-01: a token of the team that is refused is made anew, and the message is told again later', async () => {
  const { shop, apns } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const uuid = await addPhone(shopper, 'ios', token);
  apns.answerWith({ status: 403, reason: 'ExpiredProviderToken' });
  await tellByHand(shopper, hello);
  apns.answerWith(null);
  expect(await isKnown(shopper, uuid)).toBe(true);
  shop.clock.pass(5);
  await shop.backend.jobs.runOnce();
  expect([apns.received().length, apns.tries(), apns.tokens()]).toEqual([1, 2, 2]);
  const failed = shop.log.lines.filter((line) => line.includes('push.failed'));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain('APNs answered 403 ExpiredProviderToken');
});

test('PUSH-03: an iPhone that APNs does not know is forgotten', async () => {
  const { shop, apns } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const answers = [
    { status: 410, reason: 'Unregistered' },
    { status: 410, reason: 'ExpiredToken' },
    { status: 400, reason: 'BadDeviceToken' },
    { status: 400, reason: 'DeviceTokenNotForTopic' },
  ];
  for (const answer of answers) {
    const uuid = await addPhone(shopper, 'ios', token);
    const before = apns.tries();
    apns.answerWith(answer);
    await tellByHand(shopper, hello);
    apns.answerWith(null);
    const known = await isKnown(shopper, uuid);
    shop.clock.pass(60);
    await shop.backend.jobs.runOnce();
    expect([answer, known, apns.tries() - before]).toEqual([answer, false, 1]);
  }
  expect(apns.received()).toEqual([]);
});

test('PUSH-03: an iPhone whose token is none is forgotten, and its address is never called', async () => {
  const { shop, apns } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  for (const none of ['../../admin', 'abcdef01 ab', 'token-1', 'abc']) {
    const uuid = await addPhone(shopper, 'ios', none);
    await tellByHand(shopper, hello);
    expect([none, await isKnown(shopper, uuid)]).toEqual([none, false]);
  }
  expect([apns.tries(), apns.connections()]).toEqual([0, 0]);
});

test('PUSH-01: an iPhone is told again later where APNs refuses for another reason', async () => {
  const { shop, apns } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const uuid = await addPhone(shopper, 'ios', token);
  const answers = [
    { status: 400, reason: 'BadTopic' },
    { status: 429, reason: 'TooManyRequests' },
    { status: 503, reason: 'Shutdown' },
  ];
  for (const answer of answers) {
    const [tries, received] = [apns.tries(), apns.received().length];
    apns.answerWith(answer);
    await tellByHand(shopper, hello);
    apns.answerWith(null);
    const known = await isKnown(shopper, uuid);
    shop.clock.pass(5);
    await shop.backend.jobs.runOnce();
    const seen = [known, apns.tries() - tries, apns.received().length - received];
    expect([answer, ...seen]).toEqual([answer, true, 2, 1]);
  }
  expect(apns.tokens()).toBe(1);
});

test('PUSH-01: an iPhone is told again later where APNs cannot be reached', async () => {
  const { shop, apns } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const uuid = await addPhone(shopper, 'ios', token);
  await tellByHand(shopper, hello);
  await apns.close();
  await tellByHand(shopper, hello);
  expect(await isKnown(shopper, uuid)).toBe(true);
  expect(shop.log.lines.filter((line) => line.includes('push.failed'))).toHaveLength(1);
  expect(shop.log.lines.join('')).not.toContain(token);
});
