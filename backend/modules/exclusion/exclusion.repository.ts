import { and, eq } from 'drizzle-orm';
import type { Exclusions } from '../../../contract/api/account/exclusion.ts';
import type { Database } from '../../platform/db/database.ts';
import { exclusions } from './exclusion.table.ts';

export type ExclusionRow = typeof exclusions.$inferSelect;

/** What shoppers of one tenant want to keep clear of. */
export function createExclusionRepository(db: Database, tenantId: string) {
  const own = (userId: number) => and(eq(exclusions.tenantId, tenantId), eq(exclusions.userId, userId));
  return {
    async find(userId: number): Promise<ExclusionRow | null> {
      const [found] = await db.select().from(exclusions).where(own(userId));
      return found ?? null;
    },

    /** Keeps them as a whole; the consent is as old as the first time. */
    async save(userId: number, kept: Exclusions, consentAt: Date): Promise<void> {
      const { allergens, traces, diets, terms, hide } = kept;
      const fields = { allergens, traces, diets, terms, hide };
      await db
        .insert(exclusions)
        .values({ ...fields, tenantId, userId, consentAt })
        .onConflictDoUpdate({ target: [exclusions.tenantId, exclusions.userId], set: fields });
    },

    async remove(userId: number): Promise<void> {
      await db.delete(exclusions).where(own(userId));
    },
  };
}
