import { beforeAll, expect, test } from 'vitest';
import { confirmRegistration, resendConfirmation } from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { registerUser } from '../../../contract/api/account/registration.ts';
import { done } from '../journeys.ts';
import { mailed, mailsAt, newPassword, registrationOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let visitor: ShopClient;

beforeAll(() => {
  visitor = shop().visitor();
});

const registered = async (email: string): Promise<string> => {
  await done(visitor.call(registerUser, await registrationOf(visitor, email)));
  return mailed(visitor, email, ['registration_confirm', 'reg_control_code']);
};
const confirm = (e_mail: string, reg_control_code: string) =>
  visitor.call(confirmRegistration, { e_mail, reg_control_code });
const refusal = 'Il link non è più valido: richiedine uno nuovo.';

test('R12 confirms an account, and says so again for the same code (REG-08)', async () => {
  const code = await registered('conferma@posta.example');
  const first = await confirm('CONFERMA@posta.example', code);
  expect([first.status, first.body.response.infosMessage]).toEqual([0, ['La registrazione è confermata.']]);
  expect(first.headers.getSetCookie()).toEqual([]);
  const again = await confirm('conferma@posta.example', code);
  expect([again.status, again.body.response.infosMessage]).toEqual([
    0,
    ['La registrazione era già confermata.'],
  ]);
  const account = { login: 'conferma@posta.example', password: newPassword };
  expect((await shop().visitor().call(login, account)).status).toBe(0);
});

test('R12 refuses made-up, expired, foreign and other brands’ codes alike, and confirms nobody', async () => {
  const code = await registered('attesa@posta.example');
  const other = await registered('altra@posta.example');
  const wrong = await confirm('attesa@posta.example', `${code}x`);
  expect([wrong.status, wrong.code, wrong.body.response.errorsMessage]).toEqual([
    1,
    'token.invalid',
    [refusal],
  ]);
  expect((await confirm('attesa@posta.example', other)).body).toEqual(wrong.body);
  expect((await confirm('nessuno@posta.example', code)).body).toEqual(wrong.body);
  const elsewhere = shop().visitor('ortavia');
  const params = { e_mail: 'attesa@posta.example', reg_control_code: code };
  expect((await elsewhere.call(confirmRegistration, params)).body).toEqual(wrong.body);
  shop().clock.pass(7 * 24 * 60);
  expect((await confirm('attesa@posta.example', code)).body).toEqual(wrong.body);
  const account = { login: 'attesa@posta.example', password: newPassword };
  expect((await shop().visitor().call(login, account)).code).toBe('auth.unconfirmed');
});

test('R12 a code used at another account’s e-mail is not spent', async () => {
  const code = await registered('mia@posta.example');
  expect((await confirm('tua@posta.example', code)).code).toBe('token.invalid');
  expect((await confirm('mia@posta.example', code)).status).toBe(0);
});

test('R12 confirms once however many ask at once', async () => {
  const code = await registered('insieme@posta.example');
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm('insieme@posta.example', code)));
  expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0]);
  const texts = answers.map(({ body }) => body.response.infosMessage[0]);
  expect(texts.filter((text) => text === 'La registrazione è confermata.')).toHaveLength(1);
});

test('R12 answers POST too and keeps only a digest of the code (T7)', async () => {
  const code = await registered('digesto@posta.example');
  const dump = await shop().database.db.execute('SELECT * FROM account_tokens');
  expect(JSON.stringify(dump)).not.toContain(code);
  const params = { e_mail: 'digesto@posta.example', reg_control_code: code };
  const posted = await visitor.raw(confirmRegistration.path, {
    method: 'POST',
    body: new URLSearchParams(params),
  });
  expect(posted.status).toBe(0);
});

test('reliability 18: R13 sends the mail again to an account that waits, and says the same to everybody (REG-07)', async () => {
  const resend = (e_mail: string) => visitor.call(resendConfirmation, { e_mail });
  const first = await mailsAt(visitor, 'nuovo@cestolieto.example');
  const waiting = await resend('nuovo@cestolieto.example');
  const answers = [
    waiting,
    await resend('vuoto@cestolieto.example'),
    await resend('mai.visto@posta.example'),
    await resend('non una e-mail'),
  ];
  expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body]))).size).toBe(1);
  expect(waiting.status).toBe(0);
  expect((await mailsAt(visitor, 'nuovo@cestolieto.example')).length).toBe(first.length + 1);
  expect(await mailsAt(visitor, 'vuoto@cestolieto.example')).toEqual([]);
  const code = await mailed(visitor, 'nuovo@cestolieto.example', [
    'registration_confirm',
    'reg_control_code',
  ]);
  expect((await confirm('nuovo@cestolieto.example', code)).status).toBe(0);
});

test('R13 sends five mails an hour, the one of the registration not counted (T10)', async () => {
  await registered('cinque@posta.example');
  for (let turn = 0; turn < 8; turn += 1) {
    expect((await visitor.call(resendConfirmation, { e_mail: 'cinque@posta.example' })).status).toBe(0);
  }
  expect(await mailsAt(visitor, 'cinque@posta.example')).toHaveLength(6);
  shop().clock.pass(60);
  await visitor.call(resendConfirmation, { e_mail: 'cinque@posta.example' });
  expect(await mailsAt(visitor, 'cinque@posta.example')).toHaveLength(7);
});
