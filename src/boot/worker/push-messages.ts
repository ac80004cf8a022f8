import { language } from '#language';
import * as v from 'valibot';
import { pushPayloadSchema } from '../../../contract/api/account/push-payload.ts';
import { outerPath, type LanguageBase } from '../../../contract/rules/language/language-address.ts';
import { pushMessage, type PushMessage } from '../../../contract/rules/push/push-message.ts';
import { heard, type WorkerNews } from '../../../services/device/push/worker-news.ts';
import { deepLinkPath } from '../../routing/entry/deep-link.ts';
import { paths } from '../../routing/paths.ts';
import type { PushData, ShownNotification, WindowClient, WorkerScope } from './worker-scope.ts';

/** How long a page may take to hear what it is told, in ms: one that is just being loaded hears nothing yet. */
const hearing = 1_000;

/** Where the brand's own picture is found. */
const icon = '/apple-touch-icon.png';

/** Tells a page; false where it did not hear. */
function tell(page: WindowClient, news: WorkerNews): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === heard));
    port1.start();
    setTimeout(() => resolve(false), hearing);
    page.postMessage(news, [port2]);
  });
}

/** What a payload says; null of one that says nothing, or that is no payload of ours. */
function messageIn(data: PushData | null): PushMessage | null {
  try {
    const payload = v.safeParse(pushPayloadSchema, data?.json());
    return payload.success ? pushMessage(payload.output) : null;
  } catch {
    return null;
  }
}

const succeeds = () => true;
const fails = () => false;

const navToSchema = v.object({ navTo: v.nullable(v.string()) });

/** Shows what a browser's push service brings, and leads on from it (PUSH-04, PUSH-05). `base` is that of the worker's language. */
export function showPushMessages(scope: WorkerScope, base: LanguageBase): void {
  // Payloads hold paths: no other host is the worker's, and no language.
  const shop = { origin: scope.location.origin, domains: [], languages: [language] as const };
  const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  async function came(data: PushData | null): Promise<void> {
    const message = messageIn(data);
    if (message === null) return;
    // Whoever looks at the shop is told there.
    const looked = (await pages()).find(({ visibilityState }) => visibilityState === 'visible');
    if (looked !== undefined && (await tell(looked, { push: 'came', message }))) return;
    const { title, body, navTo } = message;
    await scope.registration.showNotification(title, { body, icon, data: { navTo } });
  }

  async function opened({ data }: ShownNotification): Promise<void> {
    const told = v.safeParse(navToSchema, data);
    const link = told.success ? told.output.navTo : null;
    const [page] = await pages();
    // A browser may refuse to bring a page to the front; it is led on all the same.
    await page?.focus().catch(() => undefined);
    if (page !== undefined && (link === null || (await tell(page, { push: 'opened', link })))) return;
    const path = link === null ? paths.home : deepLinkPath(link, shop);
    const address = outerPath(base, path);
    // A page that does not hear yet is loaded anew.
    const isLed = page !== undefined && (await page.navigate(address).then(succeeds, fails));
    if (!isLed) await scope.clients.openWindow(address);
  }

  /** Where no page hears of it, the next one that is opened sees it by itself. */
  async function renewed(): Promise<void> {
    for (const page of await pages()) if (await tell(page, { push: 'renewed' })) return;
  }

  scope.addEventListener('push', (event) => event.waitUntil(came(event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(opened(event.notification));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewed()));
}
