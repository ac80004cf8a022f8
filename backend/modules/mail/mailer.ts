import { describeError } from '../../log.ts';
import type { TenantScope } from '../../scope.ts';
import type { MailRow } from './outbox.repository.ts';

/** A mail service. Rejects when it did not take the mail, which then waits for the next round. */
export interface Mailer {
  send(mail: Pick<MailRow, 'recipient' | 'sender' | 'subject' | 'textBody' | 'htmlBody'>): Promise<void>;
}

const mostAtOnce = 50;

/** Hands waiting mails to the mail service, each from one process at a time; the first failure ends the round. */
export async function deliverMails(scope: TenantScope, mailer: Mailer): Promise<void> {
  try {
    for (let sent = 0; sent < mostAtOnce; sent += 1) {
      const delivered = await scope.transaction(async (unit) => {
        const mail = await unit.outbox.takeWaiting();
        if (mail === null) return false;
        await mailer.send(mail);
        await unit.outbox.markSent(mail.mailId, unit.now);
        return true;
      });
      if (!delivered) return;
    }
  } catch (error) {
    scope.log.warn('delivery.failed', { tenant: scope.facts.tenantId, reason: describeError(error) });
  }
}
