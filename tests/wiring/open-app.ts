import { setupI18n } from '@lingui/core';
import { noObserver } from '../../services/api-client.ts';
import { anonymousCredentials } from '../../services/credentials.ts';
import { appStateIn } from '../../services/device/app-state.ts';
import { noRequestCache } from '../../services/request-cache.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { createShopServices } from '../../services/shop-services.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { openVisitorMachines, type VisitorMachinesDependencies } from '../../src/wiring/visitor-machines.ts';
import { firstSnapshots } from '../../src/wiring/first-snapshots.ts';
import { createShopApp } from '../../src/wiring/shop-app.ts';

const nobody: Pick<
  VisitorMachinesDependencies,
  'isInvoiceNeeded' | 'onDelivery' | 'rememberWord' | 'remember'
> = {
  isInvoiceNeeded: () => false,
  onDelivery: () => undefined,
  rememberWord: () => undefined,
  remember: { shopped: () => undefined, ordered: () => undefined },
};

/** The app of a shop that answers nothing: tells what is asked of it, and what is remembered and gone to. */
export function openApp() {
  const asked: string[] = [];
  const done: string[] = [];
  const session = createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken });
  const shop = createShopServices({
    language: 'it',
    baseUrl: 'https://shop.example',
    fetch: (input, init) => {
      const { pathname, search } = new URL(new Request(input, init).url);
      asked.push(pathname + search);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
    session,
    cache: noRequestCache,
    observer: noObserver,
    clientUuid: () => null,
    now: () => 0,
  });
  const stored = new Map<string, string>();
  const appState = appStateIn({
    storage: () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      }) as unknown as Storage, // the two things that are done with it
    now: () => 1_000,
  });
  const common = {
    tenant,
    i18n: setupI18n({ locale: 'it', messages: { it: {} } }),
    services: () => Promise.resolve(shop),
    session,
    path: '/',
    navigate: (path: string) => void done.push(`goes to ${path}`),
    leave: ({ url }: { url: string }) => void done.push(`leaves for ${url}`),
    showTheme: null,
  };
  const { flows } = openVisitorMachines({
    ...common,
    ...nobody,
    isStranger: true,
    staleUserId: null,
    appState: null,
    counting: null,
    installing: null,
  });
  const app = createShopApp({
    ...common,
    visitor: firstSnapshots(flows),
    shopper: null,
    shell: {},
    screen: null,
    keptOffer: null,
    cookies: {
      recall: () => null,
      keep: () => {
        throw new Error('nobody chooses here');
      },
      hear: () => undefined,
    },
    words: () =>
      Promise.resolve({ offered: () => [], remember: (text) => void done.push(`remembers ${text}`) }),
    appState: () => Promise.resolve(appState),
    now: () => 0,
  });
  return { app, asked, done };
}
