import type { Database } from '../platform/db/database.ts';
import { auditEvents } from './audit.table.ts';
import type { AuditFacts, AuditKind } from './audit.table.ts';

/** An event of the trail. Of those with one `onceKey` the first is kept. */
export interface AuditEvent {
  readonly kind: AuditKind;
  /** Whose act it was, or whose account; null for nobody known. */
  readonly userId: number | null;
  readonly facts?: AuditFacts;
  readonly onceKey?: string;
}

/** The audit trail of one tenant, which only grows. `now` is the moment of what it tells. */
export function createAuditRepository(db: Database, { tenantId, now }: { tenantId: string; now: Date }) {
  return {
    /** Call it on the unit that does what the event tells: both stand or fall together. */
    async add({ kind, userId, facts = {}, onceKey }: AuditEvent) {
      await db
        .insert(auditEvents)
        .values({ tenantId, happenedAt: now, kind, userId, facts, onceKey: onceKey ?? null })
        .onConflictDoNothing();
    },
  };
}
