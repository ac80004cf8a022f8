import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { mails } from './mail.table.ts';

export type NewMail = Omit<
  typeof mails.$inferInsert,
  'tenantId' | 'mailId' | 'sentAt' | 'attempts' | 'nextAttemptAt' | 'givenUpAt'
>;
export type MailRow = typeof mails.$inferSelect;

/** Mails that were not sent; `oldestAt` is when the first of those that wait was written, null where none does. */
export interface UnsentMails {
  readonly waiting: number;
  readonly givenUp: number;
  readonly oldestAt: Date | null;
}
const mostListed = 500;
const longestPauseMinutes = 240;

/** The outbox of one tenant. */
export function createOutboxRepository(db: Database, tenantId: string) {
  return {
    async add(mail: NewMail) {
      await db.insert(mails).values({ ...mail, tenantId });
    },

    /**
     * The oldest mail whose attempt is due, this attempt counted: the next one is due after 1 minute, 2, 4, up to 4 hours.
     * Null where none is due.
     */
    async beginAttempt(now: Date): Promise<MailRow | null> {
      const due = db
        .select({ mailId: mails.mailId })
        .from(mails)
        .where(
          and(
            eq(mails.tenantId, tenantId),
            isNull(mails.sentAt),
            isNull(mails.givenUpAt),
            or(isNull(mails.nextAttemptAt), lte(mails.nextAttemptAt, now)),
          ),
        )
        .orderBy(asc(mails.mailId))
        .limit(1)
        .for('update', { skipLocked: true });
      const [mail] = await db
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          // A sum with an interval depends on the time zone of the session: spread tables refuse it beside a column.
          nextAttemptAt: sql`to_timestamp(${now.getTime() / 1_000}::double precision
            + 60 * least(power(2, ${mails.attempts}), ${longestPauseMinutes}::integer))`,
        })
        .where(and(eq(mails.tenantId, tenantId), eq(mails.mailId, sql`(${due})`)))
        .returning();
      return mail ?? null;
    },

    /** Locks a mail nobody sent yet; false where another process sent it or is about to. */
    async lockUnsent(mailId: number): Promise<boolean> {
      const locked = await db
        .select({ mailId: mails.mailId })
        .from(mails)
        .where(and(eq(mails.tenantId, tenantId), eq(mails.mailId, mailId), isNull(mails.sentAt)))
        .for('update', { skipLocked: true });
      return locked.length > 0;
    },

    /** No more attempts; the mail stays for an operator. */
    async giveUp(mailId: number, givenUpAt: Date) {
      await db
        .update(mails)
        .set({ givenUpAt })
        .where(and(eq(mails.tenantId, tenantId), eq(mails.mailId, mailId)));
    },

    async markSent(mailId: number, sentAt: Date) {
      await db
        .update(mails)
        .set({ sentAt })
        .where(and(eq(mails.tenantId, tenantId), eq(mails.mailId, mailId)));
    },

    /** Forgets mails of a kind that were sent before an instant, and those written before another, sent or not. */
    async deleteOfKind(
      kind: string,
      { sentBefore, writtenBefore }: { sentBefore: Date; writtenBefore: Date },
    ) {
      await db
        .delete(mails)
        .where(
          and(
            eq(mails.tenantId, tenantId),
            eq(mails.kind, kind),
            or(lt(mails.sentAt, sentBefore), lt(mails.createdAt, writtenBefore)),
          ),
        );
    },

    /** What was not sent; the index of unsent mails answers it. */
    async unsent(): Promise<UnsentMails> {
      const waits = sql`${mails.givenUpAt} IS NULL`;
      const [found] = await db
        .select({
          waiting: sql<number>`count(*) FILTER (WHERE ${waits})::integer`,
          givenUp: sql<number>`count(${mails.givenUpAt})::integer`,
          oldestAt: sql`min(${mails.createdAt}) FILTER (WHERE ${waits})`.mapWith(mails.createdAt),
        })
        .from(mails)
        .where(and(eq(mails.tenantId, tenantId), isNull(mails.sentAt)));
      return found ?? { waiting: 0, givenUp: 0, oldestAt: null };
    },

    /** One mail; null where there is none of this id. */
    async find(mailId: number): Promise<MailRow | null> {
      const [mail] = await db
        .select()
        .from(mails)
        .where(and(eq(mails.tenantId, tenantId), eq(mails.mailId, mailId)));
      return mail ?? null;
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
