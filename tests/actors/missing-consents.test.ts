import { expect, test } from 'vitest';
import { missingConsentsActors } from '../../machines/missing-consents/missing-consents.actors.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

/** Somebody whose account has accepted nothing. */
const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  return tab;
};

test('REG-10: tells who one is and what was never accepted, and sends all answers in one call', async () => {
  const tab = await loggedIn();
  const { loadMissing, saveAnswers } = missingConsentsActors(tab);
  const { person, statements } = await outcomeOf(loadMissing, undefined);
  expect(person).toEqual({
    firstName: expect.stringMatching(/./),
    lastName: expect.stringMatching(/./),
    email: expect.stringContaining('@'),
  });
  expect(statements.map(({ required, accepted }) => [required, accepted])).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(tab.paths().toSorted()).toEqual([
    'GET /registration/user_detail',
    'GET /user-registration-disclaimer/list-by-type',
  ]);

  tab.sent.length = 0;
  const answers = statements.map(({ legalId }, at) => ({ legalId, accepted: at !== 1 }));
  expect(await outcomeOf(saveAnswers, { answers })).toBeUndefined();
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    ['POST /user-registration-disclaimer/update-disclaimer', { disclaimers: answers }],
  ]);
  const rest = await outcomeOf(loadMissing, undefined);
  expect(rest.statements.map(({ legalId }) => legalId)).toEqual([statements[1]?.legalId]);
});

test('REG-04: the required one is not refused, whoever asks, and nothing else is saved with it', async () => {
  const tab = await loggedIn();
  const { loadMissing, saveAnswers } = missingConsentsActors(tab);
  const { statements } = await outcomeOf(loadMissing, undefined);
  const answers = statements.map(({ legalId }, at) => ({ legalId, accepted: at > 0 }));
  await expect(outcomeOf(saveAnswers, { answers })).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ code: 'disclaimer.required' }],
  });
  expect((await outcomeOf(loadMissing, undefined)).statements).toEqual(statements);
});

test('SES-07: without a session nothing is told', async () => {
  const tab = await openTab();
  await expect(outcomeOf(missingConsentsActors(tab).loadMissing, undefined)).rejects.toMatchObject({
    kind: 'sessionExpired',
  });
});

test('list and person are given up with the actor', async () => {
  const tab = await loggedIn();
  expect(await givenUp(tab, missingConsentsActors(tab).loadMissing, undefined)).toEqual([true, true]);
});

test('a confirmation is given up with the actor', async () => {
  const tab = await loggedIn();
  const { saveAnswers } = missingConsentsActors(tab);
  expect(await givenUp(tab, saveAnswers, { answers: [] })).toEqual([true]);
});
