import { describeError } from '../../platform/log.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { MailContext } from './mail.context.ts';
import type { MailRow } from './outbox.repository.ts';

/** A mail service. Rejects when it did not take the mail, which is then tried again later. */
export interface Mailer {
  send(mail: Pick<MailRow, 'recipient' | 'sender' | 'subject' | 'textBody' | 'htmlBody'>): Promise<void>;
}

const mostAtOnce = 50;
/** So many refusals say that the service is down, rather than that mails are wrong. */
const mostFailures = 3;
/** With the pauses between them, two days: an outage over a weekend loses nothing. */
const mostAttempts = 20;

type DeliveryContext = Transactional<Pick<MailContext, 'facts' | 'log' | 'now' | 'outbox'>>;

async function recordFailure(context: DeliveryContext, mail: MailRow, error: unknown): Promise<void> {
  // Mail servers repeat the address they refuse.
  const reason = describeError(error).replaceAll(mail.recipient, '[recipient]');
  const fields = { tenant: context.facts.tenantId, id: mail.mailId, attempt: mail.attempts, reason };
  if (mail.attempts < mostAttempts) {
    context.log.warn('delivery.failed', fields);
    return;
  }
  await context.outbox.giveUp(mail.mailId, context.now);
  context.log.error('delivery.givenUp', fields);
}

/**
 * Hands the mails that are due to the mail service, each from one process at a time. One that is refused holds up no
 * other; after 20 attempts it is given up. An attempt is counted before it is made: it counts whatever ends it.
 */
export async function deliverMails(context: DeliveryContext, mailer: Mailer): Promise<void> {
  let failures = 0;
  for (let handled = 0; handled < mostAtOnce && failures < mostFailures; handled += 1) {
    const mail = await context.outbox.beginAttempt(context.now);
    if (mail === null) return;
    try {
      await context.transaction(async (unit) => {
        if (!(await unit.outbox.lockUnsent(mail.mailId))) return;
        await mailer.send(mail);
        await unit.outbox.markSent(mail.mailId, unit.now);
      });
    } catch (error) {
      failures += 1;
      await recordFailure(context, mail, error);
    }
  }
}
