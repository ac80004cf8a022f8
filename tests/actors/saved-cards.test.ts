import { expect, test } from 'vitest';
import { savedCardsActors } from '../../machines/saved-cards/saved-cards.actors.ts';
import { givenUp, outcomeOf, tabsOfFile } from './open-tab.ts';

const openTab = tabsOfFile();

test('B-44: every saved card is listed by one call, and one is removed by one', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { listCards, removeCard } = savedCardsActors(tab);
  expect(await outcomeOf(listCards, undefined)).toEqual([]);
  await expect(outcomeOf(removeCard, { authId: 999_999 })).rejects.toMatchObject({ kind: 'refused' });
  expect(tab.sent.map(({ line }) => line)).toEqual([
    'GET /payment-type/list-auth',
    'POST /payment-type/remove-auth',
  ]);
});

test('SES-07: without a session no card is listed', async () => {
  const { listCards } = savedCardsActors(await openTab());
  await expect(outcomeOf(listCards, undefined)).rejects.toMatchObject({ kind: 'sessionExpired' });
});

test('listing and removing are given up with the actor', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { listCards, removeCard } = savedCardsActors(tab);
  expect(await givenUp(tab, listCards, undefined)).toEqual([true]);
  expect(await givenUp(tab, removeCard, { authId: 1 })).toEqual([true]);
});
