import { expect, test } from 'vitest';
import {
  confirmRegistration,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
} from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { registerUser, viewUserDetail } from '../../../contract/api/account/registration.ts';
import { done } from '../journeys.ts';
import { joined, mailed, newcomer, newPassword, registrationOf } from '../people.ts';
import { testShopOfFile } from '../test-shop.ts';
import { changesOnly, refusal } from './changes-only.ts';

const shop = testShopOfFile();
const from = (address: string) => ({ address });

test('R05 refused: no account, no consent, no mail', async () => {
  const visitor = shop().visitor();
  const typed = await registrationOf(visitor, 'rifiutata@posta.example');
  const register =
    (changed: object, address = '203.0.113.5') =>
    () =>
      visitor.call(registerUser, { ...typed, ...changed }, from(address));
  expect(
    await refusal(shop(), register({ confirmEmail: 'altra@posta.example' }), {
      rate_limit_buckets: '1 new',
    }),
  ).toBe('validation');
  const counted = { rate_limit_buckets: '1 changed: attempts' };
  expect(await refusal(shop(), register({ password: 'corta' }), counted)).toBe('validation');
  const legals = (typed['legals'] as { legalId: number }[]).map(({ legalId }) => ({
    legalId,
    accepted: false,
  }));
  expect(await refusal(shop(), register({ legals }), counted)).toBe('validation');
  expect(await refusal(shop(), register({ legals: [{ legalId: 999_999, accepted: true }] }), counted)).toBe(
    'disclaimer.unknown',
  );
  expect(await refusal(shop(), register({ storeId: 999_999 }), counted)).toBe('store.unknown');
  expect(await refusal(shop(), register({ token_recaptcha: 'bot-fail' }), {})).toBe('bot.refused');
});

test('R05 for an e-mail that has an account: it stays as it is, and only its owner is told', async () => {
  await joined(shop().visitor(), 'presa@posta.example');
  const typed = await registrationOf(shop().visitor(), 'presa@posta.example', {
    firstName: 'Altra',
    password: 'Tutta Diversa 8',
  });
  const told = { mails: '1 new', rate_limit_buckets: '1 new; 1 changed: attempts' };
  const answer = await changesOnly(shop(), told, () => shop().visitor().call(registerUser, typed));
  expect(answer.status).toBe(0);
});

test('R12 with a wrong, foreign or expired code confirms nobody and spends nothing', async () => {
  const visitor = shop().visitor();
  const register = async (email: string) => {
    await done(visitor.call(registerUser, await registrationOf(visitor, email)));
    return mailed(visitor, email, ['registration_confirm', 'reg_control_code']);
  };
  const code = await register('attesa@posta.example');
  const other = await register('altra@posta.example');
  const confirm = (e_mail: string, reg_control_code: string) => () =>
    visitor.call(confirmRegistration, { e_mail, reg_control_code });
  expect(await refusal(shop(), confirm('attesa@posta.example', `${code}x`))).toBe('token.invalid');
  expect(await refusal(shop(), confirm('attesa@posta.example', other))).toBe('token.invalid');
  expect(await refusal(shop(), confirm('altra@posta.example', code))).toBe('token.invalid');
  expect(
    await refusal(shop(), () =>
      shop()
        .visitor('ortavia')
        .call(confirmRegistration, { e_mail: 'attesa@posta.example', reg_control_code: code }),
    ),
  ).toBe('token.invalid');
  shop().clock.pass(7 * 24 * 60);
  expect(await refusal(shop(), confirm('attesa@posta.example', code))).toBe('token.invalid');
  expect(
    (await shop().visitor().call(login, { login: 'attesa@posta.example', password: newPassword })).code,
  ).toBe('auth.unconfirmed');
});

test('R06 with a wrong, foreign or expired token, or a bad password: password and sessions stay', async () => {
  const email = 'recupera@posta.example';
  const anna = await newcomer(shop(), email);
  await done(anna.call(requestPasswordReset, { e_mail: email }));
  const reset_token = await mailed(anna, email, ['password_reset', 'reset_token']);
  const reset = (params: object) => () =>
    shop()
      .visitor()
      .call(resetPassword, { e_mail: email, reset_token, password: 'Basilico & Salvia 9', ...params });
  expect(await refusal(shop(), reset({ reset_token: 'inventato' }))).toBe('token.invalid');
  expect(await refusal(shop(), reset({ e_mail: 'demo@cestolieto.example' }))).toBe('token.invalid');
  expect(await refusal(shop(), reset({ password: 'corta' }))).toBe('validation');
  shop().clock.pass(60);
  expect(await refusal(shop(), reset({}))).toBe('token.invalid');
  expect((await anna.call(viewUserDetail)).status).toBe(0);
});

test('R07, R13 for an e-mail nobody has: no mail and no token', async () => {
  const here = from('203.0.113.6');
  const e_mail = 'mai.vista@posta.example';
  const counted = { rate_limit_buckets: '2 new' };
  await changesOnly(shop(), counted, () => shop().visitor().call(requestPasswordReset, { e_mail }, here));
  await changesOnly(shop(), { rate_limit_buckets: '1 new; 1 changed: attempts' }, () =>
    shop().visitor().call(resendConfirmation, { e_mail }, here),
  );
  expect(
    await refusal(
      shop(),
      () => shop().visitor().call(requestPasswordReset, { e_mail, token_recaptcha: 'bot-fail' }, here),
      {},
    ),
  ).toBe('bot.refused');
});
