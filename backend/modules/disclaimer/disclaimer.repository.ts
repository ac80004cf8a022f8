import { and, asc, eq, sql } from 'drizzle-orm';
import type { Consent } from '../../../contract/api/account/registration.ts';
import type { Database } from '../../platform/db/database.ts';
import { consentAnswers, disclaimers } from './disclaimer.table.ts';

export type DisclaimerRow = typeof disclaimers.$inferSelect;

/** Statements of one tenant and every answer to them. */
export function createDisclaimerRepository(db: Database, tenantId: string) {
  return {
    /** All, or those of one type, in their order. */
    list(type?: string): Promise<DisclaimerRow[]> {
      return db
        .select()
        .from(disclaimers)
        .where(
          and(
            eq(disclaimers.tenantId, tenantId),
            type === undefined ? undefined : sql`${disclaimers.type} = ${type}`,
          ),
        )
        .orderBy(asc(disclaimers.type), asc(disclaimers.position));
    },

    async addAnswers(userId: number, { answers, at }: { answers: readonly Consent[]; at: Date }) {
      if (answers.length === 0) return;
      await db
        .insert(consentAnswers)
        .values(answers.map((answer) => ({ ...answer, tenantId, userId, answeredAt: at })));
    },
  };
}
