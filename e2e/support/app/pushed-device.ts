import type { CDPSession, Page } from '@playwright/test';
import { openPushService, type PushService, type ReceivedPush } from '../../../tests/push/push-service.ts';
import { expect } from '../test.ts';

/** A browser whose push service is ours: what the shop sends there is decrypted, and handed to the worker as it came. */
export interface PushedDevice {
  readonly service: PushService;
  /** Hands the worker what was received and not yet handed over, the last title first; resolves with how many those were. */
  deliver(page: Page): Promise<number>;
  /** How the device's own notifications stand, as `title: body`. */
  shown(page: Page): Promise<readonly string[]>;
  /** The shopper taps the notification with this title. */
  tap(page: Page, title: string): Promise<void>;
  close(): Promise<void>;
}

/** What takes the place of the browser's push service, which lives in another's cloud; it runs in the page. */
function subscribeHere({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }): void {
  const key = 'subscribed';
  const subscription = (applicationServerKey: BufferSource | string | null | undefined) => ({
    endpoint,
    options: { applicationServerKey, userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => {
      sessionStorage.removeItem(key);
      return Promise.resolve(true);
    },
  });
  let taken: BufferSource | string | null | undefined = null;
  PushManager.prototype.subscribe = (options) => {
    taken = options?.applicationServerKey;
    sessionStorage.setItem(key, 'true');
    return Promise.resolve(subscription(taken) as unknown as PushSubscription);
  };
  PushManager.prototype.getSubscription = () =>
    Promise.resolve(
      sessionStorage.getItem(key) === null ? null : (subscription(taken) as unknown as PushSubscription),
    );
}

async function registrationOf(page: Page): Promise<{ cdp: CDPSession; registrationId: string }> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return { cdp, registrationId: await found };
}

/** Has the browser take push messages of the shop at an origin from a service of its own; it allows them when it is asked. */
export async function openPushedDevice(page: Page, origin: string): Promise<PushedDevice> {
  const service = await openPushService();
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(subscribeHere, service.subscription());
  let handed = 0;
  return {
    service,
    async deliver(at) {
      // They were sent at once, and came in whatever order.
      const titleOf = ({ payload }: ReceivedPush) => String((payload as { title: unknown }).title);
      const coming = service
        .received()
        .slice(handed)
        .toSorted((one, other) => titleOf(other).localeCompare(titleOf(one)));
      handed += coming.length;
      const { cdp, registrationId } = await registrationOf(at);
      for (const { payload } of coming)
        await cdp.send('ServiceWorker.deliverPushMessage', {
          origin,
          registrationId,
          data: JSON.stringify(payload),
        });
      await cdp.detach();
      return coming.length;
    },
    shown: (at) =>
      at.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
      }),
    async tap(at, title) {
      const [worker] = at.context().serviceWorkers();
      if (worker === undefined) throw new Error('no worker runs');
      await worker.evaluate(async (wanted) => {
        const scope = globalThis as unknown as {
          registration: { getNotifications(): Promise<readonly Notification[]> };
          NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
          dispatchEvent(event: Event): boolean;
        };
        const shown = await scope.registration.getNotifications();
        const notification = shown.find((one) => one.title === wanted);
        if (notification === undefined) throw new Error(`${wanted} is not shown`);
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      }, title);
    },
    close: () => service.close(),
  };
}

/** Tells the devices of somebody by hand, with all else that is due. */
export const tell = async (
  page: Page,
  said: { login: string | null; title: string; body: string; nav_to?: string },
): Promise<void> => {
  const status = await page.evaluate(
    async (body) => (await fetch('/__dev/push', { method: 'POST', body })).status,
    JSON.stringify(said),
  );
  expect(status).toBe(200);
};
