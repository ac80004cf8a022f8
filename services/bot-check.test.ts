import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botProofSchema } from '../contract/api/account/bot-check.ts';
import * as v from 'valibot';
import {
  clientAt,
  done,
  openShopBorder,
  refused,
  type Reply,
  type ShopBorder,
} from '../tests/services/shop-border.ts';
import { createAuthService } from './auth.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const form = { email: 'demo@shop.example', password: 'Demo2026!', rememberMe: false };
const opened = { userId: 4, login: 'demo@shop.example', cartId: 7, restoreToken: 'the-token-that-follows' };
const noRobots = refused(200, [
  { error: 'Verifica di sicurezza non superata, riprova.', code: 'bot.refused' },
]);
const salt = 'c0ffee?expires=1795255200&';
const digest = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');
const asked = { algorithm: 'SHA-256', challenge: digest(1234), maxnumber: 2000, salt, signature: 'signed' };

/** A shop that wants a proof with each login, and what it says of the challenge and of the second try. */
function wants(challenge: unknown, then: Reply = done(opened)): void {
  border.answers(({ url, body }) => {
    if (url === '/ebsn/api/bot-check/challenge') return done(challenge);
    return body.includes('token_recaptcha') ? then : noRobots;
  });
}

const logIn = (signal?: AbortSignal) => {
  const { client, session } = clientAt(border);
  return createAuthService({ client, session }).login(form, signal === undefined ? {} : { signal });
};
const calls = () => border.seen.map(({ method, url }) => `${method} ${url}`);

describe('reliability 22: a login that is refused without a proof of work', () => {
  test('API-05: is made again with the work done', async () => {
    wants(asked);
    expect(await logIn()).toEqual({ userId: 4, login: 'demo@shop.example', ssoUser: false });
    expect(calls()).toEqual([
      'POST /ebsn/api/auth/login',
      'GET /ebsn/api/bot-check/challenge',
      'POST /ebsn/api/auth/login',
    ]);
    const sent = new URLSearchParams(border.seen[2]?.body);
    const proof = v.parse(botProofSchema, JSON.parse(atob(sent.get('token_recaptcha') ?? '')));
    const { maxnumber: _, ...rest } = asked;
    expect(proof).toEqual({ ...rest, number: 1234 });
    expect(sent.get('login')).toBe('demo@shop.example');
  });

  test.each([0, 499, 500, 501, 999, 1000])(
    'API-05: finds the number at either end of its range: %i',
    async (number) => {
      for (const maxnumber of [number, 1000]) {
        wants({ ...asked, challenge: digest(number), maxnumber });
        await logIn();
        const sent = new URLSearchParams(border.seen[2]?.body).get('token_recaptcha') ?? '';
        expect(JSON.parse(atob(sent))).toMatchObject({ number });
      }
    },
  );

  test('is refused for good when the proof is', async () => {
    wants(asked, noRobots);
    await expect(logIn()).rejects.toMatchObject({ kind: 'refused', messages: [{ code: 'bot.refused' }] });
    expect(calls()).toHaveLength(3);
  });

  test.each([
    ['there is none to do', null],
    ['no number fits', { ...asked, maxnumber: 1000 }],
  ])('stays refused when %s', async (_, challenge) => {
    wants(challenge);
    await expect(logIn()).rejects.toMatchObject({ kind: 'refused', messages: [{ code: 'bot.refused' }] });
    expect(calls()).toHaveLength(2);
  });

  test('ends its work when it is given up', async () => {
    const leaving = new AbortController();
    border.answers(({ url }) => {
      if (url !== '/ebsn/api/bot-check/challenge') return noRobots;
      setImmediate(() => leaving.abort(new Error('the dialog was closed')));
      return done({ ...asked, challenge: digest(-1), maxnumber: 100_000_000 });
    });
    await expect(logIn(leaving.signal)).rejects.toThrow('the dialog was closed');
  });
});

test('a login that is refused for another reason is not made again', async () => {
  border.answers(() => refused(200, [{ error: 'E-mail o password non corretti', code: 'auth.invalid' }]));
  await expect(logIn()).rejects.toMatchObject({ messages: [{ code: 'auth.invalid' }] });
  expect(calls()).toEqual(['POST /ebsn/api/auth/login']);
});
