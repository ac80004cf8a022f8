import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import {
  checkPasswordReset,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  updatePassword,
} from '../../../contract/api/account/account.ts';
import { login, restoreSession } from '../../../contract/api/account/auth.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { done } from '../journeys.ts';
import { joined, mailed, mailsAt, newcomer, newPassword } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let visitor: ShopClient;
const changed = 'Basilico & Salvia 9';

beforeAll(() => {
  visitor = shop().visitor();
});

const ask = (params: Readonly<Record<string, string>>) => visitor.call(requestPasswordReset, params);
const tokenFor = async (e_mail: string): Promise<string> => {
  await done(ask({ e_mail }));
  return mailed(visitor, e_mail, ['password_reset', 'reset_token']);
};
const isValid = async (e_mail: string, reset_token: string): Promise<boolean> =>
  (await done(visitor.call(checkPasswordReset, { e_mail, reset_token }))).valid;
const reset = (e_mail: string, reset_token: string, password = changed) =>
  visitor.call(resetPassword, { e_mail, reset_token, password });
const logsIn = async (name: string, password: string) =>
  (await shop().visitor().call(login, { login: name, password })).status === 0;

test('reliability 18: R07 says the same to everybody and writes to known accounts only (REG-12)', async () => {
  const answers = [
    await ask({ e_mail: 'demo@cestolieto.example' }),
    await ask({ e_mail: 'mai.visto@posta.example' }),
    await ask({ login: 'mai.visto' }),
    await ask({ fiscal_code: 'RSSMRA85T10A562S' }),
  ];
  expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body]))).size).toBe(1);
  expect(answers[0]!.body).toMatchObject({ response: { status: 0 }, user: { userId: -1 }, data: null });
  const [mail, ...others] = await mailsAt(visitor, 'demo@cestolieto.example');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'password_reset',
    params: {
      e_mail: 'demo@cestolieto.example',
      reset_token: expect.stringMatching(/^[\w-]{43}$/) as string,
    },
  });
  expect(mail!.links).toEqual([
    `http://cestolieto.localhost:3000/reset-password?e_mail=demo%40cestolieto.example&reset_token=${String(mail!.params['reset_token'])}`,
  ]);
  expect(await mailsAt(visitor, 'mai.visto@posta.example')).toEqual([]);
});

test('R07 finds an account by e-mail, user name or tax code, and needs one of them', async () => {
  const anna = await newcomer(shop(), 'trova@posta.example');
  await shop().database.script(`UPDATE users SET username = 'anna.oro', fiscal_code = 'ROONNL88B69H501F'
    WHERE login = 'trova@posta.example'`);
  for (const params of [
    { e_mail: 'TROVA@posta.example' },
    { login: 'Anna.Oro' },
    { fiscal_code: 'roonnl88b69h501f' },
  ]) {
    await done(anna.call(requestPasswordReset, params));
  }
  const kinds = (await mailsAt(visitor, 'trova@posta.example')).map(({ kind }) => kind);
  expect(kinds).toEqual(['registration_confirm', 'password_reset', 'password_reset', 'password_reset']);
  expect((await ask({})).http).toBe(422);
  expect((await ask({ e_mail: ' ' })).field).toBe('e_mail');
});

test('R07 writes five mails an hour and goes on answering the same (T10)', async () => {
  await joined(visitor, 'tante@posta.example');
  const before = (await mailsAt(visitor, 'tante@posta.example')).length;
  for (let turn = 0; turn < 8; turn += 1) {
    expect((await ask({ e_mail: 'tante@posta.example' })).status).toBe(0);
  }
  expect((await mailsAt(visitor, 'tante@posta.example')).length).toBe(before + 5);
  shop().clock.pass(60);
  await ask({ e_mail: 'tante@posta.example' });
  expect((await mailsAt(visitor, 'tante@posta.example')).length).toBe(before + 6);
});

