import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { mails } from './mail.table.ts';

export type NewMail = Omit<typeof mails.$inferInsert, 'tenantId' | 'mailId' | 'sentAt'>;
export type MailRow = typeof mails.$inferSelect;
const mostListed = 500;

/** The outbox of one tenant. */
export function createOutboxRepository(db: Database, tenantId: string) {
  return {
    async add(mail: NewMail) {
      await db.insert(mails).values({ ...mail, tenantId });
    },

    /** The oldest mail nobody sent yet, locked; one another process is sending is passed over. */
    async takeWaiting(): Promise<MailRow | null> {
      const [mail] = await db
        .select()
        .from(mails)
        .where(and(eq(mails.tenantId, tenantId), isNull(mails.sentAt)))
        .orderBy(asc(mails.mailId))
        .limit(1)
        .for('update', { skipLocked: true });
      return mail ?? null;
    },

    async markSent(mailId: number, sentAt: Date) {
      await db
        .update(mails)
        .set({ sentAt })
        .where(and(eq(mails.tenantId, tenantId), eq(mails.mailId, mailId)));
    },

    /** Mails after an id, oldest first, to one recipient or to all. */
    list(filter: { to: string | null; since: number }): Promise<MailRow[]> {
      return db
        .select()
        .from(mails)
        .where(
          and(
            eq(mails.tenantId, tenantId),
            gt(mails.mailId, filter.since),
            filter.to === null ? undefined : eq(mails.recipient, filter.to),
          ),
        )
        .orderBy(asc(mails.mailId))
        .limit(mostListed);
    },
  };
}
