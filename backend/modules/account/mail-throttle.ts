import { RateLimitError } from '../../platform/domain-errors.ts';
import type { AccountContext } from './account.context.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { consumeAttempt } from '../auth/rate-limit.ts';
import type { AccountMailKind } from './account-mail.ts';

const hourMs = 60 * 60_000;
const mailsAnHour = 5;
const requestsAnHour = 600;

/** True while a person may be sent another mail of a kind: five an hour, then none, and nobody is told (T10). */
export async function isMailAllowed(
  context: Pick<AccountContext, 'now' | 'rateLimits'>,
  kind: AccountMailKind,
  email: string,
): Promise<boolean> {
  const bucket = digestKey(`mail.${kind}`, email.trim().toLowerCase());
  try {
    await consumeAttempt(context, { bucket, limit: mailsAnHour, windowMs: hourMs });
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
}

/** Counts a request for a mail by its client address, whoever it is about, and refuses too many (REG-26). */
export function consumeMailRequest(
  context: Pick<AccountContext, 'now' | 'rateLimits'>,
  address: string,
): Promise<void> {
  const bucket = digestKey('mail.address', address);
  return consumeAttempt(context, { bucket, limit: requestsAnHour, windowMs: hourMs });
}
