import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { Tenant } from '../../contract/tenant.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import type { OpenedPage, PageDependencies } from './page.ts';
import { loadPage } from '../wiring/page-modules.ts';
import { createPageStore } from './page-store.ts';

const dependencies: PageDependencies = {
  services: () => new Promise(() => undefined),
  tenant,
  hash: 'w0d0t0',
  deliveryServiceId: 2,
  now: () => 0,
  email: '',
  appState: () => Promise.reject(new Error('nothing is kept')),
  connect: () => undefined,
  listed: () => null,
  listedCategory: () => null,
  words: (message) => message.message ?? message.id,
  takeMessages: () => undefined,
};

const emptyPage: OpenedPage = {
  actors: {},
  start: () => undefined,
  stop: () => undefined,
  follow: () => undefined,
  render: () => null,
  head: () => ({ status: 200, title: '', description: '', canonical: null }),
  isSettled: () => true,
};

const openStore = () =>
  createPageStore({
    loadPage: (name) => loadPage(name, () => Promise.resolve()),
    deps: () => dependencies,
    settleTimeout: 0,
  });

describe('pages that were opened', () => {
  test('NAV-20: of a feature the brand is without, the not-found page stands at the address', async () => {
    const without: Tenant = { ...tenant, facts: { ...tenant.facts, without: ['recipes'] } };
    const opened: string[] = [];
    const store = createPageStore({
      loadPage: (name) => {
        opened.push(name);
        return loadPage(name, () => Promise.resolve());
      },
      deps: () => ({ ...dependencies, tenant: without }),
      settleTimeout: 0,
    });
    store.prefetch('/ricette');
    expect(await store.open('/ricette/amatriciana')).toEqual({
      key: '/ricette/amatriciana',
      href: '/ricette/amatriciana',
    });
    const at = { pathname: '/ricette/amatriciana', search: '', params: {} };
    expect(store.get('/ricette/amatriciana')?.head(at)).toMatchObject({
      status: 404,
      title: expect.stringContaining(tenant.texts.notFound.title) as unknown,
    });
    expect(new Set(opened)).toEqual(new Set(['not-found']));
    await store.open('/volantini');
    expect(new Set(opened)).toEqual(new Set(['not-found', 'content/flyers']));
  });

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

  test('SHELL-10: one with several actors is there when the last of them has what it shows', async () => {
    const block = createMachine({
      initial: 'loading',
      states: { loading: { on: { come: 'loaded' } }, loaded: {} },
    });
    const actors = { first: createActor(block).start(), second: createActor(block).start() };
    const page: OpenedPage = {
      ...emptyPage,
      actors,
      isSettled: () => Object.values(actors).every((actor) => actor.getSnapshot().matches('loaded')),
    };
    const store = createPageStore({
      loadPage: () => Promise.resolve({ open: () => page }),
      deps: () => dependencies,
      settleTimeout: 60_000,
    });
    const opened = store.open('/a');
    await vi.waitFor(() => expect(store.settled('/a')).not.toBeNull());
    actors.first.send({ type: 'come' });
    expect(store.settled('/a')).not.toBeNull();
    actors.second.send({ type: 'come' });
    await opened;
    expect(store.settled('/a')).toBeNull();
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

  test('decision 055: name categories for the next page, the one seen last before the frame', async () => {
    const names: Readonly<Record<string, number>> = { pane: 1, latte: 2 };
    const asked: (number | null)[] = [];
    const store = createPageStore({
      loadPage: () =>
        Promise.resolve({
          open: ({ listedCategory }, { pathname }) => {
            asked.push(...['pane', 'latte', 'vino'].map(listedCategory));
            return { ...emptyPage, listedCategory: (slug) => (pathname === '/a' ? names[slug] : undefined) };
          },
        }),
      deps: () => ({ ...dependencies, listedCategory: (slug) => (slug === 'latte' ? 20 : null) }),
      settleTimeout: 0,
    });
    await store.open('/a');
    await store.open('/b');
    await store.open('/c');
    expect(asked).toEqual([null, 20, null, 1, 2, null, 1, 2, null]);
  });

  test('NAV-09: one that shows what the last act led to is opened anew, and the one before it ends', async () => {
    const told: string[] = [];
    let opened = 0;
    const store = createPageStore({
      loadPage: () =>
        Promise.resolve({
          open: () => {
            opened += 1;
            const name = `page ${opened}`;
            return {
              ...emptyPage,
              isAnew: true,
              start: () => void told.push(`${name} starts`),
              stop: () => void told.push(`${name} stops`),
              follow: () => void told.push(`${name} follows`),
            };
          },
        }),
      deps: () => dependencies,
      settleTimeout: 0,
    });
    await store.open('/a');
    await store.open('/b');
    await store.open('/a');
    expect(told).toEqual(['page 1 starts', 'page 2 starts', 'page 1 stops', 'page 3 starts']);
  });

  test('NAV-05: one that is opened again follows its query; one that is dropped ends', async () => {
    const store = openStore();
    const told: string[] = [];
    const page: OpenedPage = {
      ...emptyPage,
      start: () => void told.push('started'),
      stop: () => void told.push('stopped'),
      follow: ({ search }) => void told.push(`follows ${search}`),
    };
    store.adopt('/first', page);
    await store.open('/first?page=2');
    for (const path of ['/a', '/b', '/c', '/d', '/e']) await store.open(path);
    expect(told).toEqual(['follows ?page=2']);
    await store.open('/f');
    expect(told).toEqual(['follows ?page=2', 'stopped']);
  });
});
