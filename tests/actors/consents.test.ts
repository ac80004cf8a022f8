import { expect, test } from 'vitest';
import { consentsActors } from '../../machines/consents/consents.actors.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  return tab;
};

test('REG-19: lists the consents of the registration and changes one by one', async () => {
  const tab = await loggedIn();
  const { listConsents, changeConsent } = consentsActors(tab);
  const list = await outcomeOf(listConsents, undefined);
  const legalId = list[1]?.legalId ?? 0;
  expect(list.map(({ required }) => required)).toEqual([true, false, false]);
  for (const accepted of [true, false]) {
    const changed = await outcomeOf(changeConsent, { legalId, accepted });
    expect(changed).toEqual(list.map((one) => (one.legalId === legalId ? { ...one, accepted } : one)));
  }
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    ['GET /user-registration-disclaimer/list-by-type', null],
    ['POST /user-registration-disclaimer/update-disclaimer', { disclaimers: [{ legalId, accepted: true }] }],
    ['POST /user-registration-disclaimer/update-disclaimer', { disclaimers: [{ legalId, accepted: false }] }],
  ]);
});

test('REG-19: the required one is not withdrawn, whoever asks', async () => {
  const tab = await loggedIn();
  const { listConsents, changeConsent } = consentsActors(tab);
  const [privacy] = await outcomeOf(listConsents, undefined);
  await expect(
    outcomeOf(changeConsent, { legalId: privacy?.legalId ?? 0, accepted: false }),
  ).rejects.toMatchObject({ kind: 'refused', messages: [{ code: 'disclaimer.required' }] });
});

test('SES-07: without a session nothing is listed', async () => {
  const tab = await openTab();
  await expect(outcomeOf(consentsActors(tab).listConsents, undefined)).rejects.toMatchObject({
    kind: 'sessionExpired',
  });
});

test('the list is given up with the actor', async () => {
  const tab = await loggedIn();
  expect(await givenUp(tab, consentsActors(tab).listConsents, undefined)).toEqual([true]);
});
