import { expect, test } from 'vitest';
import { registerDevice } from '../../contract/api/account/device.ts';
import { pushActors } from '../../machines/push/push.actors.ts';
import { pushSettingsActors } from '../../machines/push-settings/push-settings.actors.ts';
import type { PushPermission } from '../../contract/rules/push/push-permission.ts';
import type { PushBridge } from '../../services/device/push/push-bridge.ts';
import { pushMemoryIn, type PushMemory } from '../../services/device/push/push-memory.ts';
import { openPushService } from '../push/push-service.ts';
import { outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const memory = (): PushMemory => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return pushMemoryIn(() => storage as Storage); // what it uses of it
};

/** A browser that has answered, with a subscription of the service. */
async function openDevice(tab: Tab, permission: PushPermission = 'granted') {
  const service = await openPushService();
  let subscribed: { endpoint: string; p256dh: string; auth: string } | null = null;
  const keys: string[] = [];
  const bridge: PushBridge = {
    platform: 'web',
    permission: async () => permission,
    ask: async () => permission,
    currentToken: async () => subscribed?.endpoint ?? null,
    async register(publicKey) {
      keys.push(publicKey);
      subscribed ??= service.subscription();
      const { endpoint: externalId, ...secrets } = subscribed;
      return { platform: 'web', externalId, model: '', platformVersion: '', manufacturer: '', ...secrets };
    },
    release: async () => void (subscribed = null),
    hear: () => undefined,
  };
  const kept = memory();
  let now = Date.now();
  const actors = pushActors({ services: tab.services, bridge, memory: kept, now: () => now });
  return { actors, kept, keys, service, pass: (ms: number) => void (now += ms) };
}

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  tab.sent.length = 0;
  return tab;
};

test('PUSH-01: a device registers with the key of the brand, then subscribes to what all are told', async () => {
  const tab = await loggedIn();
  const { actors, kept, keys, service } = await openDevice(tab);
  await outcomeOf(actors.register, undefined);
  await service.close();
  expect(tab.paths()).toEqual([
    'GET /push/settings',
    'GET /externalregistration/register',
    'POST /externalregistration/subscribe',
  ]);
  expect([keys.length, keys[0]?.length]).toEqual([1, 87]);
  expect(tab.sent[2]?.body).toEqual({ platform: 'web', uuid: kept.uuid(), topic: 'all' });
  expect(await outcomeOf(actors.recall, undefined)).toEqual({
    permission: 'granted',
    isWanted: true,
    askedAfter: null,
    mustRegister: false,
  });
});

test('PUSH-02: a day later, or with another token, it has to register anew', async () => {
  const tab = await loggedIn();
  const { actors, kept, pass, service } = await openDevice(tab);
  await outcomeOf(actors.register, undefined);
  await service.close();
  pass(86_400_000);
  expect(await outcomeOf(actors.recall, undefined)).toMatchObject({ mustRegister: true });
  pass(-86_400_000);
  kept.keep({ registered: { token: 'another', at: Date.now() } });
  expect(await outcomeOf(actors.recall, undefined)).toMatchObject({ mustRegister: true });
});

test('PUSH-03: turned off the shop forgets the device; what it did not hear stays on', async () => {
  const tab = await loggedIn();
  const { actors, kept, service } = await openDevice(tab);
  await outcomeOf(actors.register, undefined);
  tab.decide(() => 'cut');
  await expect(outcomeOf(actors.unregister, undefined)).rejects.toMatchObject({ kind: 'network' });
  expect(kept.read().isWanted).toBe(true);
  tab.decide(() => 'pass');
  tab.sent.length = 0;
  await outcomeOf(actors.unregister, undefined);
  await service.close();
  expect(tab.sent.map(({ line }) => line)).toEqual([
    `GET /externalregistration/unregister?platform=web&uuid=${kept.uuid()}`,
  ]);
  expect([kept.read().isWanted, kept.read().registered]).toEqual([false, null]);
});

test('PUSH-02, SES-07: without a session nothing registers', async () => {
  const tab = await openTab();
  const { actors, kept, service } = await openDevice(tab);
  await expect(outcomeOf(actors.register, undefined)).rejects.toMatchObject({ kind: 'sessionExpired' });
  await service.close();
  expect([tab.paths(), kept.read().isWanted]).toEqual([['GET /push/settings'], false]);
});

test('PUSH-01: an address of no push service is refused, and nothing is kept', async () => {
  const tab = await loggedIn();
  const { auth, p256dh } = { auth: 'a'.repeat(22), p256dh: `B${'a'.repeat(86)}` };
  const device = { platform: 'web' as const, uuid: 'browser-1', p256dh, auth };
  const answer = await tab.shopper.client.call(registerDevice, {
    ...device,
    external_id: 'https://evil.example/push/1',
  });
  expect([answer.http, answer.field]).toEqual([422, 'external_id']);
});

test('TEN-07: the settings are read, and turned one by one', async () => {
  const tab = await loggedIn();
  const { viewSettings, turnSwitch } = pushSettingsActors(tab);
  const { publicKey, ...all } = await outcomeOf(viewSettings, undefined);
  expect(all).toEqual({
    topics: { orderStatus: true, deliveryReminder: true, changeTerm: true, productBack: true },
    quietHours: true,
  });
  await outcomeOf(turnSwitch, { name: 'changeTerm', isOn: false });
  expect(await outcomeOf(turnSwitch, { name: 'quietHours', isOn: false })).toEqual({
    publicKey,
    topics: { ...all.topics, changeTerm: false },
    quietHours: false,
  });
  expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
    ['GET /push/settings', null],
    ['POST /push/save-settings', { topics: { changeTerm: false } }],
    ['POST /push/save-settings', { quietHours: false }],
  ]);
});
