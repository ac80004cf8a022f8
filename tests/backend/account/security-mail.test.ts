import { beforeEach, describe, expect, test } from 'vitest';
import {
  cancelEmailUpdate,
  requestEmailUpdate,
  requestPasswordReset,
  resetPassword,
  stopEmailUpdate,
  updateEmail,
  updatePassword,
} from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { endOpenSessions, listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import {
  updateContact,
  updateUserDetail,
  updateUsername,
  viewUserDetail,
} from '../../../contract/api/account/registration.ts';
import { done } from '../journeys.ts';
import { mailed, mailsAt, newcomer, newPassword, trailOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let person = 0;
let email: string;
let anna: ShopClient;

beforeEach(async () => {
  person += 1;
  email = `ines${person}@posta.example`;
  anna = await newcomer(shop(), email);
});

const resetPage = 'http://cestolieto.localhost:3000/reset-password-request';
const logsIn = async (name: string, password = newPassword) =>
  (await shop().visitor().call(login, { login: name, password })).status === 0;

/** The mails to an address besides that of the registration. */
const noticesAt = async (to: string) =>
  (await mailsAt(anna, to))
    .filter(({ kind }) => kind !== 'registration_confirm')
    .map(({ kind, subject, links }) => [kind, subject, links]);

describe('ASVS 6.3.7: the owner is mailed when', () => {
  const notice = (kind: string, subject: string) => [[kind, subject, [resetPage]]];

  test('the password was changed', async () => {
    const changed = { old_password: newPassword, new_password: 'Menta & Rosmarino 4' };
    expect((await anna.call(updatePassword, { ...changed, old_password: 'Sbagliata 1' })).status).toBe(1);
    expect(await noticesAt(email)).toEqual([]);
    await done(anna.call(updatePassword, changed));
    expect(await noticesAt(email)).toEqual(notice('password_changed', 'La tua password è stata cambiata'));
  });

  test('the password was reset by a mailed link', async () => {
    await done(anna.call(requestPasswordReset, { e_mail: email }));
    const reset_token = await mailed(anna, email, ['password_reset', 'reset_token']);
    await done(anna.call(resetPassword, { e_mail: email, reset_token, password: 'Menta & Rosmarino 4' }));
    expect((await noticesAt(email)).map(([kind]) => kind)).toEqual(['password_reset', 'password_changed']);
  });

  test('the user name was changed, once', async () => {
    await done(anna.call(updateUsername, { username: `ines.${person}` }));
    await done(anna.call(updateUsername, { username: `ines.${person}` }));
    expect(await noticesAt(email)).toEqual(notice('username_changed', 'Il tuo nome utente è stato cambiato'));
  });

  test('the phone number was changed, by either call, and not where it is the same', async () => {
    await done(anna.call(updateContact, { phone: '333 1234567' }));
    await done(anna.call(updateUserDetail, { firstName: 'Ines', phone: '333 1234567' }));
    const once = notice('phone_changed', 'Il tuo numero di telefono è stato cambiato');
    expect(await noticesAt(email)).toEqual(once);
    await done(anna.call(updateUserDetail, { phone: '' }));
    expect(await noticesAt(email)).toEqual([...once, ...once]);
  });

  test('other devices were logged out, with their number, and not where none was', async () => {
    for (let more = 0; more < 2; more += 1) {
      await done(shop().visitor().call(login, { login: email, password: newPassword }));
    }
    const { sessions } = await done(anna.call(listOpenSessions));
    const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId);
    await done(anna.call(endOpenSessions, { session_ids: others }));
    await done(anna.call(endOpenSessions, { session_ids: others }));
    expect(await noticesAt(email)).toEqual(notice('sessions_ended', 'Accessi chiusi su altri dispositivi'));
    const [mail] = (await mailsAt(anna, email)).filter(({ kind }) => kind === 'sessions_ended');
    expect(mail!.params).toEqual({ count: 2 });
  });

  test('a login elsewhere opened the account for the first time, and not again', async () => {
    const giulia = 'demo@ortavia.example';
    const joinBy = async () => {
      const visitor = shop().visitor('ortavia');
      const begun = await visitor.send('/ebsn/api/social-redir/google-mobile');
      const page = await (await visitor.send(begun.headers.get('location') ?? '')).text();
      const link = [...page.matchAll(/<a class="person" href="(?<url>[^"]+)">(?<name>[^<]+)</g)].find(
        ({ groups }) => groups?.['name']?.includes('Giulia'),
      )?.groups?.['url'];
      await visitor.send((link ?? '').replaceAll('&amp;', '&'));
      return visitor;
    };
    const visitor = await joinBy();
    const owner = (await done(visitor.call(viewUserDetail))).email;
    await joinBy();
    const notices = (await mailsAt(visitor, owner)).filter(({ kind }) => kind === 'social_login_joined');
    expect([owner, notices.map(({ params }) => params)]).toEqual([giulia, [{ provider: 'google' }]]);
  });
});

