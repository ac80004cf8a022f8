import * as v from 'valibot';
import { pushPayloadSchema } from '../../../contract/api/account/push-payload.ts';
import { pushMessage } from '../../../contract/rules/push/push-message.ts';
import { runningPlatform } from '../platform.ts';
import type { PushPermission } from '../../../contract/rules/push/push-permission.ts';
import type { PushBridge } from './push-bridge.ts';

type Receive = 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied';

interface PushPlugin {
  /** What it tells depends on the event, and is parsed where it is heard. */
  addListener(event: string, hear: (told: unknown) => void): Promise<unknown>;
  checkPermissions(): Promise<{ receive: Receive }>;
  requestPermissions(): Promise<{ receive: Receive }>;
  /** The token comes by the event `registration`. */
  register(): Promise<void>;
  unregister(): Promise<void>;
}

/** The parts of the mobile shell that are used here. */
export interface ShellPlugins {
  PushNotifications: PushPlugin;
  Device: { getInfo(): Promise<{ model: string; osVersion: string; manufacturer: string }> };
}

/** The plugins of the shell that runs, as its project installs them. */
export const shellPlugins = (): ShellPlugins => globalThis.Capacitor?.Plugins as ShellPlugins; // the shell's own

const permissions: Readonly<Record<Receive, PushPermission>> = {
  prompt: 'undecided',
  'prompt-with-rationale': 'undecided',
  granted: 'granted',
  denied: 'blocked',
};

const tokenSchema = v.object({ value: v.string() });
const failureSchema = v.object({ error: v.string() });
const notificationSchema = v.object({
  title: v.optional(v.string()),
  body: v.optional(v.string()),
  data: v.optional(pushPayloadSchema, {}),
});
const tapSchema = v.object({ notification: notificationSchema });

type Notification = v.InferOutput<typeof notificationSchema>;

/** Phones' services may leave the words beside the data. */
const messageOf = ({ title, body, data }: Notification) =>
  pushMessage({
    ...data,
    ...(title === undefined ? {} : { title }),
    ...(body === undefined ? {} : { body }),
  });

/** The mobile shell: its push service shows messages by itself while the app is away (PUSH-01, PUSH-04). */
export function capacitorPushBridge({ PushNotifications, Device }: ShellPlugins): PushBridge {
  let token: string | null = null;
  const platform = runningPlatform();
  /** The next token the push service gives out. */
  const nextToken = () =>
    new Promise<string>((resolve, reject) => {
      void PushNotifications.addListener('registration', (told) => resolve(v.parse(tokenSchema, told).value));
      void PushNotifications.addListener('registrationError', (told) =>
        reject(new Error(v.parse(failureSchema, told).error)),
      );
    });
  const register = async () => {
    const coming = nextToken();
    await PushNotifications.register();
    token = await coming;
    return token;
  };
  return {
    platform,
    permission: async () => permissions[(await PushNotifications.checkPermissions()).receive],
    ask: async () => permissions[(await PushNotifications.requestPermissions()).receive],
    currentToken: async () => token ?? (await register()),
    async register() {
      const [externalId, { model, osVersion, manufacturer }] = await Promise.all([
        register(),
        Device.getInfo(),
      ]);
      return { platform, externalId, model, platformVersion: osVersion, manufacturer, p256dh: '', auth: '' };
    },
    async release() {
      token = null;
      await PushNotifications.unregister();
    },
    hear(news) {
      void PushNotifications.addListener('pushNotificationReceived', (told) => {
        const message = messageOf(v.parse(notificationSchema, told));
        if (message !== null) news.came(message);
      });
      void PushNotifications.addListener('pushNotificationActionPerformed', (told) => {
        const { nav_to: link } = v.parse(tapSchema, told).notification.data;
        if (link !== undefined) news.opened(link);
      });
      void PushNotifications.addListener('registration', (told) => {
        if (token !== null && v.parse(tokenSchema, told).value !== token) news.renewed();
      });
    },
  };
}
