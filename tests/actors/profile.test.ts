import { expect, test } from 'vitest';
import { profileActors } from '../../machines/profile/profile.actors.ts';
import { aBilling } from '../../paths/fixtures/billing-fixtures.ts';
import { typedPerson } from '../../paths/fixtures/profile-fixtures.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  return tab;
};

test('REG-16: the person is saved, the phone by a call of its own where it is another', async () => {
  const tab = await loggedIn();
  const { viewProfile, savePerson } = profileActors(tab);
  const user = await outcomeOf(viewProfile, undefined);
  const { phone, ...person } = typedPerson;
  tab.sent.length = 0;
  const saved = await outcomeOf(savePerson, { user, person: typedPerson });
  expect(saved).toEqual({ ...user, ...person, birthdate: '1984-04-12', phone });
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    ['POST /registration/update_user_detail', person],
    ['POST /registration/update_contact', { phone }],
  ]);
  tab.sent.length = 0;
  await outcomeOf(savePerson, { user: saved, person: typedPerson });
  expect(tab.paths()).toEqual(['POST /registration/update_user_detail']);
  expect(await outcomeOf(viewProfile, undefined)).toEqual(saved);
});

test('VAL-15, LOY-01: what the shop refuses names its field', async () => {
  const tab = await loggedIn();
  const { viewProfile, savePerson, saveBilling } = profileActors(tab);
  const user = await outcomeOf(viewProfile, undefined);
  await expect(
    outcomeOf(savePerson, { user, person: { ...typedPerson, fidelityCard: '0401' } }),
  ).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ field: 'fidelityCard', text: 'Numero di carta fedeltà non valido' }],
  });
  await expect(
    outcomeOf(savePerson, { user, person: { ...typedPerson, phone: '12' } }),
  ).rejects.toMatchObject({ kind: 'refused', messages: [{ field: 'phone' }] });
  await expect(outcomeOf(saveBilling, { billing: aBilling({ fiscalCode: '' }) })).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ field: 'fiscalCode' }],
  });
});

test('REG-16, REG-23: whom invoices are made out to is saved', async () => {
  const tab = await loggedIn();
  const { viewProfile, saveBilling } = profileActors(tab);
  const { billing } = await outcomeOf(saveBilling, { billing: aBilling({ sdiCode: 'abc1234' }) });
  expect(billing).toEqual(aBilling({ sdiCode: 'ABC1234' }));
  expect((await outcomeOf(viewProfile, undefined)).billing).toEqual(billing);
});

test('SES-07: without a session nothing is told', async () => {
  const tab = await openTab();
  await expect(outcomeOf(profileActors(tab).viewProfile, undefined)).rejects.toMatchObject({
    kind: 'sessionExpired',
  });
});

test('the profile is given up with the actor', async () => {
  const tab = await loggedIn();
  expect(await givenUp(tab, profileActors(tab).viewProfile, undefined)).toEqual([true]);
});
