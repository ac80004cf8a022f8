import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { restoreTokens } from './restore-token.table.ts';

/** Restore tokens of one tenant (A09). */
export function createRestoreTokenRepository(db: Database, tenantId: string) {
  const own = (hash: string) => and(eq(restoreTokens.tenantId, tenantId), eq(restoreTokens.tokenHash, hash));
  return {
    async add(token: Omit<typeof restoreTokens.$inferInsert, 'tenantId'>) {
      await db.insert(restoreTokens).values({ ...token, tenantId });
    },

    /** Spends a token that is good at `now`; null when it is unknown, spent or expired. One caller wins. */
    async consume(hash: string, now: Date) {
      const [spent] = await db
        .update(restoreTokens)
        .set({ spentAt: now })
        .where(and(own(hash), isNull(restoreTokens.spentAt), gt(restoreTokens.expiresAt, now)))
        .returning({
          userId: restoreTokens.userId,
          familyId: restoreTokens.familyId,
          remember: restoreTokens.remember,
        });
      return spent ?? null;
    },

    /** The tokens of a user that are good at `now`. */
    listUsable(userId: number, now: Date) {
      return db
        .select({
          familyId: restoreTokens.familyId,
          remember: restoreTokens.remember,
          expiresAt: restoreTokens.expiresAt,
          device: restoreTokens.device,
        })
        .from(restoreTokens)
        .where(
          and(
            eq(restoreTokens.tenantId, tenantId),
            eq(restoreTokens.userId, userId),
            isNull(restoreTokens.spentAt),
            gt(restoreTokens.expiresAt, now),
          ),
        );
    },

    async familyOf(hash: string) {
      const [found] = await db
        .select({
          userId: restoreTokens.userId,
          familyId: restoreTokens.familyId,
          spentAt: restoreTokens.spentAt,
        })
        .from(restoreTokens)
        .where(own(hash));
      return found ?? null;
    },

    async dropFamilies(familyIds: readonly string[]) {
      await db
        .delete(restoreTokens)
        .where(and(eq(restoreTokens.tenantId, tenantId), inArray(restoreTokens.familyId, [...familyIds])));
    },

    async dropAll(userId: number) {
      await db
        .delete(restoreTokens)
        .where(and(eq(restoreTokens.tenantId, tenantId), eq(restoreTokens.userId, userId)));
    },

    async deleteExpired(before: Date) {
      await db
        .delete(restoreTokens)
        .where(and(eq(restoreTokens.tenantId, tenantId), lt(restoreTokens.expiresAt, before)));
    },
  };
}
