import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { registerDevice } from '../../../contract/api/account/device.ts';
import { hourOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { openPushService } from '../../push/push-service.ts';
import type { PushService, PushSubscriptionKeys } from '../../push/push-service.ts';
import { done } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';

/** A shop and a push service. */
export interface PushShop {
  readonly shop: TestShop;
  readonly service: PushService;
}

/** Opens a shop at noon, when nobody sleeps, and a push service; both close with the test. */
export async function openPushShop(overrides: Parameters<typeof openTestShop>[1] = {}): Promise<PushShop> {
  const service = await openPushService();
  const shop = await openTestShop({}, overrides);
  onTestFinished(async () => {
    await shop.backend.close();
    await service.close();
  });
  toHour(shop, 12);
  return { shop, service };
}

/** Moves the clock on to the next full hour of a clock in the shop. */
export function toHour({ clock }: Pick<TestShop, 'clock'>, hour: number): void {
  clock.pass(60 - ((clock.now().getTime() / 60_000) % 60));
  while (hourOfInstant(clock.now().getTime()) !== hour) clock.pass(60);
}

export interface Browser extends PushSubscriptionKeys {
  readonly uuid: string;
}

/** Registers a browser of the push service, with whoever is logged in. */
export async function addBrowser(client: ShopClient, service: PushService): Promise<Browser> {
  const { endpoint, p256dh, auth } = service.subscription();
  const uuid = randomUUID();
  const device = { platform: 'web', uuid, external_id: endpoint, p256dh, auth };
  await done(client.call(registerDevice, device));
  return { uuid, endpoint, p256dh, auth };
}

/** A message of the queue as development sees it. */
export interface QueuedPush {
  readonly id: number;
  readonly userId: number | null;
  readonly topic: string;
  readonly title: string;
  readonly body: string;
  readonly nav_to: string | null;
  readonly createdAt: string;
  readonly notAfter: string;
  readonly devices: readonly {
    readonly uuid: string;
    readonly attempts: number;
    readonly sentAt: string | null;
    readonly givenUpAt: string | null;
  }[];
}

/** The queue of a brand, oldest first. */
export async function queueOf(client: ShopClient): Promise<readonly QueuedPush[]> {
  const answer = await client.send('/__dev/pushes');
  return ((await answer.json()) as { pushes: QueuedPush[] }).pushes;
}

/** Tells a person, or everybody, at once; answers the status. */
export async function tellByHand(client: ShopClient, said: object): Promise<number> {
  const answer = await client.send('/__dev/push', { method: 'POST', body: JSON.stringify(said) });
  return answer.status;
}

export const demo = 'demo@cestolieto.example';
