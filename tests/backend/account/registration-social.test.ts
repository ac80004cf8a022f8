import { expect, test } from 'vitest';
import { tokenHash } from '../../../backend/modules/auth/token.ts';
import { socialTokenOf } from '../../../backend/modules/identity/complete-sign-in.usecases.ts';
import { confirmRegistration } from '../../../contract/api/account/account.ts';
import { registerUser } from '../../../contract/api/account/registration.ts';
import { viewSocialUser } from '../../../contract/api/account/social.ts';
import { done } from '../journeys.ts';
import { mailed, registrationOf } from '../people.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

/** Somebody a provider vouched for; answers the token R17 tells. */
async function vouchedFor(email: string): Promise<string> {
  const code = `codice-di-${email}`;
  await shop().database.script(`INSERT INTO social_persons (tenant_id, code_hash, token_hash, provider, email,
      first_name, last_name, expires_at)
    VALUES ('cestolieto', '${tokenHash(code)}', '${tokenHash(socialTokenOf(code))}', 'google', '${email}',
      'Chiara', 'Neri', now() + interval '30 minutes')`);
  return (await done(shop().visitor().call(viewSocialUser, { code }))).socialToken;
}

test('R05 opens an account for a social token without a password, once (REG-09)', async () => {
  const visitor = shop().visitor();
  const socialToken = await vouchedFor('chiara@posta.example');
  const { password: _, ...typed } = await registrationOf(visitor, 'chiara@posta.example', { socialToken });
  expect(await done(visitor.call(registerUser, typed))).toEqual({
    email: 'chiara@posta.example',
    confirmationRequired: true,
  });
  const code = await mailed(visitor, 'chiara@posta.example', ['registration_confirm', 'reg_control_code']);
  const confirm = { e_mail: 'chiara@posta.example', reg_control_code: code };
  expect((await visitor.call(confirmRegistration, confirm)).status).toBe(0);
  expect((await visitor.call(registerUser, typed)).code).toBe('token.invalid');
});

test('R05 takes a social token for its own e-mail only, and no made-up one', async () => {
  const visitor = shop().visitor();
  const socialToken = await vouchedFor('vera@posta.example');
  const other = await registrationOf(visitor, 'falsa@posta.example', { socialToken });
  const refused = await visitor.call(registerUser, other);
  expect([refused.status, refused.code, refused.field]).toEqual([1, 'validation', 'email']);
  const made = await registrationOf(visitor, 'vera@posta.example', { socialToken: 'x'.repeat(43) });
  expect((await visitor.call(registerUser, made)).code).toBe('token.invalid');
  const good = await registrationOf(visitor, 'vera@posta.example', { socialToken });
  expect((await visitor.call(registerUser, { ...good, password: '123' })).field).toBe('password');
  expect((await visitor.call(registerUser, good)).status).toBe(0);
});
