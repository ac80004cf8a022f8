import { setupI18n } from '@lingui/core';
import { assign, createActor, emit, setup } from 'xstate';
import { expect, test } from 'vitest';
import { anonymousCredentials } from '../../services/credentials.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { appStateIn } from '../../services/device/app-state.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { knownVisitor } from './known-visitor.ts';
import { readShippedContexts } from './shipped-contexts.ts';
import type { EmittedEvent } from './emitted-events.ts';
import { firstSnapshots } from './first-snapshots.ts';
import { createShopApp } from './shop-app.ts';
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

/** It notes what it is told of the session. */
const factsMachine = setup({
  types: {
    context: {} as { heard: readonly string[] },
    events: {} as { type: 'session.absent' } | { type: 'session.unanswered' } | { type: 'session.opened' },
  },
  actions: { note: assign({ heard: ({ context, event }) => [...context.heard, event.type] }) },
}).createMachine({
  context: { heard: [] },
  on: {
    'session.absent': { actions: 'note' },
    'session.unanswered': { actions: 'note' },
    'session.opened': { actions: 'note' },
  },
});

function openApp({
  services = () => new Promise<ShopServices>(() => undefined),
  credentials = anonymousCredentials,
  isPersonal = false,
} = {}) {
  const went: unknown[] = [];
  // A browser that keeps nothing remembers as long as the page.
  const appState = appStateIn({
    storage: () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
    now: () => 1_000,
  });
  const i18n = setupI18n({ locale: 'it', messages: { it: {} } });
  const common = {
    tenant,
    i18n,
    services,
    session: createSessionStore({ credentials, restoreToken: noRestoreToken }),
    path: '/',
    navigate: (path: string, { replace }: { replace: boolean }) => void went.push([path, replace]),
    leave: ({ url }: { url: string }) => void went.push(url),
  };
  const { flows } = openVisitorMachines({
    ...common,
    isStranger: false,
    staleUserId: null,
    isInvoiceNeeded: () => false,
    onDelivery: () => undefined,
    appState: null,
    counting: null,
    installing: null,
    showTheme: null,
    rememberWord: () => undefined,
    remember: { shopped: () => undefined, ordered: () => undefined },
  });
  const visitor = firstSnapshots(flows);
  // Only a page with its shopper's data has references to resolve.
  expect(JSON.stringify(visitor)).not.toContain('"$');
  const app = createShopApp({
    ...common,
    visitor,
    shopper: isPersonal ? { readContexts: readShippedContexts, known: knownVisitor } : null,
    shell: {},
    screen: null,
    keptOffer: null,
    showTheme: null,
    cookies: {
      recall: () => null,
      keep: () => {
        throw new Error('nobody chooses here');
      },
      hear: () => undefined,
    },
    words: () => Promise.resolve({ offered: () => [], remember: () => undefined }),
    appState: () => Promise.resolve(appState),
    now: () => 0,
  });
  return { app, went, appState };
}

test('SES-04: a visitor of whose session nothing is here is told to be nobody, and no call is made', () => {
  let wasAsked = false;
  const { app } = openApp({
    services: () => {
      wasAsked = true;
      return new Promise<ShopServices>(() => undefined);
    },
  });
  const heard = createActor(factsMachine).start();
  const { release } = app.openVisitor((given) => {
    const opened = openVisitorMachines(given);
    opened.bus.subscribe(heard);
    return opened;
  });
  expect(app.flows.session.getSnapshot().value).toEqual({ restoring: 'askingCookie' });
  release();
  expect(app.flows.session.getSnapshot().value).toEqual({ anonymous: 'browsing' });
  expect(heard.getSnapshot().context.heard).toEqual(['session.absent']);
  expect(wasAsked).toBe(false);
});

test('SHELL-15, LIFE-09: this device remembers each start, the first purchase and the last order', async () => {
  const { app, appState } = openApp();
  const request = { kind: 'list', requestId: 'add-1', listId: 7 } as const;
  const shopping = setup({
    types: { events: {} as { type: 'add' } | { type: 'order' }, emitted: {} as EmittedEvent },
  }).createMachine({
    on: {
      add: {
        actions: emit({ type: 'cart.added', request, answer: anAnswer(), hadMessages: true, isWhole: true }),
      },
      order: { actions: emit({ type: 'order.placed', orderId: 41 }) },
    },
  });
  const actor = createActor(shopping);
  app.pageDependencies().connect(actor);
  actor.start();
  const { release } = app.openVisitor(openVisitorMachines);
  expect(appState.read()).toMatchObject({ lastStartTime: null, firstShopTime: null, currentOrderId: null });
  release();
  await expect.poll(() => appState.read().lastStartTime).toBe(1_000);
  expect(appState.read()).toMatchObject({ firstShopTime: null, currentOrderId: null });
  actor.send({ type: 'add' });
  await expect.poll(() => appState.read().firstShopTime).toBe(1_000);
  actor.send({ type: 'order' });
  await expect.poll(() => appState.read().currentOrderId).toBe(41);
});

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

test('decision 053: a shopper’s data stay on screen until the flows know as much; facts are heard meanwhile', async () => {
  const answer = Promise.withResolvers<never>();
  const view = { cart: { view: () => answer.promise } } as unknown as ShopServices; // all that is asked of them
  const { app } = openApp({
    services: () => Promise.resolve(view),
    credentials: { ...anonymousCredentials, hasMarker: () => true },
    isPersonal: true,
  });
  const heard = createActor(factsMachine);
  app.pageDependencies().connect(heard);
  heard.start();
  const shown = app.flows.session.getSnapshot();
  app.flows.session.send({ type: 'email.typed', email: 'a@b.example' });
  const { release } = app.openVisitor(openVisitorMachines);
  release();
  await Promise.resolve();
  expect(app.flows.session.getSnapshot()).toBe(shown);
  answer.reject(new Error('no line'));
  await expect.poll(() => app.flows.session.getSnapshot().value).toEqual('unanswered');
  expect(app.flows.session.getSnapshot().context.email).toBe('a@b.example');
  expect(heard.getSnapshot().context.heard).toEqual(['session.unanswered']);
});
