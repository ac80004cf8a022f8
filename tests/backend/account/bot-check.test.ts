import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { requestPasswordReset } from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { viewBotChallenge } from '../../../contract/api/account/bot-check.ts';
import type { BotChallenge, BotProof } from '../../../contract/api/account/bot-check.ts';
import { registerUser } from '../../../contract/api/account/registration.ts';
import { noObserver } from '../../../services/api-client.ts';
import { anonymousCredentials } from '../../../services/credentials.ts';
import { noRequestCache } from '../../../services/request-cache.ts';
import { noRestoreToken } from '../../../services/restore-token.ts';
import { createSessionStore } from '../../../services/session-store.ts';
import { createShopServices } from '../../../services/shop-services.ts';
import { asToken, challengeOf, digestOf, proofOf, workedOut } from '../bot-proofs.ts';
import { done } from '../journeys.ts';
import { registrationOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile({ botCheck: 'all' });
const accountOf = ({ tenantId }: ShopClient) => ({
  login: `demo@${tenantId}.example`,
  password: 'Demo2026!',
});

const logIn = async (client: ShopClient, token_recaptcha?: string): Promise<string> => {
  const account = accountOf(client);
  const answer = await client.call(login, {
    ...account,
    ...(token_recaptcha === undefined ? {} : { token_recaptcha }),
  });
  return answer.code ?? 'opened';
};

test('reliability 22: B01 gives a challenge of its own to everybody who asks, and keeps nothing', async () => {
  const visitor = shop().visitor();
  const asked = await visitor.call(viewBotChallenge);
  expect(asked.headers.get('cache-control')).toBe('private, no-store');
  const until = Math.floor(shop().clock.now().getTime() / 1000) + 600;
  expect(asked.data).toEqual({
    algorithm: 'SHA-256',
    challenge: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    maxnumber: 50_000,
    salt: expect.stringMatching(new RegExp(`^[0-9a-f]{24}\\?expires=${until}&$`)) as string,
    signature: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect((await challengeOf(visitor)).salt).not.toBe(asked.data?.salt);
  expect(await rowsOf(shop().database.db, sql`SELECT * FROM bot_proofs`)).toEqual([]);
  expect((await visitor.raw(`${viewBotChallenge.path}?for=%E0%A4%A`)).http).toBe(400);
});

test('reliability 22: a right proof opens one login, and no second one', async () => {
  const visitor = shop().visitor();
  const proof = await proofOf(visitor);
  expect([await logIn(visitor), await logIn(visitor, proof), await logIn(visitor, proof)]).toEqual([
    'bot.refused',
    'opened',
    'bot.refused',
  ]);
});

test('reliability 22: a proof used many times at once counts once', async () => {
  const visitor = shop().visitor();
  const proof = await proofOf(visitor);
  const codes = await Promise.all(Array.from({ length: 8 }, () => logIn(shop().visitor(), proof)));
  expect(codes.filter((code) => code === 'opened')).toHaveLength(1);
  expect(codes.filter((code) => code === 'bot.refused')).toHaveLength(7);
});

test('reliability 22: a proof is good for ten minutes, at its own brand', async () => {
  const visitor = shop().visitor();
  const [foreign, late, just] = [await proofOf(visitor), await proofOf(visitor), await proofOf(visitor)];
  expect(await logIn(shop().visitor('ortavia'), foreign)).toBe('bot.refused');
  shop().clock.pass(9);
  expect(await logIn(visitor, just)).toBe('opened');
  shop().clock.pass(1);
  expect(await logIn(visitor, late)).toBe('bot.refused');
});

const later = (salt: string) => salt.replace(/\d+(?=&$)/, (seconds) => String(Number(seconds) + 3600));
const another = (challenge: BotChallenge, change: Partial<BotProof>) => ({
  ...workedOut(challenge),
  ...change,
});

test.each<readonly [string, (challenge: BotChallenge) => unknown]>([
  ['without the work', (challenge) => ({ ...challenge, number: -1 })],
  ['with another number', (challenge) => another(challenge, { number: workedOut(challenge).number + 1 })],
  ['signed by nobody', (challenge) => another(challenge, { signature: '' })],
  ['signed by somebody else', (challenge) => another(challenge, { signature: digestOf('key', 1) })],
  ['with a longer life', (challenge) => another(challenge, { salt: later(challenge.salt) })],
  [
    'with a longer life and the work for it',
    ({ salt, ...challenge }) => ({
      ...challenge,
      salt: later(salt),
      challenge: digestOf(later(salt), 7),
      number: 7,
    }),
  ],
  [
    'with digits of the number moved into the expiry',
    (challenge) => {
      const { number, ...proof } = workedOut(challenge);
      const digits = String(number);
      return { ...proof, salt: `${proof.salt}${digits.slice(0, 1)}`, number: Number(digits.slice(1)) };
    },
  ],
  ['with another algorithm', (challenge) => ({ ...workedOut(challenge), algorithm: 'SHA-1' })],
  ['as a list', () => []],
])('reliability 22: a proof %s is refused', async (_, forged) => {
  const visitor = shop().visitor();
  expect(await logIn(visitor, asToken(forged(await challengeOf(visitor))))).toBe('bot.refused');
});

test.each(['', 'bot-fail', 'anything', '%', 'e30=', 'bnVsbA=='])(
  'reliability 22: “%s” is no proof',
  async (token) => {
    expect(await logIn(shop().visitor(), token)).toBe('bot.refused');
  },
);

test('reliability 22: a wrong password spends the proof too', async () => {
  const visitor = shop().visitor();
  const token_recaptcha = await proofOf(visitor);
  const wrong = { ...accountOf(visitor), password: 'sbagliata', token_recaptcha };
  expect((await visitor.call(login, wrong)).code).toBe('auth.invalid');
  expect(await logIn(visitor, token_recaptcha)).toBe('bot.refused');
});

test('reliability 22: registration and recovery want a proof, in query or body', async () => {
  const visitor = shop().visitor();
  const typed = await registrationOf(visitor, 'umana@posta.example');
  expect((await visitor.call(registerUser, typed)).code).toBe('bot.refused');
  const json = {
    method: 'POST',
    body: JSON.stringify(typed),
    headers: { 'Content-Type': 'application/json' },
  };
  const query = new URLSearchParams({ token_recaptcha: await proofOf(visitor) }).toString();
  expect((await visitor.raw(`${registerUser.path}?${query}`, json)).status).toBe(0);
  const asked = { e_mail: 'demo@cestolieto.example' };
  expect((await visitor.call(requestPasswordReset, asked)).code).toBe('bot.refused');
  const proven = { ...asked, token_recaptcha: await proofOf(visitor) };
  expect((await visitor.call(requestPasswordReset, proven)).status).toBe(0);
});

test('reliability 22: the contact form wants a proof', async () => {
  const visitor = shop().visitor();
  const { action, security } = (await (await visitor.send('/p/wp-json/get_mail_pars?form_id=5')).json()) as {
    action: string;
    security: string;
  };
  const formData = JSON.stringify({
    name: 'Rosa Bianchi',
    email: 'rosa@posta.example',
    subject: 'Una mela ammaccata',
    message: 'Buongiorno',
    privacy: 'true',
  });
  const send = async (given: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ action, security, formData, ...given });
    return (await visitor.send('/p/wp-admin/admin-ajax.php', { method: 'POST', body })).json();
  };
  expect(await send({})).toEqual({
    success: false,
    data: {
      message: 'Verifica di sicurezza non superata, riprova.',
      fields: {},
      code: 'bot.refused',
    },
  });
  expect(await send({ token_recaptcha: await proofOf(visitor) })).toMatchObject({ success: true });
});

test('reliability 22: our own client does the work by itself', async () => {
  const visitor = shop().visitor();
  const { auth } = createShopServices({
    baseUrl: 'http://cestolieto.localhost',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'POST' ? await request.text() : null;
      return visitor.send(pathname + search, { method: request.method, headers: request.headers, body });
    },
    session: createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken }),
    cache: noRequestCache,
    observer: noObserver,
    clientUuid: () => null,
    now: () => shop().clock.now().getTime(),
  });
  const { login: email, password } = accountOf(visitor);
  expect(await auth.login({ email, password, rememberMe: false })).toMatchObject({ login: email });
});

test('reliability 22: a used proof is kept as long as it could be used again, and forgotten then', async () => {
  const kept = () =>
    rowsOf<{ n: number }>(shop().database.db, sql`SELECT count(*)::integer AS n FROM bot_proofs`);
  const [before] = await kept();
  expect(before!.n).toBeGreaterThan(5);
  await shop().backend.jobs.runOnce();
  expect(await kept()).toEqual([before]);
  shop().clock.pass(24 * 60 + 10);
  await shop().backend.jobs.runOnce();
  expect(await kept()).toEqual([{ n: 0 }]);
});

test('reliability 22: a shop asks no brand for a proof unless it is told to, or those it is told', async () => {
  const plain = await openTestShop();
  expect(await done(plain.visitor().call(viewBotChallenge))).toBeNull();
  expect([await logIn(plain.visitor()), await logIn(plain.visitor(), 'anything')]).toEqual([
    'opened',
    'opened',
  ]);
  await plain.backend.close();
  const some = await openTestShop({ botCheck: ['ortavia'] });
  expect([await logIn(some.visitor()), await logIn(some.visitor('ortavia'))]).toEqual([
    'opened',
    'bot.refused',
  ]);
  await some.backend.close();
});
