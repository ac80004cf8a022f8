import { expect, test } from 'vitest';
import { fiscalPersonsActors } from '../../machines/fiscal-persons/fiscal-persons.actors.ts';
import { givenUp, outcomeOf, tabsOfFile } from './open-tab.ts';

const openTab = tabsOfFile();
const fields = { companyName: 'Oro srl', fiscalCode: '', vatNumber: '00743110157', sdiCode: '', pec: '' };

test('REG-22: a holder is added, changed under its number, and deleted', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { listHolders, saveHolder, removeHolder } = fiscalPersonsActors(tab);
  const before = await outcomeOf(listHolders, undefined);
  tab.sent.length = 0;
  const added = await outcomeOf(saveHolder, { userPersonFiscalId: null, fields });
  const [one] = added.slice(before.length);
  const { userPersonFiscalId } = one!;
  expect(one).toEqual({ ...fields, userPersonFiscalId, personType: 'company', firstName: '', lastName: '' });
  const changed = { ...fields, pec: 'oro@pec.example' };
  expect(await outcomeOf(saveHolder, { userPersonFiscalId, fields: changed })).toContainEqual({
    ...one,
    pec: 'oro@pec.example',
  });
  await expect(
    outcomeOf(saveHolder, { userPersonFiscalId, fields: { ...fields, vatNumber: '007' } }),
  ).rejects.toMatchObject({ kind: 'refused', messages: [{ field: 'vatNumber' }] });
  expect(await outcomeOf(removeHolder, { userPersonFiscalId })).toEqual(before);
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    ['POST /user-person-fiscal/update', fields],
    ['POST /user-person-fiscal/update', { ...changed, userPersonFiscalId }],
    ['POST /user-person-fiscal/update', { ...fields, vatNumber: '007', userPersonFiscalId }],
    ['POST /user-person-fiscal/delete', { userPersonFiscalId }],
  ]);
});

test('SES-07: without a session nothing is told', async () => {
  const tab = await openTab();
  await expect(outcomeOf(fiscalPersonsActors(tab).listHolders, undefined)).rejects.toMatchObject({
    kind: 'sessionExpired',
  });
});

test('the list is given up with the actor', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  expect(await givenUp(tab, fiscalPersonsActors(tab).listHolders, undefined)).toEqual([true]);
});