test('reliability 19: R07, R13 stop an address that asks for more than 600 mails an hour (REG-26)', async () => {
  const here = { address: '203.0.113.77' };
  const askFrom = async (name: string) => [
    await visitor.call(requestPasswordReset, { e_mail: `${name}@posta.example` }, here),
    await visitor.call(resendConfirmation, { e_mail: `altra.${name}@posta.example` }, here),
  ];
  const { db } = shop().database;
  await db.execute(sql`DELETE FROM rate_limit_buckets`);
  await askFrom('persona1');
  // Only what is counted for the address has heard of both: 598 attempts, and two more.
  const counted = await rowsOf(
    db,
    sql`UPDATE rate_limit_buckets SET attempts = array_fill(attempts[1], ARRAY[598])
      WHERE tenant_id = 'cestolieto' AND cardinality(attempts) = 2 RETURNING bucket`,
  );
  expect(counted).toHaveLength(1);
  expect((await askFrom('persona2')).map(({ http }) => http)).toEqual([200, 200]);
  expect((await askFrom('persona3')).map(({ http }) => http)).toEqual([429, 429]);
});

test('reliability 22: R07 refuses a bot (T8)', async () => {
  const refused = await ask({ e_mail: 'demo@cestolieto.example', token_recaptcha: 'bot-fail' });
  expect(refused.code).toBe('bot.refused');
});

test('reliability 13, 21: R06 sets the password once and ends every session and restore token (REG-14, T5)', async () => {
  const anna = await newcomer(shop(), 'persa@posta.example');
  const { restoreToken } = await done(
    shop().visitor().call(login, { login: 'persa@posta.example', password: newPassword }),
  );
  const older = await tokenFor('persa@posta.example');
  const token = await tokenFor('persa@posta.example');
  expect([await isValid('persa@posta.example', older), await isValid('persa@posta.example', token)]).toEqual([
    true,
    true,
  ]);
  const answer = await reset('persa@posta.example', token);
  expect([answer.status, answer.data, answer.headers.getSetCookie()]).toEqual([0, null, []]);
  expect((await anna.call(viewUserDetail)).http).toBe(419);
  expect((await visitor.call(restoreSession, { restoreToken })).code).toBe('auth.restore.invalid');
  expect([
    await logsIn('persa@posta.example', newPassword),
    await logsIn('persa@posta.example', changed),
  ]).toEqual([false, true]);
  for (const spent of [token, older]) {
    expect((await reset('persa@posta.example', spent, 'ancora un’altra')).code).toBe('token.invalid');
    expect(await isValid('persa@posta.example', spent)).toBe(false);
  }
  expect(await logsIn('persa@posta.example', changed)).toBe(true);
});

test('reliability 21: R06, R08 know a token by its own account and brand only, for sixty minutes', async () => {
  await joined(visitor, 'ora@posta.example');
  const token = await tokenFor('ora@posta.example');
  const wrong = await reset('ora@posta.example', 'inventato');
  expect([wrong.status, wrong.code]).toEqual([1, 'token.invalid']);
  expect((await reset('demo@cestolieto.example', token)).body).toEqual(wrong.body);
  expect(await isValid('demo@cestolieto.example', token)).toBe(false);
  const elsewhere = { e_mail: 'ora@posta.example', reset_token: token };
  expect((await done(shop().visitor('ortavia').call(checkPasswordReset, elsewhere))).valid).toBe(false);
  expect((await visitor.call(resetPassword, { reset_token: token, password: changed })).field).toBe('e_mail');
  shop().clock.pass(59);
  expect(await isValid('ora@posta.example', token)).toBe(true);
  shop().clock.pass(1);
  expect(await isValid('ora@posta.example', token)).toBe(false);
  expect((await reset('ora@posta.example', token)).body).toEqual(wrong.body);
});

test('reliability 20: R06 takes no short password, which spends no token, and no password over 128 characters', async () => {
  await joined(visitor, 'corta@posta.example');
  const token = await tokenFor('corta@posta.example');
  const short = await reset('corta@posta.example', token, '12345');
  expect([short.status, short.code, short.field]).toEqual([1, 'validation', 'password']);
  expect(short.body.response.errorsMessage).toEqual(['La password deve essere lunga 6 caratteri']);
  expect((await reset('corta@posta.example', token, 'x'.repeat(129))).http).toBe(422);
  expect((await reset('corta@posta.example', token, 'timo 7')).status).toBe(0);
});

test('reliability 20: R06 takes no password that is easy to guess, and tells whose it is to nobody else', async () => {
  await joined(visitor, 'facile@posta.example');
  const token = await tokenFor('facile@posta.example');
  for (const password of ['francesco', 'cestolieto', 'Anna Lucia', 'Facile!']) {
    const easy = await reset('facile@posta.example', token, password);
    expect([easy.status, easy.code, easy.field]).toEqual([1, 'validation', 'password']);
    expect(easy.body.response.errorsMessage).toEqual([
      "Questa password è facile da indovinare: scegline un'altra",
    ]);
  }
  expect((await reset('facile@posta.example', 'un gettone inventato', 'Anna Lucia')).code).toBe(
    'token.invalid',
  );
  expect((await reset('facile@posta.example', token)).status).toBe(0);
});

