import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { workplaces } from './workplace.table.ts';

export type WorkplaceRow = typeof workplaces.$inferSelect;

/** Companies one tenant delivers to at work. */
export function createWorkplaceRepository(db: Database, tenantId: string) {
  return {
    /** Finds by code, blind to case and outer blanks. */
    async findByCode(code: string): Promise<WorkplaceRow | null> {
      const [found] = await db
        .select()
        .from(workplaces)
        .where(
          and(
            eq(workplaces.tenantId, tenantId),
            sql`upper(${workplaces.code}) = ${code.trim().toUpperCase()}`,
          ),
        );
      return found ?? null;
    },
  };
}
