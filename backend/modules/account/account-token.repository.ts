import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { accountTokens } from './account-token.table.ts';
import type { TokenPurpose } from './account-token.table.ts';

export type AccountTokenRow = typeof accountTokens.$inferSelect;

/** A token as it came back from a mail. */
export interface SentToken {
  readonly purpose: TokenPurpose;
  readonly hash: string;
}

/** Tokens one tenant sent by mail (R05-R16). */
export function createAccountTokenRepository(db: Database, tenantId: string) {
  const sent = ({ purpose, hash }: SentToken) =>
    and(
      eq(accountTokens.tenantId, tenantId),
      eq(accountTokens.tokenHash, hash),
      eq(accountTokens.purpose, purpose),
    );
  const usable = (token: SentToken, now: Date) =>
    and(sent(token), isNull(accountTokens.spentAt), gt(accountTokens.expiresAt, now));
  return {
    async add(token: Omit<AccountTokenRow, 'tenantId' | 'spentAt'>) {
      await db.insert(accountTokens).values({ ...token, tenantId });
    },

    /** A token that is good at `now`. */
    async findUsable(token: SentToken, now: Date): Promise<AccountTokenRow | null> {
      const [found] = await db.select().from(accountTokens).where(usable(token, now));
      return found ?? null;
    },

    /** A token that did what it was good for. */
    async findSpent(token: SentToken): Promise<AccountTokenRow | null> {
      const [found] = await db.select().from(accountTokens).where(sent(token));
      return found === undefined || found.spentAt === null ? null : found;
    },

    /** Spends a token that is good at `now`; null for any other. One caller wins. */
    async consume(token: SentToken, now: Date): Promise<AccountTokenRow | null> {
      const [spent] = await db
        .update(accountTokens)
        .set({ spentAt: now })
        .where(usable(token, now))
        .returning();
      return spent ?? null;
    },

    /** Takes a user's tokens of these purposes away. */
    async drop(userId: number, purposes: readonly TokenPurpose[]) {
      await db
        .delete(accountTokens)
        .where(
          and(
            eq(accountTokens.tenantId, tenantId),
            eq(accountTokens.userId, userId),
            inArray(accountTokens.purpose, [...purposes]),
          ),
        );
    },

    async deleteExpired(before: Date) {
      await db
        .delete(accountTokens)
        .where(and(eq(accountTokens.tenantId, tenantId), lt(accountTokens.expiresAt, before)));
    },
  };
}
