import { beforeEach, expect, test } from 'vitest';
import {
  requestPasswordReset,
  resetPassword,
  updatePassword,
} from '../../../contract/api/account/account.ts';
import { login, logout, restoreSession } from '../../../contract/api/account/auth.ts';
import { registerDevice, subscribeDevice } from '../../../contract/api/account/device.ts';
import { endOpenSessions, listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { demoPassword } from '../../../demo/accounts/demo-accounts.ts';
import { done, moveOrder, purchase } from '../journeys.ts';
import { mailed } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { addBrowser, demo, openPushShop, queueOf, tellByHand } from './told.ts';
import type { Browser, PushShop } from './told.ts';

const changed = 'Basilico & Salvia 9';
const hello = { login: demo, title: 'Ciao', body: 'È arrivata la primavera.' };

/** A login with the browser that registered under it. */
interface Login {
  readonly client: ShopClient;
  readonly browser: Browser;
  readonly restoreToken: string;
}

let opened: PushShop;
/** Two logins of one shopper, and those of others, of the same brand and of another one, which go on. */
let here: Login;
let there: Login;
let other: Login;
let foreign: Login;

async function logIn(name: string, tenantId = 'cestolieto'): Promise<Login> {
  const client = opened.shop.visitor(tenantId);
  const account = { login: `${name}@${tenantId}.example`, password: demoPassword, remember_me: true };
  const { restoreToken } = await done(client.call(login, account));
  return { client, browser: await addBrowser(client, opened.service), restoreToken };
}

beforeEach(async () => {
  opened = await openPushShop();
  here = await logIn('demo');
  there = await logIn('demo');
  other = await logIn('vuoto');
  foreign = await logIn('demo', 'ortavia');
});

/** Tells everyone, after `end`, of which one message was on its way before; which logins heard how much. */
async function heardAfter(end: () => Promise<unknown>): Promise<readonly number[]> {
  const { shop, service } = opened;
  const { orderId } = await purchase(here.client);
  service.answerWith(500);
  await tellByHand(other.client, hello);
  await end();
  service.answerWith(201);
  shop.clock.pass(5);
  await shop.backend.jobs.runOnce();
  await moveOrder(other.client, orderId, orderStatusCodes.preparing);
  await shop.backend.jobs.runOnce();
  await tellByHand(other.client, { ...hello, login: 'vuoto@cestolieto.example' });
  await tellByHand(foreign.client, { ...hello, login: 'demo@ortavia.example' });
  const endpoints = service.received().map(({ endpoint }) => endpoint);
  return [here, there, other, foreign].map(
    ({ browser }) => endpoints.filter((endpoint) => endpoint === browser.endpoint).length,
  );
}

async function reset(): Promise<void> {
  const visitor = opened.shop.visitor();
  await done(visitor.call(requestPasswordReset, { e_mail: demo }));
  const token = await mailed(visitor, demo, ['password_reset', 'reset_token']);
  await done(visitor.call(resetPassword, { e_mail: demo, reset_token: token, password: changed }));
}

test('PUSH-03: a password that is reset leaves the devices of all its logins to nobody (T5)', async () => {
  expect(await heardAfter(reset)).toEqual([0, 0, 1, 1]);
  // Nothing of the order was queued, for no device is left to tell.
  expect((await queueOf(other.client)).map(({ title, userId }) => [title, userId === null])).toEqual([
    ['Ciao', false],
    ['Ciao', false],
  ]);
  const wish = { platform: 'web', uuid: there.browser.uuid, topic: 'all' };
  expect(await done(there.client.call(subscribeDevice, wish))).toEqual({ subscribed: true });

  await done(here.client.call(login, { login: demo, password: changed }));
  const { uuid, endpoint, p256dh, auth } = here.browser;
  await done(
    here.client.call(registerDevice, { platform: 'web', uuid, external_id: endpoint, p256dh, auth }),
  );
  await tellByHand(here.client, hello);
  // What waited is told as well: the device is this person's again.
  expect(opened.service.received().slice(2)).toMatchObject([{ endpoint }, { endpoint }]);
});

test('PUSH-03: a password that is changed leaves the devices of the other logins to nobody; the login that goes on keeps its own (T5)', async () => {
  const change = { old_password: demoPassword, new_password: changed };
  expect(await heardAfter(() => done(here.client.call(updatePassword, change)))).toEqual([2, 0, 1, 1]);
  const { sessions } = await done(here.client.call(listOpenSessions));
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);

  // It is the same login still: where it ends, so do its devices.
  await done(here.client.call(logout));
  await tellByHand(other.client, hello);
  expect(opened.service.received()).toHaveLength(4);
});

test('PUSH-03: a login that is ended from another one leaves its devices to nobody (A15, SES-30)', async () => {
  const end = async () => {
    const { sessions } = await done(here.client.call(listOpenSessions));
    const ended = sessions.filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId);
    expect(ended).toHaveLength(1);
    // Who names the logins of somebody else ends nothing.
    await done(other.client.call(endOpenSessions, { session_ids: sessions.map((one) => one.sessionId) }));
    await done(here.client.call(endOpenSessions, { session_ids: ended }));
  };
  expect(await heardAfter(end)).toEqual([2, 0, 1, 1]);
});

test('PUSH-03: a login that is restored keeps its devices; one whose token is used twice leaves them to nobody (A09)', async () => {
  const { restoreToken } = there;
  const restore = () => there.client.call(restoreSession, { restoreToken });
  expect(await heardAfter(() => done(restore()))).toEqual([2, 2, 1, 1]);
  expect((await restore()).code).toBe('auth.restore.invalid');
  await tellByHand(other.client, hello);
  expect(opened.service.received().slice(6)).toMatchObject([{ endpoint: here.browser.endpoint }]);
});
