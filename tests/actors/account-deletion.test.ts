import { expect, test } from 'vitest';
import { login } from '../../contract/api/account/auth.ts';
import { insertWishlist } from '../../contract/api/shopping/wishlist.ts';
import { accountDeletionActors } from '../../machines/account-deletion/account-deletion.actors.ts';
import { done, purchase } from '../backend/journeys.ts';
import { mailed } from '../backend/people.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();
const none = { login: '', token: '' };
const expired = { outlook: 'expired', order: null };

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  return tab;
};

const whole = { facts: { without: [] } };
const actorsOf = (tab: Tab) => accountDeletionActors({ ...tab, tenant: whole });

const linkOf = async (tab: Tab) => {
  const { client, email } = tab.shopper;
  await outcomeOf(actorsOf(tab).requestMail, undefined);
  return { login: email, token: await mailed(client, email, ['anonymize', 'token']) };
};

test('REG-20: an order on its way stands in the way, and the shop refuses with the reason', async () => {
  const tab = await loggedIn();
  const { lookAhead, deleteAccount } = actorsOf(tab);
  expect(await outcomeOf(lookAhead, none)).toEqual({ outlook: 'free', order: null });
  const { orderId } = await purchase(tab.shopper.client);
  expect(await outcomeOf(lookAhead, none)).toMatchObject({ outlook: 'blocked', order: { orderId } });
  await expect(outcomeOf(deleteAccount, await linkOf(tab))).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ code: 'account.ordersInDelivery' }],
  });
});

test('REG-21: a mailed link ends the account, and its token stands in no address of the deletion', async () => {
  const tab = await loggedIn();
  const { client, email, password } = tab.shopper;
  const link = await linkOf(tab);
  const { lookAhead, deleteAccount } = actorsOf(tab);
  expect(await outcomeOf(lookAhead, link)).toEqual({ outlook: 'confirmable', order: null });
  expect(await outcomeOf(lookAhead, { ...link, token: 'inventato' })).toEqual(expired);
  tab.sent.length = 0;
  await outcomeOf(deleteAccount, link);
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    ['POST /registration/user_anonymize', new URLSearchParams(link).toString()],
  ]);
  expect((await client.call(login, { login: email, password })).code).toBe('auth.invalid');
});

test('REG-21: a link that lacks a part is not asked about', async () => {
  const tab = await loggedIn();
  const { lookAhead } = actorsOf(tab);
  expect(await outcomeOf(lookAhead, { login: '', token: 'a' })).toEqual(expired);
  expect(await outcomeOf(lookAhead, { login: 'a@posta.example', token: '' })).toEqual(expired);
  expect(tab.sent).toEqual([]);
});

test('the look is given up with the actor, and so is the count', async () => {
  const tab = await loggedIn();
  const { lookAhead, countLosses } = actorsOf(tab);
  expect(await givenUp(tab, lookAhead, none)).toEqual([true]);
  tab.sent.length = 0;
  // Its code is there: all calls are on their way at once.
  await (await tab.services()).wishlists();
  expect(await givenUp(tab, countLosses, undefined)).toEqual([true, true, true, true]);
});

test('REG-21: what is lost is counted: points, certificates, and lists of the shopper’s own', async () => {
  const tab = await loggedIn();
  await tab.shopper.sql(`UPDATE users SET points = 12 WHERE user_id = :user`);
  await done(tab.shopper.client.call(insertWishlist, { name: 'Colazione' }));
  const { own } = await (await (await tab.services()).wishlists()).list();
  expect(await outcomeOf(actorsOf(tab).countLosses, undefined)).toEqual({
    points: 12,
    gifts: [],
    lists: own.length,
  });
  expect(own.map(({ name }) => name)).toContain('Colazione');
});

test('TEN-08, REG-21: without lists and loyalty nothing of them is lost, and the shop is not asked', async () => {
  const tab = await loggedIn();
  await tab.shopper.sql(`UPDATE users SET points = 12 WHERE user_id = :user`);
  const without = { facts: { without: ['lists', 'loyalty'] as const } };
  const { countLosses } = accountDeletionActors({ ...tab, tenant: without });
  expect(await outcomeOf(countLosses, undefined)).toEqual({ points: 0, gifts: [], lists: 0 });
  expect(tab.sent).toEqual([]);
});
