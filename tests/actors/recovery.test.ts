import { expect, test } from 'vitest';
import { mailTimeOf } from '../../contract/rules/session/mail-time.ts';
import { login } from '../../contract/api/account/auth.ts';
import { passwordResetActors } from '../../machines/password-reset/password-reset.actors.ts';
import type { LookedForAccount } from '../../machines/recovery-request/recovery-request.machine.ts';
import { recoveryRequestActors } from '../../machines/recovery-request/recovery-request.actors.ts';
import { joined, mailed, mailsAt } from '../backend/people.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const kept: number[] = [];
const mailTime = {
  keep(sentAt: number) {
    kept.push(sentAt);
    return mailTimeOf(sentAt);
  },
};

const requested = (tab: Tab, account: LookedForAccount) =>
  outcomeOf(recoveryRequestActors({ ...tab, now: () => 1_000_000, mailTime }).requestReset, account);

test('REG-12: whoever asks is told the same, and only an account is written to', async () => {
  const tab = await openTab();
  await joined(tab.shopper.client, 'smemorata@posta.example');
  const mail = await requested(tab, { means: 'email', account: 'smemorata@posta.example' });
  expect([mail, kept]).toEqual([{ sentAt: 1_000_000, nextAt: 1_060_000 }, [1_000_000]]);
  await requested(tab, { means: 'email', account: 'mai.vista@posta.example' });
  await requested(tab, { means: 'taxCode', account: 'RSSMRA85T10A562S' });
  expect(tab.sent.map(({ line }) => line)).toEqual([
    'GET /registration/password_reset_token_request?e_mail=smemorata%40posta.example',
    'GET /registration/password_reset_token_request?e_mail=mai.vista%40posta.example',
    'GET /registration/password_reset_token_request?fiscal_code=RSSMRA85T10A562S',
  ]);
  const kinds = await Promise.all(
    ['smemorata', 'mai.vista'].map(async (name) =>
      (await mailsAt(tab.shopper.client, `${name}@posta.example`)).map(({ kind }) => kind),
    ),
  );
  expect(kinds).toEqual([['registration_confirm', 'password_reset'], []]);
});

test('REG-13, REG-14: a link is good once, and neither it nor the password stands in an address', async () => {
  const tab = await openTab();
  const { client } = tab.shopper;
  const email = 'nuova.chiave@posta.example';
  const password = 'cavolo nero di gennaio';
  await joined(client, email);
  await requested(tab, { means: 'email', account: email });
  const token = await mailed(client, email, ['password_reset', 'reset_token']);
  const { checkLink, resetPassword } = passwordResetActors(tab);
  expect(await outcomeOf(checkLink, { email, token })).toBe(true);
  tab.sent.length = 0;
  await outcomeOf(resetPassword, { email, token, password });
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    [
      'POST /registration/password_reset',
      new URLSearchParams({ e_mail: email, reset_token: token, password }).toString(),
    ],
  ]);
  expect((await client.call(login, { login: email, password })).status).toBe(0);
  expect(await outcomeOf(checkLink, { email, token })).toBe(false);
  await expect(outcomeOf(resetPassword, { email, token, password })).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ code: 'token.invalid' }],
  });
});

test('REG-13: a link that lacks a part is not asked about', async () => {
  const tab = await openTab();
  const { checkLink } = passwordResetActors(tab);
  expect(await outcomeOf(checkLink, { email: '', token: 'a' })).toBe(false);
  expect(await outcomeOf(checkLink, { email: 'a@posta.example', token: '' })).toBe(false);
  expect(tab.sent).toEqual([]);
});

test('a request is given up with the actor', async () => {
  const tab = await openTab();
  expect(
    await givenUp(tab, recoveryRequestActors({ ...tab, now: Date.now, mailTime }).requestReset, {
      means: 'email',
      account: 'demo@cestolieto.example',
    }),
  ).toEqual([true]);
});
