import { expect, test } from 'vitest';
import { openSessionsActors } from '../../machines/open-sessions/open-sessions.actors.ts';
import { givenUp, outcomeOf, tabsOfFile } from './open-tab.ts';

const openTab = tabsOfFile();

test('SES-30: the logins are listed, and others are ended by one call', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  await tab.shopper.other();
  const { listSessions, endSessions } = openSessionsActors(tab);
  const list = await outcomeOf(listSessions, undefined);
  expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const left = await outcomeOf(endSessions, [list[1]?.sessionId ?? '']);
  expect(left).toEqual([list[0]]);
  expect(tab.sent.map(({ line }) => line)).toEqual(['GET /auth/sessions', 'POST /auth/end-sessions']);
});

test('SES-07: without a session nothing is listed', async () => {
  const { listSessions } = openSessionsActors(await openTab());
  await expect(outcomeOf(listSessions, undefined)).rejects.toMatchObject({ kind: 'sessionExpired' });
});

test('listing and ending are given up with the actor', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { listSessions, endSessions } = openSessionsActors(tab);
  expect(await givenUp(tab, listSessions, undefined)).toEqual([true]);
  expect(await givenUp(tab, endSessions, ['nobody'])).toEqual([true]);
});
