import { describeError } from '../../platform/log.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { MailContext } from './mail.context.ts';
import type { MailRow } from './outbox.repository.ts';

/** A mail service. Rejects when it did not take the mail, which then waits for the next round. */
export interface Mailer {
  send(mail: Pick<MailRow, 'recipient' | 'sender' | 'subject' | 'textBody' | 'htmlBody'>): Promise<void>;
}

const mostAtOnce = 50;

/** Hands waiting mails to the mail service, each from one process at a time; the first failure ends the round. */
export async function deliverMails(
  context: Transactional<Pick<MailContext, 'facts' | 'log' | 'now' | 'outbox'>>,
  mailer: Mailer,
): Promise<void> {
  try {
    for (let sent = 0; sent < mostAtOnce; sent += 1) {
      const delivered = await context.transaction(async (unit) => {
        const mail = await unit.outbox.takeWaiting();
        if (mail === null) return false;
        await mailer.send(mail);
        await unit.outbox.markSent(mail.mailId, unit.now);
        return true;
      });
      if (!delivered) return;
    }
  } catch (error) {
    context.log.warn('delivery.failed', { tenant: context.facts.tenantId, reason: describeError(error) });
  }
}
