import { describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../../contract/api/analytics.ts';
import { tenant } from '../../../tenants/cestolieto/tenant.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const search: AnalyticsEvent = { name: 'search', search_term: 'pane' };

const choice = (analytics: boolean, terms = tenant.facts.cookieTerms): string =>
  `cookie-preferences=analytics=${analytics}&profilation=false&saveDate=${new Date().toISOString()}&uuid=a&terms=${terms}`;

async function send(body: unknown, headers: Record<string, string>, brand = 'cestolieto') {
  const origin = `http://${brand}.localhost`;
  const request = new Request(`${origin}/analytics/events`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { Host: `${brand}.localhost`, Origin: origin, 'Content-Type': 'application/json', ...headers },
  });
  return shop().backend.app.fetch(request, { remoteAddress: '127.0.0.1' });
}

async function collected(brand = 'cestolieto') {
  const request = new Request(`http://${brand}.localhost/__dev/analytics`, {
    headers: { Host: `${brand}.localhost` },
  });
  const answer = await shop().backend.app.fetch(request, { remoteAddress: '127.0.0.1' });
  return ((await answer.json()) as { events: unknown[] }).events;
}

describe('the collector', () => {
  test('COOK-02: keeps what comes with consent, newest first, and tells no other brand', async () => {
    const answer = await send(
      { events: [search, { name: 'login', method: 'password' }] },
      { Cookie: choice(true) },
    );
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      204,
      '',
      'private, no-store',
    ]);
    expect(await collected()).toEqual([
      { at: expect.any(String) as string, name: 'login', method: 'password' },
      { at: expect.any(String) as string, ...search },
    ]);
    expect(await collected('ortavia')).toEqual([]);
  });

  test('takes 120 batches a minute of an address, and then none until they are over (T10)', async () => {
    const consent = { Cookie: choice(true) };
    const statuses = await Promise.all(
      Array.from(
        { length: 125 },
        async () => (await send({ events: [search] }, consent, 'quincegate')).status,
      ),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 120 }, () => 204),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    const refused = await send({ events: [search] }, consent, 'quincegate');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await collected('quincegate')).toHaveLength(120);
    shop().clock.pass(2);
    expect((await send({ events: [search] }, consent, 'quincegate')).status).toBe(204);
  });

  test.each([
    ['without a choice', {}],
    ['after a refusal', { Cookie: choice(false) }],
    ['with a choice on another text', { Cookie: choice(true, '2020-01') }],
  ])('COOK-02: drops what comes %s', async (_, headers) => {
    expect((await send({ events: [search] }, headers, 'passolesto')).status).toBe(204);
    expect(await collected('passolesto')).toEqual([]);
  });

  test.each([
    ['no JSON', 'pane', 400],
    ['no events', { events: [] }, 422],
    ['more than a batch', { events: Array.from({ length: 51 }, () => search) }, 422],
    ['an event nobody knows', { events: [{ name: 'page_view' }] }, 422],
    ['what says who it is about', { events: [{ ...search, email: 'anna@posta.example' }] }, 422],
  ])('COOK-02: refuses %s and keeps nothing', async (_, body, status) => {
    expect((await send(body, { Cookie: choice(true) }, 'ortavia')).status).toBe(status);
    expect(await collected('ortavia')).toEqual([]);
  });

  test('COOK-02: refuses what another site sends', async () => {
    const headers = { Cookie: choice(true), Origin: 'https://evil.example' };
    expect((await send({ events: [search] }, headers, 'ortavia')).status).toBe(403);
    expect(await collected('ortavia')).toEqual([]);
  });
});
