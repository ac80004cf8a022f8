import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tenant } from '../../../tenants/cestolieto/tenant.ts';
import { unstartedShop } from '../../../tests/wiring/unstarted-shop.ts';
import { lazyPush } from '../push/lazy-push.ts';
import { openLifecycle } from './lifecycle.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long what was changed last may take to be saved, in ms: longer than the flow waits. */
const saved = 1_000;

/** The app's own life in a page that somebody looks at; tells how it is left. */
function openInPage() {
  const done: string[] = [];
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('history', { scrollRestoration: 'manual' });
  vi.stubGlobal('location', {
    href: 'https://shop.example/',
    origin: 'https://shop.example',
    reload: () => void done.push('loads the page anew'),
  });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { shop } = unstartedShop([]);
  const services = () => new Promise<never>(() => undefined);
  openLifecycle({
    features: { versionCheckMs: 3_600_000, reloadAfterMs: 60_000 },
    facts: tenant.facts,
    shop,
    services,
    appState: services,
    leave: ({ url }) => void done.push(`leaves for ${url}`),
    screen: null,
    push: lazyPush({ tenant, services, shop, navigate: () => undefined }).push,
  });
  return { done, broadcast: shop.bus.broadcast };
}

test('LIFE-05: the newer version of an app is had in its store', async () => {
  const { done, broadcast } = openInPage();
  broadcast({ type: 'update.accepted', store: 'https://store.example/app' });
  await vi.advanceTimersByTimeAsync(saved);
  expect(done).toEqual(['leaves for https://store.example/app']);
});

test('LIFE-01: a page that was left for long is loaded anew', async () => {
  const { done, broadcast } = openInPage();
  broadcast({ type: 'page.left', at: 0 });
  broadcast({ type: 'page.returned', at: 60_001 });
  await vi.advanceTimersByTimeAsync(saved);
  expect(done).toEqual(['loads the page anew']);
});
