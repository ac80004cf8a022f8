import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { registerDevice } from '../../../contract/api/account/device.ts';
import { phoneServices } from '../../../backend/modules/push/phones/phone-services.ts';
import { createPushSenders } from '../../../backend/modules/push/push-senders.ts';
import { readConfig } from '../../../backend/platform/config.ts';
import { openApnsService } from '../../push/apns-service.ts';
import type { ApnsService } from '../../push/apns-service.ts';
import { openFcmService } from '../../push/fcm-service.ts';
import type { FcmService } from '../../push/fcm-service.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { openPushShop } from './told.ts';
import type { PushShop } from './told.ts';

/** Writes files into a new folder that goes with the test; answers its path. */
export async function accountFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'push-accounts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, said] of Object.entries(files)) {
    await writeFile(path.join(folder, name), typeof said === 'string' ? said : JSON.stringify(said));
  }
  return folder;
}

export const cestolietoApp = demoTenants[0]!.facts.mobileApp!;

/** A shop whose first brand tells phones too, and the services of Google and Apple. */
export interface PhoneShop extends PushShop {
  readonly fcm: FcmService;
  readonly apns: ApnsService;
}

/** Opens it at noon, with accounts of cestolieto alone; `apnsAccount` goes into the file of its key besides. */
export async function openPhoneShop(apnsAccount: object = {}): Promise<PhoneShop> {
  const now = () => opened.shop.clock.now();
  const fcm = await openFcmService(now);
  const apns = await openApnsService(cestolietoApp.appleTeamId, now);
  onTestFinished(async () => {
    await fcm.close();
    await apns.close();
  });
  const pushAccounts = await accountFolder({
    'cestolieto.fcm.json': fcm.account,
    'cestolieto.apns.json': { ...apns.account, ...apnsAccount },
  });
  const isSandbox = 'isSandbox' in apnsAccount;
  const pushSenders = createPushSenders(
    { config: { ...readConfig({}), pushAccounts }, tenants: demoTenants, clock: now },
    { ...phoneServices, fcm: fcm.origin, [isSandbox ? 'apnsSandbox' : 'apns']: apns.origin },
  );
  const opened: PushShop = await openPushShop({ pushSenders });
  return { ...opened, fcm, apns };
}

/** Registers a phone, with whoever is logged in; answers its uuid. */
export async function addPhone(
  client: ShopClient,
  platform: 'android' | 'ios',
  externalId: string,
): Promise<string> {
  const uuid = randomUUID();
  await done(client.call(registerDevice, { platform, uuid, external_id: externalId }));
  return uuid;
}