test('reliability 21: R06 is won by one of many at once', async () => {
  await joined(visitor, 'gara@posta.example');
  const token = await tokenFor('gara@posta.example');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => reset('gara@posta.example', token, `password numero ${at}`)),
  );
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'token.invalid')).toHaveLength(4);
});

test('R06 and R11 answer POST, as our client asks them (REG-14)', async () => {
  const anna = await newcomer(shop(), 'posta@posta.example');
  const token = await tokenFor('posta@posta.example');
  const params = { login: 'posta@posta.example', reset_token: token, password: changed };
  const posted = await visitor.raw(resetPassword.path, { method: 'POST', body: new URLSearchParams(params) });
  expect(posted.status).toBe(0);
  expect((await anna.call(viewUserDetail)).http).toBe(419);
  await done(anna.call(login, { login: 'posta@posta.example', password: changed }));
  const passwords = new URLSearchParams({ old_password: changed, new_password: newPassword });
  expect((await anna.raw(updatePassword.path, { method: 'POST', body: passwords })).status).toBe(0);
  expect((await anna.call(viewUserDetail)).status).toBe(0);
});

test('reliability 12, 13: R11 changes the password of whoever knows it: this session goes on under a new token, the others end (T5)', async () => {
  const anna = await newcomer(shop(), 'cambio@posta.example');
  const stolen = shop().visitor();
  for (const [name, value] of anna.cookies) stolen.cookies.set(name, value);
  const other = shop().visitor();
  const { restoreToken } = await done(
    other.call(login, { login: 'cambio@posta.example', password: newPassword, remember_me: true }),
  );
  const pending = await tokenFor('cambio@posta.example');
  const answer = await other.call(updatePassword, { old_password: newPassword, new_password: changed });
  expect(answer.data).toMatchObject({ login: 'cambio@posta.example', userId: answer.body.user.userId });
  expect(answer.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=2592000'))).toBe(true);
  expect((await other.call(viewUserDetail)).status).toBe(0);
  for (const ended of [anna, stolen]) expect((await ended.call(viewUserDetail)).http).toBe(419);
  expect((await visitor.call(restoreSession, { restoreToken })).code).toBe('auth.restore.invalid');
  expect((await visitor.call(restoreSession, { restoreToken: answer.data.restoreToken })).status).toBe(0);
  expect(await isValid('cambio@posta.example', pending)).toBe(false);
  expect([
    await logsIn('cambio@posta.example', newPassword),
    await logsIn('cambio@posta.example', changed),
  ]).toEqual([false, true]);
});

test('reliability 20: R11 says at the field that the old password is wrong, and stops guessing after five (REG-18, REG-26)', async () => {
  const anna = await newcomer(shop(), 'indovina@posta.example');
  const change = (old_password: string, new_password = changed) =>
    anna.call(updatePassword, { old_password, new_password });
  const short = await change(newPassword, '12345');
  expect([short.code, short.field]).toEqual(['validation', 'new_password']);
  for (const easy of ['juventus', 'D’Orò Anna Lucia', 'indovina']) {
    const refused = await change(newPassword, easy);
    expect([refused.code, refused.field]).toEqual(['validation', 'new_password']);
  }
  for (let turn = 0; turn < 5; turn += 1) {
    const wrong = await change('sbagliata');
    expect([wrong.status, wrong.code, wrong.field]).toEqual([1, 'auth.invalid', 'old_password']);
  }
  expect((await change(newPassword)).http).toBe(429);
  shop().clock.pass(15);
  expect((await change(newPassword)).status).toBe(0);
});

test('reliability 21: no log line and no table holds a password or a token that was sent (REG-14)', async () => {
  expect(shop().log.lines.join('\n')).not.toMatch(/posta\.example|Basilico|Ortica|reset_token/);
  const token = await mailed(visitor, 'ora@posta.example', ['password_reset', 'reset_token']);
  const dump = await shop().database.db.execute('SELECT * FROM account_tokens');
  expect(JSON.stringify(dump)).not.toContain(token);
});
