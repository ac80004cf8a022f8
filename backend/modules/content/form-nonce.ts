import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ContentContext } from './content.context.ts';

const lifeMs = 60 * 60_000;
const shape = /^(?<until>[0-9a-z]{1,12})-(?<mac>[0-9a-f]{32})$/;

const keyOf = (context: Pick<ContentContext, 'secrets'>) =>
  context.secrets.ofPurpose('form', () => randomBytes(32).toString('base64url'));

const macOf = (key: string, until: number, formId: number) =>
  createHmac('sha256', key).update(`${until} ${formId}`).digest('hex').slice(0, 32);

/** Proof that a form was asked for at this shop, good for an hour (X07). */
export async function newNonce(
  context: Pick<ContentContext, 'now' | 'secrets'>,
  formId: number,
): Promise<string> {
  const until = context.now.getTime() + lifeMs;
  return `${until.toString(36)}-${macOf(await keyOf(context), until, formId)}`;
}

/** True for a nonce this shop gave for this form within the last hour. */
export async function isNonce(
  context: Pick<ContentContext, 'now' | 'secrets'>,
  nonce: string,
  formId: number,
): Promise<boolean> {
  const { until: untilText, mac } = shape.exec(nonce)?.groups ?? {};
  if (untilText === undefined || mac === undefined) return false;
  const until = Number.parseInt(untilText, 36);
  const now = context.now.getTime();
  if (until <= now || until > now + lifeMs) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(await keyOf(context), until, formId)));
}
