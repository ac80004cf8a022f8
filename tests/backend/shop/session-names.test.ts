import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../backend/platform/config.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile({ headerPrefix: 'Spesa-', sessionCookie: 'spesa', accountCookie: 'dentro' });
const origin = 'http://cestolieto.localhost';
const account = JSON.stringify({ login: 'demo@cestolieto.example', password: 'Demo2026!' });

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, body: string | null = null) =>
  shop().backend.app.request(`${origin}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

const userOf = async (answer: Response): Promise<string | null> =>
  ((await answer.json()) as { user: { login: string | null } }).user.login;

test('SES-02: a browser logs in where headers and cookies have other names', async () => {
  const opened = await ask(login.path, { 'Spesa-Client': 'site' }, account);
  const cookies = opened.headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(/^spesa=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    'dentro=1; Path=/; SameSite=Lax',
  ]);
  expect([opened.headers.get('spesa-session'), opened.headers.get('spesa-account')]).toEqual(['1', '1']);
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  expect(await userOf(await ask('/ebsn/api/cart/view', { Cookie: cookie }))).toBe('demo@cestolieto.example');
});

test('SES-02: an app carries its credential in the header of that name alone', async () => {
  const opened = await ask(login.path, { 'Spesa-Client': 'app' }, account);
  const credential = opened.headers.get('spesa-session') ?? '';
  const asApp = { 'Spesa-Client': 'app' };
  const known = await ask('/ebsn/api/cart/view', { ...asApp, 'Spesa-Session': credential });
  expect(await userOf(known)).toBe('demo@cestolieto.example');
  const stranger = await ask('/ebsn/api/cart/view', { ...asApp, 'X-Ebsn-Session': credential });
  expect(await userOf(stranger)).toBeNull();
});

test('SES-02, T7: the usual name of the client header is nothing there, and nobody is let in', async () => {
  const answer = await ask(login.path, { 'X-Ebsn-Client': 'site' }, account);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

test.each([
  ['an envelope', '/ebsn/api/category', 200],
  ['a call nobody knows', '/ebsn/api/nothing', 404],
  ['a private call', '/ebsn/api/order/list', 419],
  ['a call of the content API', '/p/wp-json/nothing', 404],
  ['the version', '/version.json', 200],
  ['a page of development', '/__dev/api', 200],
  ['an address nobody can read', '/%zz', 400],
])('SES-02, API-04: %s tells the version under that name alone', async (_, path, status) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('spesa-version'), answer.headers.get('x-ebsn-version')]).toEqual([
    status,
    '1.1.29',
    null,
  ]);
});

test('SES-02: the mobile shell may send and read headers of that name (decision 011)', async () => {
  const preflight = await shop().backend.app.request(`${origin}/ebsn/api/cart/add`, {
    method: 'OPTIONS',
    headers: { Origin: 'capacitor://localhost', 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'Content-Type, Spesa-Client, Spesa-Version, Spesa-Client-UUID, Spesa-Session, Spesa-Account, Spesa-User, Idempotency-Key',
  );
  const read = await ask('/ebsn/api/category', { Origin: 'capacitor://localhost' });
  expect(read.headers.get('access-control-expose-headers')).toBe(
    'Spesa-Version, Spesa-Session, Spesa-Account, Idempotency-Replayed, Retry-After, Date',
  );
});

test('SES-02: the description of the calls names them so', async () => {
  const described = (await (await ask('/__dev/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    components: { securitySchemes: unknown };
  };
  expect(described.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'spesa' },
    app: { type: 'apiKey', in: 'header', name: 'Spesa-Session' },
  });
  const headers = described.paths[login.path]?.['post']?.parameters.filter((one) => one.in === 'header');
  expect(headers?.map(({ name }) => name)).toEqual(['Spesa-Client', 'Spesa-User']);
  expect(await (await ask('/__dev/api')).text()).toContain('data-client-header="Spesa-Client"');
});

test.each(['', 'Spesa', 'Spesa: x\r\n-', '-', 'è-'])('SES-02: %j is no prefix of headers', (prefix) => {
  expect(() => readConfig({ HEADER_PREFIX: prefix })).toThrow(
    new ConfigError(
      "HEADER_PREFIX is not valid: what the names of the session's headers begin with: Session, Account, User, Client, Version, Client-UUID (SES-02).",
    ),
  );
});
