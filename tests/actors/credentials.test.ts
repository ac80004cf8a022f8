import { expect, test } from 'vitest';
import { login } from '../../contract/api/account/auth.ts';
import { credentialsActors } from '../../machines/credentials/credentials.actors.ts';
import { emailChangeActors } from '../../machines/email-change/email-change.actors.ts';
import { profileActors } from '../../machines/profile/profile.actors.ts';
import { demoPassword } from '../../demo/accounts/demo-accounts.ts';
import { mailed } from '../backend/people.ts';
import { outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  return tab;
};

const emailOf = async (tab: Tab) => (await outcomeOf(profileActors(tab).viewProfile, undefined)).email;

test('REG-17: a new e-mail counts once its mailed link was used, and the link once', async () => {
  const tab = await loggedIn();
  const { changeCredential, resendMail } = credentialsActors(tab);
  const old = await emailOf(tab);
  const email = 'tutta.nuova@posta.example';
  expect(await outcomeOf(changeCredential, { change: { credential: 'email', email } })).toBeNull();
  await outcomeOf(resendMail, { email });
  expect(await emailOf(tab)).toBe(old);
  const token = await mailed(tab.shopper.client, email, ['update_email', 'token']);
  expect(await outcomeOf(emailChangeActors(tab).changeEmail, { token: '' })).toBe(false);
  expect(await outcomeOf(emailChangeActors(tab).changeEmail, { token })).toBe(true);
  expect(await emailOf(tab)).toBe(email);
  await expect(outcomeOf(emailChangeActors(tab).changeEmail, { token })).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ code: 'token.invalid' }],
  });
});

test('REG-14, REG-18: passwords go by POST, a wrong old one names its field, and this session goes on', async () => {
  const tab = await loggedIn();
  const { changeCredential } = credentialsActors(tab);
  const newPassword = 'tre uova e un limone';
  const email = await emailOf(tab);
  const change = (oldPassword: string) =>
    outcomeOf(changeCredential, { change: { credential: 'password', oldPassword, newPassword } });
  await expect(change('sbagliata')).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ field: 'old_password', text: 'La password attuale non è corretta.' }],
  });
  tab.sent.length = 0;
  await change(demoPassword);
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    [
      'POST /registration/update_password',
      new URLSearchParams({ old_password: demoPassword, new_password: newPassword }).toString(),
    ],
  ]);
  expect(tab.session.restoreToken()).not.toBeNull();
  expect(await emailOf(tab)).toBe(email);
  const again = await tab.shopper.client.call(login, { login: email, password: newPassword });
  expect(again.status).toBe(0);
});

test('REG-18: a user name is changed, one that is taken names its field', async () => {
  const tab = await loggedIn();
  const { changeCredential } = credentialsActors(tab);
  const change = (username: string) =>
    outcomeOf(changeCredential, { change: { credential: 'username', username } });
  expect(await change('nome.nuovo')).toMatchObject({ username: 'nome.nuovo' });
  await expect(change('demo@cestolieto.example')).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ field: 'username' }],
  });
});
