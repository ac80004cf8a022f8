import type { Platform } from '../../../contract/api/account/device.ts';
import type { PushPayload } from '../../../contract/api/account/push-payload.ts';

/** The key pair a brand signs its messages with, base64url (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A message for one device, and whose it is. */
export interface PushMessage {
  readonly device: {
    /** The push service's token: of a browser the https address of its subscription. */
    readonly externalId: string;
    /** What a browser's messages are encrypted with, base64url; empty for phones. */
    readonly p256dh: string;
    readonly auth: string;
  };
  readonly payload: PushPayload;
  /** How long the service may keep it for a device that is away, in seconds. */
  readonly ttl: number;
  /** Wakes a device that sleeps. */
  readonly isUrgent: boolean;
  readonly brand: {
    readonly tenantId: string;
    /** Whom the service may write to, `mailto:…`. */
    readonly contact: string;
    readonly keys: PushKeys;
  };
}

/**
 * A push service. `taken` when it took the message, `gone` when it knows the device no longer, which is then forgotten.
 * Rejects when it did not take the message, which is then tried again later.
 */
export interface PushSender {
  /** Whether it can tell devices of a brand; where not, nothing is queued for them. */
  tells(tenantId: string): boolean;
  send(message: PushMessage): Promise<'taken' | 'gone'>;
}

/** The sender of each platform; devices of one without are told nothing. */
export type PushSenders = Readonly<Record<Platform, PushSender | null>>;
