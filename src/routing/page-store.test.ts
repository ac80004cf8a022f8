import { describe, expect, test } from 'vitest';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { createPageStore } from './page-store.ts';

function openStore() {
  return createPageStore({
    remainingMessages: () => Promise.resolve(),
    deps: () => ({
      services: () => new Promise(() => undefined),
      tenant,
      hash: 'w0d0t0',
      now: () => 0,
      connect: () => undefined,
      words: (message) => message.message ?? message.id,
    }),
    settleTimeout: 0,
  });
}

describe('pages that were opened', () => {
  test('NAV-05: are found again under their path, whatever the query', async () => {
    const store = openStore();
    expect(await store.open('/nowhere?a=1')).toEqual({ key: '/nowhere', href: '/nowhere?a=1' });
    const page = store.get('/nowhere');
    expect(page?.head({ pathname: '/nowhere', search: '', params: {} }).status).toBe(404);
    expect(await store.open('/nowhere?a=2')).toEqual({ key: '/nowhere', href: '/nowhere?a=2' });
    expect(store.get('/nowhere')).toBe(page);
  });

  test('NAV-05: six are kept, and the one seen longest ago ends', async () => {
    const store = openStore();
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/a', '/g']) await store.open(path);
    expect(['/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((path) => store.get(path) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('the first page is the one the server rendered', async () => {
    const store = openStore();
    const other = openStore();
    await other.open('/nowhere');
    const rendered = other.get('/nowhere')!;
    expect(store.adopt('/nowhere?a=1', rendered)).toBe('/nowhere');
    await store.open('/nowhere');
    expect(store.get('/nowhere')).toBe(rendered);
  });
});
