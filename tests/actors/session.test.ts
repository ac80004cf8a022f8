import { beforeEach, describe, expect, test } from 'vitest';
import { login as loginCall } from '../../contract/api/account/auth.ts';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { cartActors } from '../../machines/cart/cart.actors.ts';
import { sessionActors } from '../../machines/session/session.actors.ts';
import { done } from '../backend/journeys.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const actors = () => sessionActors(tab);
const form = () => ({ email: tab.shopper.email, password: tab.shopper.password, rememberMe: true });
const userAtShop = async () => (await done(tab.shopper.client.call(viewCart))).user.userId;

describe('SES-01: the start', () => {
  test('finds nobody without a cookie, and says whether a token can be exchanged', async () => {
    const nobody = await outcomeOf(actors().askCookie, undefined);
    expect([nobody.user, nobody.hasRestoreToken, nobody.answer.cart.user.userId]).toEqual([null, false, -1]);
    tab.session.opened('a-restore-token');
    expect((await outcomeOf(actors().askCookie, undefined)).hasRestoreToken).toBe(true);
    expect(tab.paths()).toEqual(['GET /cart/view', 'GET /cart/view']);
  });

  test('finds whose cookie it is, with the cart', async () => {
    await tab.shopper.client.logIn(tab.shopper.name);
    const { user, answer } = await outcomeOf(actors().askCookie, undefined);
    expect(user).toEqual({ userId: await userAtShop(), ssoUser: false });
    expect(answer.cart.cartId).toBeGreaterThan(0);
  });
});

describe('the login', () => {
  test('SES-11: opens a session, whose token is kept for the next start', async () => {
    const before = tab.session.epoch();
    const { userId } = await outcomeOf(actors().login, form());
    expect(userId).toBe(await userAtShop());
    expect([tab.session.epoch() > before, tab.session.restoreToken() === null]).toEqual([true, false]);
    expect(tab.paths()).toEqual(['POST /auth/login']);
    expect(tab.told).toEqual(['started', 'ended']);
    const sent = new URLSearchParams(String(tab.sent[0]?.body));
    expect(Object.fromEntries(sent)).toEqual({
      login: tab.shopper.email,
      password: tab.shopper.password,
      remember_me: 'true',
      show_sectors: 'true',
    });
  });

  test.each([true, false])('SES-11: says whether this device is to be remembered: %s', async (rememberMe) => {
    await outcomeOf(actors().login, { ...form(), rememberMe });
    expect(new URLSearchParams(String(tab.sent[0]?.body)).get('remember_me')).toBe(String(rememberMe));
  });

  test('SES-12: a wrong password opens nothing', async () => {
    const wrong = { ...form(), password: 'un’altra' };
    await expect(outcomeOf(actors().login, wrong)).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ code: 'auth.invalid' }],
    });
    expect([tab.session.epoch(), tab.session.restoreToken(), await userAtShop()]).toEqual([0, null, -1]);
  });

  test('RULE-SESSION-8: what was asked before it fills nothing after it', async () => {
    const asked = Promise.withResolvers<void>();
    tab.decide((line) => (line.startsWith('GET /cart/view') ? asked.promise : 'pass'));
    const early = outcomeOf(cartActors(tab).loadCart, undefined);
    await outcomeOf(actors().login, form());
    asked.resolve();
    await expect(early).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect(tab.told).not.toContain('expired');
  });
});

describe('the restore token', () => {
  test('SES-03: is exchanged for a session and for the next token, once', async () => {
    const { data } = await tab.shopper.client.call(loginCall, {
      login: tab.shopper.email,
      password: tab.shopper.password,
      remember_me: true,
    });
    tab.shopper.client.cookies.clear();
    tab.session.opened(data.restoreToken);
    const { userId } = await outcomeOf(actors().exchangeToken, undefined);
    expect(userId).toBe(await userAtShop());
    const next = tab.session.restoreToken();
    expect([next === null, next === data.restoreToken]).toEqual([false, false]);
    tab.session.opened(data.restoreToken);
    await expect(outcomeOf(actors().exchangeToken, undefined)).rejects.toMatchObject({ kind: 'refused' });
    expect(tab.session.restoreToken()).toBeNull();
  });

  test('SES-03: outlives a line that breaks', async () => {
    tab.session.opened('a-token-of-yesterday');
    tab.decide(() => 'cut');
    await expect(outcomeOf(actors().exchangeToken, undefined)).rejects.toMatchObject({ kind: 'network' });
    expect(tab.session.restoreToken()).toBe('a-token-of-yesterday');
  });
});

test('SES-05: the logout ends the session at the shop, also when the page is closed meanwhile', async () => {
  await tab.shopper.client.logIn(tab.shopper.name);
  await outcomeOf(actors().logout, undefined);
  expect(await userAtShop()).toBe(-1);
  expect(tab.sent).toMatchObject([{ line: 'POST /auth/logout', keepalive: true }]);
});

describe('API-32: what is given up is aborted', () => {
  test.each<[string, () => Promise<boolean[]>]>([
    ['the first look', () => givenUp(tab, actors().askCookie, undefined)],
    ['the exchange', () => givenUp(tab, actors().exchangeToken, undefined)],
    ['the login', () => givenUp(tab, actors().login, form())],
    ['the logout', () => givenUp(tab, actors().logout, undefined)],
  ])('%s', async (_, giveUp) => {
    expect(await giveUp()).toEqual([true]);
  });
});
