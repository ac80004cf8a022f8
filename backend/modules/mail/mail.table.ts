import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The outbox: mails are written in the transaction they speak of and sent from here. */
export const mails = pgTable(
  'mails',
  {
    tenantId: text('tenant_id').notNull(),
    mailId: integer('mail_id').notNull().generatedByDefaultAsIdentity(),
    recipient: text().notNull(),
    sender: text().notNull(),
    subject: text().notNull(),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    links: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    userId: integer('user_id'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.mailId] })],
);
