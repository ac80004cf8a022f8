import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { transactionStatusCodes } from '../../../contract/api/codes.ts';
import type { PaymentTypeId, TransactionStatusId } from '../../../contract/api/ordering/payment.ts';
import type { Database } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/rows.ts';
import { paymentAuths, paymentIntents, transactions } from './payment.table.ts';
import type { IntentState } from './payment.table.ts';

export type TransactionRow = typeof transactions.$inferSelect;
export type IntentRow = typeof paymentIntents.$inferSelect;

/** New rows say whose they are. */
type Owned<Row> = Row & { readonly userId: number };

/** Transactions, intents and saved cards of one tenant. */
export function createPaymentRepository(db: Database, tenantId: string) {
  const own = (transactionId: number) =>
    and(eq(transactions.tenantId, tenantId), eq(transactions.transactionId, transactionId));
  return {
    async openTransaction(
      fields: Owned<Omit<typeof transactions.$inferInsert, 'tenantId' | 'transactionId'>>,
    ) {
      const [opened] = await db
        .insert(transactions)
        .values({ ...fields, tenantId })
        .returning();
      if (opened === undefined) throw new Error('an insert answered no row');
      return opened;
    },

    async findTransaction(transactionId: number): Promise<TransactionRow | null> {
      const [found] = await db.select().from(transactions).where(own(transactionId));
      return found ?? null;
    },

    findTransactions(transactionIds: readonly number[]): Promise<TransactionRow[]> {
      if (transactionIds.length === 0) return Promise.resolve([]);
      return db
        .select()
        .from(transactions)
        .where(and(eq(transactions.tenantId, tenantId), oneOf(transactions.transactionId, transactionIds)));
    },

    /** Moves a transaction on, but only from the status it was seen in; false when it moved meanwhile. */
    async moveTransaction(
      transactionId: number,
      step: {
        from: TransactionStatusId;
        to: TransactionStatusId;
        authorizedAmount?: number;
        capturedAmount?: number;
      },
    ) {
      const moved = await db
        .update(transactions)
        .set({
          statusId: step.to,
          ...(step.authorizedAmount === undefined ? {} : { authorizedAmount: step.authorizedAmount }),
          ...(step.capturedAmount === undefined ? {} : { capturedAmount: step.capturedAmount }),
        })
        .where(and(own(transactionId), eq(transactions.statusId, step.from)))
        .returning({ transactionId: transactions.transactionId });
      return moved.length === 1;
    },

    /** Gives back a part of what was taken; false when less than it is left. */
    async giveBack(transactionId: number, amount: number) {
      const given = await db
        .update(transactions)
        .set({ refundedAmount: sql`${transactions.refundedAmount} + ${amount}` })
        .where(
          and(
            own(transactionId),
            eq(transactions.statusId, transactionStatusCodes.confirmed),
            sql`${transactions.capturedAmount} - ${transactions.refundedAmount} >= ${amount}`,
          ),
        )
        .returning({ transactionId: transactions.transactionId });
      return given.length === 1;
    },

    async addIntent(intent: Owned<Omit<typeof paymentIntents.$inferInsert, 'tenantId'>>) {
      await db.insert(paymentIntents).values({ ...intent, tenantId });
    },

    async findIntent(token: string): Promise<IntentRow | null> {
      const [found] = await db
        .select()
        .from(paymentIntents)
        .where(and(eq(paymentIntents.tenantId, tenantId), eq(paymentIntents.token, token)));
      return found ?? null;
    },

    /** Settles an intent once: it moves only from one of the given states. */
    async moveIntent(token: string, step: { from: readonly IntentState[]; to: IntentState }) {
      const moved = await db
        .update(paymentIntents)
        .set({ state: step.to })
        .where(
          and(
            eq(paymentIntents.tenantId, tenantId),
            eq(paymentIntents.token, token),
            inArray(paymentIntents.state, [...step.from]),
          ),
        )
        .returning({ token: paymentIntents.token });
      return moved.length === 1;
    },

    /** Voids what a transaction still asks of the provider. */
    async voidIntents(transactionId: number) {
      await db
        .update(paymentIntents)
        .set({ state: 'void' })
        .where(
          and(
            eq(paymentIntents.tenantId, tenantId),
            eq(paymentIntents.transactionId, transactionId),
            inArray(paymentIntents.state, ['open', 'pending']),
          ),
        );
    },

    /** Saved cards of a user that have not expired, the preferred one first. */
    listAuths(where: { userId: number; paymentTypeId: PaymentTypeId; today: string }) {
      return db
        .select()
        .from(paymentAuths)
        .where(
          and(
            eq(paymentAuths.tenantId, tenantId),
            eq(paymentAuths.userId, where.userId),
            eq(paymentAuths.paymentTypeId, where.paymentTypeId),
            gte(paymentAuths.expiresOn, where.today),
          ),
        )
        .orderBy(desc(paymentAuths.preferred), asc(paymentAuths.userPaymentAuthId));
    },

    /** Every saved card of a user, also expired ones and those of a type that is no longer offered. */
    listAllAuths(userId: number) {
      return db
        .select()
        .from(paymentAuths)
        .where(and(eq(paymentAuths.tenantId, tenantId), eq(paymentAuths.userId, userId)))
        .orderBy(desc(paymentAuths.preferred), asc(paymentAuths.userPaymentAuthId));
    },

    /** Removes a saved card of a user; false when there is none of this id. */
    async removeAuth({ userId, authId }: { userId: number; authId: number }) {
      const removed = await db
        .delete(paymentAuths)
        .where(
          and(
            eq(paymentAuths.tenantId, tenantId),
            eq(paymentAuths.userId, userId),
            eq(paymentAuths.userPaymentAuthId, authId),
          ),
        )
        .returning({ authId: paymentAuths.userPaymentAuthId });
      return removed.length === 1;
    },

    async addAuth(auth: Omit<typeof paymentAuths.$inferInsert, 'tenantId' | 'userPaymentAuthId'>) {
      await db.insert(paymentAuths).values({ ...auth, tenantId });
    },
  };
}
