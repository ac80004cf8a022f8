import { expect, test } from 'vitest';
import { login } from '../../../contract/api/account/auth.ts';
import { addToCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { listStores } from '../../../contract/api/shopping/store.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { checkAnswer } from '../../contract/conformance.ts';
import { purchase } from '../journeys.ts';
import type { OutboxMail } from '../journeys.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const json = { 'Content-Type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  shop().visitor().raw(path, { method: 'POST', headers, body });

test('unknown paths are 404 envelopes, known ones with the wrong method 405 with Allow (T2, API-01)', async () => {
  const visitor = shop().visitor();
  for (const path of ['/ebsn/api', '/ebsn/api/', '/ebsn/api/nulla', '/ebsn/api/cart', '/ebsn/apis/x']) {
    const answer = await visitor.raw(path);
    expect([answer.http, answer.status, answer.code]).toEqual([404, 4, 'resource.unknown']);
  }
  const wrong = await visitor.raw('/ebsn/api/cart/add');
  expect([wrong.http, wrong.status, wrong.code, wrong.headers.get('allow')]).toEqual([
    405,
    2,
    'request.method',
    'POST',
  ]);
  const read = await visitor.raw('/ebsn/api/cart/view', { method: 'DELETE' });
  expect([read.http, read.headers.get('allow')]).toEqual([405, 'GET']);
  const both = await visitor.raw('/ebsn/api/timeslot/select', { method: 'PUT', body: '{}' });
  expect(both.headers.get('allow')).toBe('GET, POST');
});

test('reliability 27: every way to write a path meets the same checks (trailing slash, encoding, case, doubled slashes)', async () => {
  const visitor = shop().visitor();
  for (const path of [
    '/ebsn/api/registration/user_detail/',
    '/ebsn/api//registration/user_detail',
    '//ebsn/api/registration/user_detail',
    '/EBSN/API/Registration/USER_DETAIL',
    '/ebsn/api/registration%2Fuser_detail',
    '/ebsn/api/%72egistration/user_detail',
    '/ebsn/api/x/../registration/user_detail',
  ]) {
    expect((await visitor.raw(path)).http).toBe(419);
  }
  for (const path of ['/ebsn/api/CART/add', '/ebsn/api/cart/add/', '/ebsn/api/cart%2Fadd']) {
    const foreign = await visitor.raw(path, {
      method: 'POST',
      headers: { ...json, 'X-Ebsn-Client': '' },
      body: '{}',
    });
    expect(foreign.http).toBe(403);
  }
});

test('reliability 28: an unreadable body is 400, a large one 413, another type 415, a wrong parameter 422 (T2)', async () => {
  const path = '/ebsn/api/auth/login';
  const code = async (body: string, headers?: Record<string, string>) => {
    const answer = await post(path, body, headers);
    return [answer.http, answer.status, answer.code];
  };
  expect(await code('{')).toEqual([400, 2, 'request.malformed']);
  expect(await code('[]')).toEqual([400, 2, 'request.malformed']);
  expect(await code('null')).toEqual([400, 2, 'request.malformed']);
  expect(await code('"x"')).toEqual([400, 2, 'request.malformed']);
  expect(await code('{"login":"\\ud800"}')).toEqual([400, 2, 'request.malformed']);
  expect(await code(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`)).toEqual([400, 2, 'request.malformed']);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await code('login=%E0%A4%A', form)).toEqual([400, 2, 'request.malformed']);
  expect(await code('login=x', { 'Content-Type': 'text/plain' })).toEqual([415, 2, 'request.malformed']);
  expect(await code('x', { 'Content-Type': 'multipart/form-data' })).toEqual([415, 2, 'request.malformed']);
  expect(await code(JSON.stringify({ login: 'x'.repeat(300_000) }))).toEqual([413, 2, 'request.tooLarge']);
  expect(await code('{}')).toEqual([422, 2, 'request.parameter']);
  expect((await shop().visitor().raw('/ebsn/api/products?q=%zz')).http).toBe(400);
  expect((await shop().visitor().raw('/ebsn/api/%zz')).http).toBe(400);
});

test('a body that breaks off is 400, and nothing for the log to report (T2)', async () => {
  const breaksOff = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"login":'));
      },
      pull: () => Promise.reject(new Error('aborted')),
    });
  const send = (path: string) => {
    const init = { method: 'POST', headers: json, body: breaksOff(), duplex: 'half' };
    return shop().visitor().send(path, init);
  };
  const statuses = await Promise.all(
    ['/ebsn/api/auth/login', '/__dev/timeslot'].map(async (path) => (await send(path)).status),
  );
  expect(statuses).toEqual([400, 400]);
  expect(shop().log.lines.filter((line) => line.includes('request.failed'))).toEqual([]);
});

test.each(['5d7c1f0e-0000-4000-8000-000000000000', 'tooshrt', 'z'.repeat(70), "'; DROP TABLE users; --"])(
  'API-04, COOK-05: the client id %j changes no answer, opens nothing and is not logged',
  async (id) => {
    const named = { headers: { 'X-Ebsn-Client-UUID': id } };
    const without = await shop().visitor().call(listStores);
    const answer = await shop().visitor().call(listStores, {}, named);
    expect([answer.http, answer.body]).toEqual([without.http, without.body]);
    const shopper = await shop().visitor().logIn('demo');
    expect((await shopper.call(viewUserDetail, {}, named)).status).toBe(0);
    expect((await shop().visitor().call(viewUserDetail, {}, named)).http).toBe(419);
    expect(shop().log.lines.join('\n')).not.toContain(id);
  },
);

test('checks come in order: path, body, cross-site, login, parameters (T2)', async () => {
  const foreign = { ...json, 'X-Ebsn-Client': '' };
  expect((await post('/ebsn/api/nulla', '{', foreign)).http).toBe(404);
  expect((await post('/ebsn/api/cart/add', '{', foreign)).http).toBe(400);
  expect((await post('/ebsn/api/cart/add', '{}', foreign)).http).toBe(403);
  expect((await post('/ebsn/api/cart/add', '{}')).http).toBe(419);
  const shopper = await shop().visitor().logIn('demo');
  expect((await shopper.call(addToCart, {})).http).toBe(422);
});

test.each([
  ['without the client header', { 'X-Ebsn-Client': '' }],
  ['with another client', { 'X-Ebsn-Client': 'robot' }],
  ['with a foreign origin', { Origin: 'https://evil.example' }],
  ['with an origin of the same name on another port', { Origin: 'http://cestolieto.localhost:81' }],
  ['with no origin at all', { Origin: 'null' }],
  ['across sites', { 'Sec-Fetch-Site': 'cross-site' }],
  ['from a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
])('reliability 16: T7 refuses a write %s, a login and a writing GET too (API-08)', async (_, headers) => {
  const shopper = await shop().visitor().logIn('demo');
  const calls = [
    await shopper.call(login, { login: 'demo@cestolieto.example', password: 'Demo2026!' }, { headers }),
    await shopper.call(addToCart, {}, { headers }),
    await shopper.call(selectTimeslot, { sel_date: '2030-01-01', timeslot_id: 1 }, { headers }),
  ];
  for (const answer of calls)
    expect([answer.http, answer.status, answer.code]).toEqual([403, 5, 'csrf.refused']);
  expect((await shopper.call(viewCart, {}, { headers })).status).toBe(0);
});

test("T7 lets the shop's own pages write", async () => {
  const headers = { Origin: 'http://cestolieto.localhost', 'Sec-Fetch-Site': 'same-origin' };
  const opened = await shop()
    .visitor()
    .call(login, { login: 'demo@cestolieto.example', password: 'Demo2026!' }, { headers });
  expect(opened.status).toBe(0);
  expect(opened.headers.get('access-control-allow-origin')).toBeNull();
});

test('a writing GET answers POST with the same parameters (T7)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const wish = { sel_date: '2030-01-01', timeslot_id: 1 };
  const got = await shopper.call(selectTimeslot, wish);
  const posted = await post('/ebsn/api/timeslot/select', JSON.stringify(wish));
  expect(got.code).toBe('cart.address.required');
  expect(posted.http).toBe(419);
  const same = await shopper.raw('/ebsn/api/timeslot/select', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(wish),
  });
  expect(same.code).toBe(got.code);
});

test('reliability 17: the mobile shell gets exact CORS, with its header and never by cookies (decision 011)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const origin = { Origin: 'capacitor://localhost' };
  const preflight = await shop()
    .visitor()
    .send('/ebsn/api/cart/add', {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
    });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('capacitor://localhost');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Ebsn-Session');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  const byCookie = await shopper.call(viewCart, {}, { headers: { ...origin, 'X-Ebsn-Client': 'app' } });
  expect(byCookie.body.user.userId).toBe(-1);
  const opened = await shop()
    .visitor()
    .call(
      login,
      { login: 'demo@cestolieto.example', password: 'Demo2026!' },
      { headers: { ...origin, 'X-Ebsn-Client': 'app', 'Sec-Fetch-Site': 'cross-site' } },
    );
  expect(opened.headers.get('access-control-expose-headers')).toContain('X-Ebsn-Session');
  // The shell measures the shop's deadlines by the shop's clock.
  expect(opened.headers.get('access-control-expose-headers')?.split(', ')).toContain('Date');
  const credential = {
    ...origin,
    'X-Ebsn-Client': 'app',
    'X-Ebsn-Session': opened.headers.get('x-ebsn-session')!,
  };
  expect((await shop().visitor().call(viewUserDetail, {}, { headers: credential })).status).toBe(0);
  expect(
    (
      await shop()
        .visitor()
        .call(addToCart, {}, { headers: { ...credential, 'X-Ebsn-Client': 'site' } })
    ).http,
  ).toBe(403);
  const stranger = await shop()
    .visitor()
    .send('/ebsn/api/cart/add', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
  expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([405, null]);
});

test('reliability 30: public answers are kept a minute, personal ones by nobody (T11)', async () => {
  const visitor = shop().visitor();
  const stores = await visitor.call(listStores);
  expect([stores.headers.get('cache-control'), stores.headers.get('vary')]).toEqual([
    'public, max-age=60',
    'Host, Accept-Language',
  ]);
  expect(stores.body.user.userId).toBe(-1);
  expect((await visitor.call(viewCart)).headers.get('cache-control')).toBe('private, no-store');
  const shopper = await shop().visitor().logIn('demo');
  const own = await shopper.call(listProducts, { page_size: 1 });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(own.body.user.userId).toBeGreaterThan(0);
  visitor.cookies.set('X-Ebsn-Session', 'made-up');
  expect((await visitor.call(listStores)).headers.get('cache-control')).toBe('private, no-store');
});

test('an error says who asked, so that nobody is thought logged out (T1)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  expect((await shopper.raw('/ebsn/api/nulla')).body.user.userId).toBeGreaterThan(0);
  expect((await shopper.call(addToCart, {})).body.user.userId).toBeGreaterThan(0);
});

test('reliability 28: numbers and flags may come as text, __proto__ is a name like any other (T3)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const list = async (query: string) => (await shopper.raw(`/ebsn/api/products?${query}`)).http;
  expect(await list('page=2&page_size=5&promo=0')).toBe(200);
  for (const bad of ['page=1e1', 'page=', 'page=NaN', 'promo=yes', 'page_size=2.5', 'page=+1']) {
    expect(await list(bad)).toBe(422);
  }
  expect(await list('page=1&page=2')).toBe(422);
  const odd = await shopper.raw('/ebsn/api/cart/add', {
    method: 'POST',
    headers: json,
    body: '{"__proto__":{"items":[]},"constructor":1}',
  });
  expect(odd.http).toBe(422);
});

test.each([
  ['/ebsn/api/products?page_size=1', 'slug=&barcode=&q=&hash=&sort='],
  ['/ebsn/api/category', 'slug=&q=&hash='],
  ['/p/wp-json/pages', 'slug='],
  ['/p/wp-json/volantini', 'slug=&categoryName=&hash='],
  ['/p/wp-json/ux-blocks', 'slug='],
])('%s takes an empty text for no filter: %s (T3)', async (path, empty) => {
  const visitor = shop().visitor();
  const read = async (query: string) => {
    const answer = await visitor.send(
      `${path}${query === '' ? '' : `${path.includes('?') ? '&' : '?'}${query}`}`,
    );
    return { http: answer.status, bytes: await answer.text() };
  };
  const all = await read('');
  expect(all.http).toBe(200);
  for (const one of [empty, ...empty.split('&')]) {
    const { http, bytes } = await read(one);
    expect([one, http, bytes === all.bytes]).toEqual([one, 200, true]);
  }
});

test('D01 with an empty recipient lists every mail', async () => {
  await purchase(await shop().visitor('ortavia').logIn('demo'));
  const kinds = async (query: string) => {
    const answer = await shop().visitor('ortavia').send(`/__dev/outbox${query}`);
    return ((await answer.json()) as { mails: OutboxMail[] }).mails.map(({ kind }) => kind);
  };
  expect(await kinds('?to=')).toEqual(['order_confirmed']);
  expect(await kinds('')).toEqual(['order_confirmed']);
  expect(await kinds('?to=nessuno@posta.example')).toEqual([]);
});

test('the body wins over the query (T3)', async () => {
  const answer = await shop()
    .visitor()
    .raw('/ebsn/api/auth/login?login=x&password=y&remember_me=true', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ login: 'demo@cestolieto.example', password: 'Demo2026!' }),
    });
  expect(answer.status).toBe(0);
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age');
});

test('reliability 19: behind a trusted proxy the forwarded address, host and protocol count', async () => {
  const proxied = await openTestShop({ trustedProxies: ['10.0.0.0/8'] });
  const send = async (headers: Record<string, string>, address: string) => {
    const request = new Request('http://127.0.0.1/ebsn/api/auth/login', {
      method: 'POST',
      headers: { ...json, 'X-Ebsn-Client': 'site', ...headers },
      body: JSON.stringify({ login: 'demo@ortavia.example', password: 'Demo2026!' }),
    });
    const response = await proxied.backend.app.fetch(request, { remoteAddress: address });
    return { response, body: checkAnswer(response, await response.text(), login) };
  };
  const forwarded = {
    'X-Forwarded-Host': 'ortavia.localhost',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '203.0.113.9',
  };
  const trusted = await send(forwarded, '::ffff:10.1.2.3');
  expect(trusted.body.response.status).toBe(0);
  expect(trusted.response.headers.getSetCookie()[0]).toContain('Secure');
  const untrusted = await send(forwarded, '192.0.2.1');
  expect(untrusted.body.response.status).toBe(1);
  await proxied.backend.close();
});

test('reliability 15: production on https prefixes the session cookie (decision 009)', async () => {
  const strict = await openTestShop({
    production: true,
    embedded: false,
    demoData: false,
    pspSecret: 'p'.repeat(40),
    publicOrigin: 'https://{domain}',
  });
  const response = await strict.backend.app.fetch(
    new Request('https://cestolieto.localhost/ebsn/api/auth/login', {
      method: 'POST',
      headers: { ...json, 'X-Ebsn-Client': 'site', Origin: 'https://cestolieto.localhost' },
      body: JSON.stringify({ login: 'demo@cestolieto.example', password: 'Demo2026!' }),
    }),
  );
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-X-Ebsn-Session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  for (const path of ['/__dev/outbox', '/__psp/x']) {
    expect((await strict.backend.app.request(`https://cestolieto.localhost${path}`)).status).toBe(404);
  }
  await strict.backend.close();
});

test('a database that is away is 503, a bug a blank 500 with a logged id (T2)', async () => {
  const broken = await openTestShop();
  await broken.backend.app.request('http://cestolieto.localhost/ebsn/api/category');
  await broken.database.script('DROP TABLE users CASCADE');
  const bug = await broken.visitor().call(login, { login: 'demo@cestolieto.example', password: 'segreto' });
  expect([bug.http, bug.status, bug.code]).toEqual([500, -1, 'server.error']);
  expect(bug.body.response.errorsMessage).toEqual(['Si è verificato un errore, riprova tra qualche minuto.']);
  const line = broken.log.lines.find((one) => one.includes('request.failed')) ?? '';
  expect(line).toContain(bug.headers.get('x-request-id'));
  expect(line).not.toMatch(/segreto|demo@/);
  await broken.database.close();
  const away = await broken.visitor().call(viewCart, {}, { headers: { Cookie: 'X-Ebsn-Session=x' } });
  expect([away.http, away.status, away.code]).toEqual([503, -1, 'server.error']);
});
