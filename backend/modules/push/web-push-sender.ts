import webPush from 'web-push';
import type { BackendConfig } from '../../platform/config.ts';
import { answersWithinMs } from './answers-within.ts';
import { isPushAddress } from './push-address.ts';
import type { PushMessage, PushSender } from './push-sender.ts';

const goneStatuses = new Set([404, 410]);

function requestOf({ device, payload, ttl, isUrgent, brand }: PushMessage) {
  const { externalId: endpoint, p256dh, auth } = device;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject: brand.contact, ...brand.keys },
    TTL: ttl,
    urgency: isUrgent ? 'high' : 'normal',
  });
}

/** Tells browsers by Web Push: encrypted for the one browser, signed with the brand's key (RFC 8030, 8291, 8292). */
export function createWebPushSender(config: Pick<BackendConfig, 'embedded' | 'pushServices'>): PushSender {
  return {
    tells: () => true,
    async send(message) {
      if (!isPushAddress(message.device.externalId, config)) return 'gone';
      const { endpoint, headers, body } = requestOf(message);
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: headers,
        body: body === null ? null : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(answersWithinMs),
      });
      await response.body?.cancel();
      if (goneStatuses.has(response.status)) return 'gone';
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return 'taken';
    },
  };
}
