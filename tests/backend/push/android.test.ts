import { expect, test } from 'vitest';
import { subscribeDevice } from '../../../contract/api/account/device.ts';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { done, moveOrder, purchase } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { addPhone, openPhoneShop } from './phones.ts';
import { addBrowser, demo, queueOf, tellByHand } from './told.ts';

const hello = { login: demo, title: 'Ciao', body: 'È arrivata la primavera.' };

const fcmError = (errorCode: string, ...more: object[]) => ({
  error: {
    details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }, ...more],
  },
});
const violation = (field: string) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: [{ field, description: 'Invalid value' }],
});

const isKnown = async (client: ShopClient, uuid: string) =>
  (await done(client.call(subscribeDevice, { platform: 'android', uuid, topic: 'all' }))).subscribed;

test('PUSH-01: a phone with Android is told of an order by the Firebase project of the brand', async () => {
  const { shop, fcm } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const { orderId } = await purchase(shopper);
  await addPhone(shopper, 'android', 'token-1');

  await moveOrder(shopper, orderId, orderStatusCodes.outForDelivery);
  await shop.backend.jobs.runOnce();

  const words = { title: `Ordine ${orderId} in viaggio`, body: 'La tua spesa sta arrivando.' };
  expect(fcm.received()).toEqual([
    {
      message: {
        token: 'token-1',
        notification: words,
        data: { ...words, nav_to: `/profile/orders/${orderId}` },
        android: { priority: 'HIGH', ttl: '86400s' },
      },
    },
  ]);
  await shop.backend.jobs.runOnce();
  expect(fcm.tries()).toBe(1);
});

test('PUSH-01: a message that leads nowhere and hurries nobody says so', async () => {
  const { shop, fcm } = await openPhoneShop();
  const visitor = shop.visitor();
  const uuid = await addPhone(visitor, 'android', 'token-1');
  await done(visitor.call(subscribeDevice, { platform: 'android', uuid, topic: 'all' }));
  await tellByHand(visitor, { login: null, title: 'Siamo aperti', body: '' });
  const words = { title: 'Siamo aperti', body: '' };
  expect(fcm.received()).toEqual([
    {
      message: {
        token: 'token-1',
        notification: words,
        data: words,
        android: { priority: 'NORMAL', ttl: '86400s' },
      },
    },
  ]);
});

test('PUSH-01: one access token is good for all messages until shortly before it ends', async () => {
  const { shop, fcm } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  for (const token of ['token-1', 'token-2', 'token-3']) await addPhone(shopper, 'android', token);
  await tellByHand(shopper, hello);
  expect([fcm.received().length, fcm.exchanges()]).toEqual([3, 1]);
  shop.clock.pass(58);
  await tellByHand(shopper, hello);
  expect([fcm.received().length, fcm.exchanges()]).toEqual([6, 1]);
  shop.clock.pass(1);
  await tellByHand(shopper, hello);
  expect([fcm.received().length, fcm.exchanges()]).toEqual([9, 2]);
});

test('PUSH-01: an access token that is refused is got anew, and the message is told again later', async () => {
  const { shop, fcm } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  await addPhone(shopper, 'android', 'token-1');
  await tellByHand(shopper, hello);
  fcm.revoke();
  await tellByHand(shopper, hello);
  expect([fcm.received().length, fcm.tries(), fcm.exchanges()]).toEqual([1, 2, 1]);
  shop.clock.pass(5);
  await shop.backend.jobs.runOnce();
  expect([fcm.received().length, fcm.tries(), fcm.exchanges()]).toEqual([2, 3, 2]);
  const failed = shop.log.lines.filter((line) => line.includes('push.failed'));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain('FCM answered 401');
});

test('PUSH-01: without an access token nothing is sent, and nothing secret is logged', async () => {
  const { shop, fcm } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const uuid = await addPhone(shopper, 'android', 'token-1');
  fcm.refuseAccess();
  await tellByHand(shopper, hello);
  expect([fcm.tries(), fcm.exchanges()]).toEqual([0, 1]);
  expect(await isKnown(shopper, uuid)).toBe(true);
  const failed = shop.log.lines.filter((line) => line.includes('push.failed'));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain('Google gave no access token: 400');
  expect(failed[0]).not.toMatch(/token-1|PRIVATE KEY/);
});

test('PUSH-03: a phone whose token FCM does not know is forgotten', async () => {
  const { shop, fcm } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const answers = [
    { status: 404, body: fcmError('UNREGISTERED') },
    { status: 400, body: fcmError('INVALID_ARGUMENT') },
    { status: 400, body: fcmError('INVALID_ARGUMENT', violation('message.token')) },
  ];
  for (const answer of answers) {
    const uuid = await addPhone(shopper, 'android', 'token-1');
    const before = fcm.tries();
    fcm.answerWith(answer);
    await tellByHand(shopper, hello);
    fcm.answerWith(null);
    const known = await isKnown(shopper, uuid);
    shop.clock.pass(60);
    await shop.backend.jobs.runOnce();
    expect([answer, known, fcm.tries() - before]).toEqual([answer, false, 1]);
  }
  expect(fcm.received()).toEqual([]);
});

test('PUSH-01: a phone is told again later where FCM refuses for another reason', async () => {
  const { shop, fcm } = await openPhoneShop();
  const shopper = await shop.visitor().logIn('demo');
  const uuid = await addPhone(shopper, 'android', 'token-1');
  const answers = [
    // An unknown project.
    { status: 404, body: {} },
    { status: 400, body: fcmError('INVALID_ARGUMENT', violation('message.data')) },
    // A message that is too long.
    { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } },
    { status: 403, body: fcmError('SENDER_ID_MISMATCH') },
    { status: 429, body: fcmError('QUOTA_EXCEEDED') },
    { status: 503 },
  ];
  for (const answer of answers) {
    const [tries, received] = [fcm.tries(), fcm.received().length];
    fcm.answerWith(answer);
    await tellByHand(shopper, hello);
    fcm.answerWith(null);
    const known = await isKnown(shopper, uuid);
    shop.clock.pass(5);
    await shop.backend.jobs.runOnce();
    const seen = [known, fcm.tries() - tries, fcm.received().length - received];
    expect([answer, ...seen]).toEqual([answer, true, 2, 1]);
  }
  expect(fcm.exchanges()).toBe(1);
});

test('PUSH-01: a brand without accounts queues nothing for its phones and tells its browsers', async () => {
  const { shop, service, fcm, apns } = await openPhoneShop();
  const shopper = await shop.visitor('ortavia').logIn('demo');
  await addPhone(shopper, 'android', 'token-1');
  await addPhone(shopper, 'ios', 'abcdef0123456789');
  const browser = await addBrowser(shopper, service);
  const { orderId } = await purchase(shopper);
  await moveOrder(shopper, orderId, orderStatusCodes.outForDelivery);
  await shop.backend.jobs.runOnce();
  expect((await queueOf(shopper)).map(({ devices }) => devices.map(({ uuid }) => uuid))).toEqual([
    [browser.uuid],
  ]);
  expect(service.received().map(({ endpoint }) => endpoint)).toEqual([browser.endpoint]);
  expect([fcm.tries(), fcm.exchanges(), apns.tries()]).toEqual([0, 0, 0]);
});
