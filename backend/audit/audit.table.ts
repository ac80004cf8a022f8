import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What the trail knows. */
export type AuditKind =
  | 'login.opened'
  | 'login.refused'
  | 'login.confirmed'
  | 'session.restored'
  | 'session.restoreReused'
  | 'session.ended'
  | 'request.denied'
  | 'account.registered'
  | 'account.confirmed'
  | 'account.anonymised'
  | 'account.exported'
  | 'password.changed'
  | 'password.refused'
  | 'password.reset'
  | 'email.changed'
  | 'email.changeStopped'
  | 'phone.changed'
  | 'username.changed'
  | 'card.removed'
  | 'order.placed'
  | 'order.amended'
  | 'order.cancelled'
  | 'order.delivered'
  | 'claim.made'
  | 'claim.decided'
  | 'payment.started'
  | 'payment.changed'
  | 'payment.settled'
  | 'payment.approvedAfterVoid';

/** Ids, amounts in cents and words of the house; never a name, an address, a credential. */
export type AuditFacts = Readonly<Record<string, string | number>>;

/** The audit trail: rows are added in the transaction they tell of and never changed. */
export const auditEvents = pgTable(
  'audit_events',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    kind: text().$type<AuditKind>().notNull(),
    userId: integer('user_id'),
    facts: jsonb().$type<AuditFacts>().notNull(),
    onceKey: text('once_key'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
);
