import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { idempotencyKeys } from './idempotency.table.ts';

const asked = {
  tenantId: sql.placeholder('tenantId'),
  userId: sql.placeholder('userId'),
  key: sql.placeholder('key'),
};
const renewed = { paramsHash: sql`excluded.params_hash`, createdAt: sql`excluded.created_at` };

const claimKey = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({ ...asked, paramsHash: sql.placeholder('paramsHash'), createdAt: sql.placeholder('now') })
    .onConflictDoUpdate({
      target: [idempotencyKeys.tenantId, idempotencyKeys.userId, idempotencyKeys.key],
      set: { ...renewed, packed: null, answer: null },
      setWhere: sql`${idempotencyKeys.createdAt} < ${sql.placeholder('expired')}::timestamptz`,
    })
    .returning({ key: idempotencyKeys.key }),
);

const keepPacked = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ packed: sql`${sql.placeholder('packed')}` })
    .where(
      and(
        eq(idempotencyKeys.tenantId, asked.tenantId),
        eq(idempotencyKeys.userId, asked.userId),
        eq(idempotencyKeys.key, asked.key),
      ),
    ),
);

/** First answers by key, for one tenant (T9). */
export function createIdempotencyRepository(db: Database, tenantId: string) {
  const own = (userId: number, key: string) =>
    and(
      eq(idempotencyKeys.tenantId, tenantId),
      eq(idempotencyKeys.userId, userId),
      eq(idempotencyKeys.key, key),
    );
  return {
    /**
     * Claims a key for the running transaction; false when it is taken. A parallel twin waits here until the first
     * one has committed. A key older than `expired` counts as new.
     */
    async claim(claim: { userId: number; key: string; paramsHash: string; now: Date; expired: Date }) {
      const claimed = await claimKey(db, { ...claim, tenantId, expired: claim.expired.toISOString() });
      return claimed.length === 1;
    },

    async keepAnswer(userId: number, key: string, packed: Uint8Array) {
      await keepPacked(db, { tenantId, userId, key, packed });
    },

    async find(userId: number, key: string) {
      const [found] = await db
        .select({
          paramsHash: idempotencyKeys.paramsHash,
          packed: idempotencyKeys.packed,
          answer: idempotencyKeys.answer,
        })
        .from(idempotencyKeys)
        .where(own(userId, key));
      return found ?? null;
    },

    async deleteBefore(before: Date) {
      await db
        .delete(idempotencyKeys)
        .where(and(eq(idempotencyKeys.tenantId, tenantId), lt(idempotencyKeys.createdAt, before)));
    },
  };
}
