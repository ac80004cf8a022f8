import * as v from 'valibot';
import type { PushPermission } from '../../../contract/rules/push/push-permission.ts';
import type { PushBridge } from './push-bridge.ts';
import { heard, pushNewsSchema } from './worker-news.ts';

const permissions: Readonly<Record<NotificationPermission, PushPermission>> = {
  default: 'undecided',
  denied: 'blocked',
  granted: 'granted',
};

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const permission = (): PushPermission =>
  isSupported() ? permissions[Notification.permission] : 'unsupported';

/** The worker's registration; null where none is installed. */
const subscriptionNow = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Whether a subscription was taken out with this key; one of another is refused by the shop's messages. */
function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const own = options.applicationServerKey;
  return own !== null && [...new Uint8Array(own)].join() === [...bytesOf(publicKey)].join();
}

const keysSchema = v.object({ p256dh: v.string(), auth: v.string() });

/** A browser: its push service wakes the worker, which shows the message (PUSH-04, PUSH-05). */
export const webPushBridge: PushBridge = {
  platform: 'web',
  permission: () => Promise.resolve(permission()),
  async ask() {
    return isSupported() ? permissions[await Notification.requestPermission()] : 'unsupported';
  },
  currentToken: async () => (await subscriptionNow())?.endpoint ?? null,
  async register(publicKey) {
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    if (known !== null && !isOfKey(known, publicKey)) await known.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { p256dh, auth } = v.parse(keysSchema, subscription.toJSON().keys);
    return {
      platform: 'web',
      externalId: subscription.endpoint,
      model: '',
      platformVersion: '',
      manufacturer: '',
      p256dh,
      auth,
    };
  },
  async release() {
    await (await subscriptionNow())?.unsubscribe();
  },
  hear(news) {
    navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
      const told = v.safeParse(pushNewsSchema, data);
      if (!told.success) return;
      // The worker shows by itself what nobody here takes.
      ports[0]?.postMessage(heard);
      const { output } = told;
      if (output.push === 'came') news.came(output.message);
      else if (output.push === 'opened') news.opened(output.link);
      else news.renewed();
    });
  },
};
