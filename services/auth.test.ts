import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../contract/api/failure.ts';
import { clientAt, done, openShopBorder, refused, type ShopBorder } from '../tests/services/shop-border.ts';
import { createAuthService } from './auth.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const opened = { userId: 4, login: 'demo@shop.example', cartId: 7, restoreToken: 'the-token-that-follows' };

function authAt() {
  const { client, session, told } = clientAt(border);
  session.opened('the-token-of-last-time');
  return { auth: createAuthService({ client, session }), session, told };
}

describe('logging in', () => {
  test('SES-03, SES-11: sends the form, keeps the restore token and begins an epoch', async () => {
    border.answers(() => done(opened));
    const { auth, session } = authAt();
    const before = session.epoch();
    const form = { email: 'demo@shop.example', password: 'Demo2026!', rememberMe: false };
    expect(await auth.login(form)).toEqual({ userId: 4, login: 'demo@shop.example', ssoUser: false });
    expect([session.restoreToken(), session.epoch()]).toEqual(['the-token-that-follows', before + 1]);
    expect(border.seen.map(({ url, body }) => [url, body])).toEqual([
      [
        '/ebsn/api/auth/login',
        'login=demo%40shop.example&password=Demo2026%21&remember_me=false&show_sectors=true',
      ],
    ]);
  });

  test('SES-12: a refused one changes nothing and carries the server’s words', async () => {
    const wrong = { error: 'E-mail o password non corretti', code: 'auth.invalid' };
    border.answers(() => refused(200, [wrong]));
    const { auth, session } = authAt();
    const before = session.epoch();
    await expect(auth.login({ email: 'a@b.it', password: 'x', rememberMe: true })).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ text: 'E-mail o password non corretti', code: 'auth.invalid', field: null }],
    });
    expect([session.restoreToken(), session.epoch()]).toEqual(['the-token-of-last-time', before]);
  });
});

describe('restoring', () => {
  test('SES-03, SES-04: exchanges the token that is kept for the next one', async () => {
    border.answers(() => done({ ...opened, ssoUser: true }));
    const { auth, session } = authAt();
    expect(await auth.restore()).toEqual({ userId: 4, login: 'demo@shop.example', ssoUser: true });
    expect(session.restoreToken()).toBe('the-token-that-follows');
    expect(border.seen.map(({ url, body }) => [url, body])).toEqual([
      ['/ebsn/api/auth/restore', '{"restoreToken":"the-token-of-last-time"}'],
    ]);
  });

  test('SES-03: a token refused once is never tried again', async () => {
    border.answers(() => refused(200, [{ error: 'No', code: 'auth.restore.invalid' }]));
    const { auth, session } = authAt();
    await expect(auth.restore()).rejects.toMatchObject({ kind: 'refused' });
    expect(session.restoreToken()).toBeNull();
  });

  test.each([
    ['no answer', 'cut', 'network'],
    ['a service that is down', { status: 503, body: '' }, 'serviceDown'],
  ] as const)('SES-03: %s leaves it for the next start', async (_what, reply, kind) => {
    border.answers(() => reply);
    const { auth, session } = authAt();
    expect(failureOf(await auth.restore().catch((error: unknown) => error))).toBe(kind);
    expect(session.restoreToken()).toBe('the-token-of-last-time');
  });
});

test('SES-05: logging out is one call; what is kept goes when the flow says so', async () => {
  border.answers(() => done(null, {}, -1));
  const { auth, session } = authAt();
  await auth.logout();
  expect(border.seen.map(({ method, url }) => [method, url])).toEqual([['POST', '/ebsn/api/auth/logout']]);
  expect(session.restoreToken()).toBe('the-token-of-last-time');
});
