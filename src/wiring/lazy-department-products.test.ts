import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { anonymousCredentials } from '../../services/credentials.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { openVisitorMachines } from './visitor-machines.ts';

test('SHELL-01: the menu’s products come with the first thing they are asked, and hear of another day', async () => {
  const { flows, bus } = openVisitorMachines({
    tenant,
    i18n: setupI18n({ locale: 'it', messages: { it: {} } }),
    services: () => new Promise(() => undefined),
    session: createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken }),
    path: '/',
    isStranger: false,
    staleUserId: null,
    isInvoiceNeeded: () => false,
    onDelivery: () => undefined,
    appState: null,
    counting: null,
    installing: null,
    showTheme: null,
    navigate: () => undefined,
    leave: () => undefined,
    rememberWord: () => undefined,
    remember: { shopped: () => undefined, ordered: () => undefined },
  });
  const { departmentProducts } = flows;
  const come = new Promise<void>((resolve) => {
    departmentProducts.subscribe(({ context }) => context.pointed !== null && resolve());
  });
  departmentProducts.send({ type: 'department.point', categoryId: 3 });
  expect(departmentProducts.getSnapshot().value).toBe('waiting');
  await come;
  expect(departmentProducts.getSnapshot().value).toBe('resting');
  bus.broadcast({ type: 'hash.changed', hash: 'w89d2026-11-22t5' });
  departmentProducts.send({ type: 'department.leave' });
  expect(departmentProducts.getSnapshot().context).toEqual({
    pointed: null,
    hash: 'w89d2026-11-22t5',
    found: {},
    offered: [],
  });
});
