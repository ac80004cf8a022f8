import { TooManyTriesError } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import { bucketOf, takeTry } from '../auth/try-limit.ts';
import type { AccountMailKind } from './account-mail.ts';

const hourMs = 60 * 60_000;
const mailsAnHour = 5;
const requestsAnHour = 600;

/** True while a person may be sent another mail of a kind: five an hour, then none, and nobody is told (T10). */
export async function mayMail(scope: TenantScope, kind: AccountMailKind, email: string): Promise<boolean> {
  const bucket = bucketOf(`mail.${kind}`, email.trim().toLowerCase());
  try {
    await takeTry(scope, { bucket, limit: mailsAnHour, windowMs: hourMs });
    return true;
  } catch (error) {
    if (error instanceof TooManyTriesError) return false;
    throw error;
  }
}

/** Counts a request for a mail by its client address, whoever it is about, and refuses too many (REG-26). */
export function takeMailRequest(scope: TenantScope, address: string): Promise<void> {
  const bucket = bucketOf('mail.address', address);
  return takeTry(scope, { bucket, limit: requestsAnHour, windowMs: hourMs });
}
