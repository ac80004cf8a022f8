import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { botProofs } from './bot-proof.table.ts';

/** Answers to the bot check of one tenant that were used. */
export function createBotProofRepository(db: Database, tenantId: string) {
  return {
    /** Uses an answer up; false where it was. One caller wins. */
    async consume(proof: { readonly challenge: string; readonly expiresAt: Date }): Promise<boolean> {
      const spent = await db
        .insert(botProofs)
        .values({ ...proof, tenantId })
        .onConflictDoNothing()
        .returning({ challenge: botProofs.challenge });
      return spent.length > 0;
    },

    async deleteExpired(before: Date) {
      await db
        .delete(botProofs)
        .where(and(eq(botProofs.tenantId, tenantId), lt(botProofs.expiresAt, before)));
    },
  };
}
