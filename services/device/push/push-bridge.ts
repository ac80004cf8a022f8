import type { Platform } from '../../../contract/api/account/device.ts';
import type { PushMessage } from '../../../contract/rules/push/push-message.ts';
import type { PushPermission } from '../../../contract/rules/push/push-permission.ts';

/** A device as its push service knows it. */
export interface PushDevice {
  platform: Platform;
  /** The token of the push service. */
  externalId: string;
  model: string;
  platformVersion: string;
  manufacturer: string;
  /** Keys of a browser's subscription, base64url; empty for a phone's. */
  p256dh: string;
  auth: string;
}

/** What a device tells while the shop is open. */
export interface PushNews {
  /** A message came while the shopper looks at the shop (PUSH-05). */
  came: (message: PushMessage) => void;
  /** A message was tapped outside (PUSH-04). */
  opened: (link: string) => void;
  /** The device has another token (PUSH-02). */
  renewed: () => void;
}

/** The device's own way to show messages: a browser's push service or the mobile shell's. Every call may reject. */
export interface PushBridge {
  readonly platform: Platform;
  permission(): Promise<PushPermission>;
  /** Has the device ask the shopper, unless that was answered before. */
  ask(): Promise<PushPermission>;
  /** The token it has now; null without one. */
  currentToken(): Promise<string | null>;
  /** Takes out a token; browsers bind it to the shop's public key. */
  register(publicKey: string): Promise<PushDevice>;
  /** Gives the token back. */
  release(): Promise<void>;
  hear(news: PushNews): void;
}