describe('a change of the e-mail', () => {
  const wanted = () => `nuova.ines${person}@posta.example`;
  const stopLink = (token: string) => `http://cestolieto.localhost:3000/stop-email-change?token=${token}`;
  const stop = (token: string) => shop().visitor().call(stopEmailUpdate, { token });

  test('is announced to the address the account has, with a link that stops it', async () => {
    await done(anna.call(requestEmailUpdate, { new_email: wanted() }));
    const token = await mailed(anna, email, ['email_change_requested', 'token']);
    expect(await noticesAt(email)).toEqual([
      ['email_change_requested', 'Qualcuno vuole cambiare la tua e-mail', [stopLink(token)]],
    ]);
    const [mail] = (await mailsAt(anna, email)).filter(({ kind }) => kind === 'email_change_requested');
    expect(mail!.text).toContain(wanted());
  });

  test('is announced to the old address where the new one is taken, too: nobody learns that it is', async () => {
    await done(anna.call(requestEmailUpdate, { new_email: 'vuoto@cestolieto.example' }));
    expect((await noticesAt(email)).map(([kind]) => kind)).toEqual(['email_change_requested']);
    expect(await mailsAt(anna, 'vuoto@cestolieto.example')).toEqual([]);
  });

  test('that was stopped cannot be confirmed: every session ends and a mail leads to a new password', async () => {
    await done(anna.call(requestEmailUpdate, { new_email: wanted() }));
    const token = await mailed(anna, email, ['email_change_requested', 'token']);
    const change = await mailed(anna, wanted(), ['update_email', 'token']);
    expect((await stop(`${token}x`)).code).toBe('token.invalid');
    expect((await anna.call(viewUserDetail)).http).toBe(200);
    expect((await stop(token)).status).toBe(0);
    expect((await stop(token)).code).toBe('token.invalid');
    expect((await shop().visitor().call(updateEmail, { token: change })).code).toBe('token.invalid');
    expect((await anna.call(viewUserDetail)).http).toBe(419);
    expect([await logsIn(email), await logsIn(wanted())]).toEqual([true, false]);
    expect((await noticesAt(email)).map(([kind]) => kind)).toEqual([
      'email_change_requested',
      'password_reset',
    ]);
  });

  test('that was confirmed is reported to the old address, which gets the account back within a week', async () => {
    await done(anna.call(requestEmailUpdate, { new_email: wanted() }));
    const change = await mailed(anna, wanted(), ['update_email', 'token']);
    await done(shop().visitor().call(updateEmail, { token: change }));
    expect((await noticesAt(email)).map(([kind]) => kind)).toEqual([
      'email_change_requested',
      'email_changed',
    ]);
    const token = await mailed(anna, email, ['email_changed', 'token']);
    shop().clock.pass(7 * 24 * 60 - 1);
    expect((await stop(token)).status).toBe(0);
    expect([await logsIn(email), await logsIn(wanted())]).toEqual([true, false]);
    const reset_token = await mailed(anna, email, ['password_reset', 'reset_token']);
    const reset = { e_mail: email, reset_token, password: 'Menta & Rosmarino 4' };
    expect((await shop().visitor().call(resetPassword, reset)).status).toBe(0);
    expect(await logsIn(email, 'Menta & Rosmarino 4')).toBe(true);
    const kinds = (await trailOf(shop())).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['email.changed', 'email.changeStopped']));
  });

  test('cannot be stopped after a week, nor by the mail of somebody else’s change', async () => {
    await done(anna.call(requestEmailUpdate, { new_email: wanted() }));
    const token = await mailed(anna, email, ['email_change_requested', 'token']);
    const change = await mailed(anna, wanted(), ['update_email', 'token']);
    expect((await stop(change)).code).toBe('token.invalid');
    shop().clock.pass(7 * 24 * 60);
    expect((await stop(token)).code).toBe('token.invalid');
  });

  test('that its owner takes back leaves the link of the old address as it is', async () => {
    await done(anna.call(requestEmailUpdate, { new_email: wanted() }));
    await done(anna.call(cancelEmailUpdate, {}));
    const token = await mailed(anna, email, ['email_change_requested', 'token']);
    expect((await stop(token)).status).toBe(0);
  });
});
