import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/**
 * The signature of a provider callback: hex HMAC-SHA256, keyed with PSP_SECRET, of the timestamp, a full stop and the
 * raw body. It travels in `X-Psp-Signature`, the timestamp (Unix seconds) in `X-Psp-Timestamp` (D06).
 */
export function pspSignature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** True for a callback signed with our secret within the last five minutes. */
export function isSignedCallback(
  callback: { timestamp: string | null; signature: string | null; body: string },
  { secret, now }: { secret: string; now: Date },
): boolean {
  const { timestamp, signature, body } = callback;
  if (timestamp === null || signature === null || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const expected = Buffer.from(pspSignature(secret, timestamp, body));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
