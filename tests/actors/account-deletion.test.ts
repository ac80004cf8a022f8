import { expect, test } from 'vitest';
import { login } from '../../contract/api/account/auth.ts';
import { accountDeletionActors } from '../../machines/account-deletion/account-deletion.actors.ts';
import { purchase } from '../backend/journeys.ts';
import { mailed } from '../backend/people.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();
const none = { login: '', token: '' };

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  return tab;
};

const linkOf = async (tab: Tab) => {
  const { client, email } = tab.shopper;
  await outcomeOf(accountDeletionActors(tab).requestMail, undefined);
  return { login: email, token: await mailed(client, email, ['anonymize', 'token']) };
};

test('REG-20: an order on its way stands in the way, and the shop refuses with the reason', async () => {
  const tab = await loggedIn();
  const { lookAhead, deleteAccount } = accountDeletionActors(tab);
  expect(await outcomeOf(lookAhead, none)).toBe('free');
  await purchase(tab.shopper.client);
  expect(await outcomeOf(lookAhead, none)).toBe('blocked');
  await expect(outcomeOf(deleteAccount, await linkOf(tab))).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ code: 'account.ordersInDelivery' }],
  });
});

test('REG-21: a mailed link ends the account, and its token stands in no address of the deletion', async () => {
  const tab = await loggedIn();
  const { client, email, password } = tab.shopper;
  const link = await linkOf(tab);
  const { lookAhead, deleteAccount } = accountDeletionActors(tab);
  expect(await outcomeOf(lookAhead, link)).toBe('confirmable');
  expect(await outcomeOf(lookAhead, { ...link, token: 'inventato' })).toBe('expired');
  tab.sent.length = 0;
  await outcomeOf(deleteAccount, link);
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    ['POST /registration/user_anonymize', new URLSearchParams(link).toString()],
  ]);
  expect((await client.call(login, { login: email, password })).code).toBe('auth.invalid');
});

test('REG-21: a link that lacks a part is not asked about', async () => {
  const tab = await loggedIn();
  const { lookAhead } = accountDeletionActors(tab);
  expect(await outcomeOf(lookAhead, { login: '', token: 'a' })).toBe('expired');
  expect(await outcomeOf(lookAhead, { login: 'a@posta.example', token: '' })).toBe('expired');
  expect(tab.sent).toEqual([]);
});

test('the look is given up with the actor', async () => {
  const tab = await loggedIn();
  expect(await givenUp(tab, accountDeletionActors(tab).lookAhead, none)).toEqual([true]);
});
