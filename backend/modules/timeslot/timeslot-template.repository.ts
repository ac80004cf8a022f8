import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { TimeslotTemplate } from './timeslot-calendar.ts';
import { timeslotTemplates } from './timeslot.table.ts';

/** The slots of a tenant's week, in the order of the day. */
export function readTemplates(db: Database, tenantId: string): Promise<readonly TimeslotTemplate[]> {
  return db
    .select()
    .from(timeslotTemplates)
    .where(eq(timeslotTemplates.tenantId, tenantId))
    .orderBy(asc(timeslotTemplates.beginMinute), asc(timeslotTemplates.timeslotId));
}
