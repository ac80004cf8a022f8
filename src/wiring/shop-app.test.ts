import { setupI18n } from '@lingui/core';
import { assign, createActor, emit, setup } from 'xstate';
import { expect, test } from 'vitest';
import { anonymousCredentials } from '../../services/credentials.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { createShopApp, type VisitorSnapshots } from './shop-app.ts';
import { openVisitorMachines } from './visitor-machines.ts';

/** A page's machine: it notes the facts it hears, and says that its page is missing. */
const pageMachine = setup({
  types: {
    context: {} as { heard: readonly string[] },
    events: {} as { type: 'hash.changed'; hash: string } | { type: 'page.miss' },
    emitted: {} as { type: 'page.missing' },
  },
}).createMachine({
  context: { heard: [] },
  on: {
    'hash.changed': {
      actions: assign({ heard: ({ context, event }) => [...context.heard, event.hash] }),
    },
    'page.miss': { actions: emit({ type: 'page.missing' }) },
  },
});

function openApp() {
  const went: unknown[] = [];
  const i18n = setupI18n({ locale: 'it', messages: { it: {} } });
  const common = {
    tenant,
    i18n,
    services: () => new Promise<never>(() => undefined),
    session: createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken }),
    path: '/',
    navigate: (path: string, { replace }: { replace: boolean }) => void went.push([path, replace]),
    leave: (url: string) => void went.push(url),
  };
  const { flows } = openVisitorMachines({
    ...common,
    isInvoiceNeeded: () => false,
    onDelivery: () => undefined,
    rememberWord: () => undefined,
  });
  const visitor = Object.fromEntries(
    Object.entries(flows).map(([name, flow]) => {
      const { value, context, tags } = flow.getSnapshot();
      return [name, { value, context, tags: [...tags] }];
    }),
  ) as unknown as VisitorSnapshots; // of every flow
  const app = createShopApp({
    ...common,
    visitor,
    shell: {},
    words: () => Promise.resolve({ offered: () => [], remember: () => undefined }),
    now: () => 0,
  });
  return { app, went };
}

test("NAV-31: a page's machine that came before the visitor's hears facts, and what it said meanwhile is done", () => {
  const { app, went } = openApp();
  const actor = createActor(pageMachine);
  app.pageDependencies().connect(actor);
  actor.start();
  actor.send({ type: 'page.miss' });
  const { bus, release } = app.openVisitor(openVisitorMachines);
  expect(went).toEqual([]);
  release();
  expect(went).toEqual([['/not-found', true]]);
  bus.broadcast({ type: 'hash.changed', hash: 'w89d2026-11-22t5' });
  expect(actor.getSnapshot().context.heard).toEqual(['w89d2026-11-22t5']);
});
