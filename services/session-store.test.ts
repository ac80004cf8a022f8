import { describe, expect, test } from 'vitest';
import { anonymousCredentials, cookieCredentials } from './credentials.ts';
import { createSessionStore } from './session-store.ts';

function openStore() {
  const said: string[] = [];
  let token: string | null = 'a-token-of-an-earlier-visit';
  const session = createSessionStore({
    credentials: { ...anonymousCredentials, forget: () => void said.push('credentials forgotten') },
    restoreToken: {
      read: () => token,
      keep: (next) => void (token = next),
      forget: () => void (token = null),
    },
    changed: () => void said.push('changed'),
  });
  return { session, said };
}

describe('what the device holds of a session', () => {
  test('SES-03: a login replaces the token and begins a new epoch', () => {
    const { session } = openStore();
    expect([session.epoch(), session.restoreToken()]).toEqual([0, 'a-token-of-an-earlier-visit']);
    session.opened('the-next-token');
    expect([session.epoch(), session.restoreToken()]).toEqual([1, 'the-next-token']);
  });

  test('SES-05, SES-07: forgetting drops token and marker and ends the epoch', () => {
    const { session, said } = openStore();
    session.forget();
    expect([session.epoch(), session.restoreToken(), said]).toEqual([1, null, ['credentials forgotten']]);
  });

  test('SES-05, SES-08: other tabs receive a login and a logout that is done, not one that fails, nor a 419', async () => {
    const { session, said } = openStore();
    session.opened('the-next-token');
    await session.leave(() => Promise.reject(new Error('refused'))).catch(() => undefined);
    session.forget();
    expect([session.epoch(), said]).toEqual([2, ['changed', 'credentials forgotten']]);
    await session.leave(() => Promise.resolve());
    expect([session.epoch(), said]).toEqual([3, ['changed', 'credentials forgotten', 'changed']]);
  });

  test('SES-08: a session that another tab opened begins an epoch and keeps token and marker', () => {
    const { session, said } = openStore();
    session.supersede();
    expect([session.epoch(), session.restoreToken(), said]).toEqual([1, 'a-token-of-an-earlier-visit', []]);
  });

  test('SES-03: a token that no longer works goes alone, the epoch stays', () => {
    const { session, said } = openStore();
    session.dropRestoreToken();
    expect([session.epoch(), session.restoreToken(), said]).toEqual([0, null, []]);
  });
});

test.each([
  [false, null, true],
  [true, null, false],
  [false, 'a-token', false],
  [true, 'a-token', false],
] as const)(
  'SES-04: with a marker (%s) and the restore token %s the visitor is a stranger: %s',
  (hasMarker, token, isStranger) => {
    const session = createSessionStore({
      credentials: { ...anonymousCredentials, hasMarker: () => hasMarker },
      restoreToken: { read: () => token, keep: () => undefined, forget: () => undefined },
    });
    expect(session.isStranger()).toBe(isStranger);
  },
);

describe('the marker of the web', () => {
  const credentialsWith = (cookies: string, marker = 'X-Ebsn-Account') => {
    const dropped: string[] = [];
    return {
      dropped,
      credentials: cookieCredentials({
        marker,
        headerPrefix: 'X-Ebsn-',
        readCookies: () => cookies,
        dropCookie: (name) => void dropped.push(name),
      }),
    };
  };

  test.each([
    ['', false],
    ['X-Ebsn-Account=1', true],
    ['theme=dark; X-Ebsn-Account=abc; lang=it', true],
    ['X-Ebsn-Accountant=1', false],
    ['theme=X-Ebsn-Account=1', false],
  ])('NAV-22: in the cookies "%s" a session may exist: %s', (cookies, may) => {
    expect(credentialsWith(cookies).credentials.hasMarker()).toBe(may);
  });

  test('SES-02: the marker has the name the shop gives it', () => {
    expect([
      credentialsWith('known=1', 'known').credentials.hasMarker(),
      credentialsWith('X-Ebsn-Account=1', 'known').credentials.hasMarker(),
    ]).toEqual([true, false]);
  });

  test('SES-02: script sends and keeps no credential, and drops the marker alone', () => {
    const { credentials, dropped } = credentialsWith('X-Ebsn-Account=1');
    credentials.keep(new Headers({ 'X-Ebsn-Session': 'secret' }));
    expect([credentials.kind, credentials.headers()]).toEqual(['site', {}]);
    credentials.forget();
    expect(dropped).toEqual(['X-Ebsn-Account']);
  });
});

test('a render of the server is nobody’s: it sends and keeps nothing', () => {
  const nobody = anonymousCredentials;
  expect([nobody.kind, nobody.headers(), nobody.hasMarker()]).toEqual(['site', {}, false]);
  nobody.keep(new Headers({ 'X-Ebsn-Session': 'of somebody' }));
  nobody.forget();
  expect([nobody.headers(), nobody.hasMarker()]).toEqual([{}, false]);
});
