import { describe, expect, test } from 'vitest';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import type { OpenedPage } from './page.ts';
import { loadPage } from '../wiring/page-modules.ts';
import { createPageStore } from './page-store.ts';

function openStore() {
  return createPageStore({
    loadPage: (name) => loadPage(name, () => Promise.resolve()),
    deps: () => ({
      services: () => new Promise(() => undefined),
      tenant,
      hash: 'w0d0t0',
      now: () => 0,
      email: '',
      connect: () => undefined,
      listed: () => null,
      words: (message) => message.message ?? message.id,
      takeMessages: () => undefined,
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

  test('NAV-05: one that is opened again follows its query; one that is dropped ends', async () => {
    const store = openStore();
    const told: string[] = [];
    const page: OpenedPage = {
      actors: {},
      start: () => void told.push('started'),
      stop: () => void told.push('stopped'),
      follow: ({ search }) => void told.push(`follows ${search}`),
      render: () => null,
      head: () => ({ status: 200, title: '', description: '', canonical: null }),
      isSettled: () => true,
    };
    store.adopt('/first', page);
    await store.open('/first?page=2');
    for (const path of ['/a', '/b', '/c', '/d', '/e']) await store.open(path);
    expect(told).toEqual(['follows ?page=2']);
    await store.open('/f');
    expect(told).toEqual(['follows ?page=2', 'stopped']);
  });
});
