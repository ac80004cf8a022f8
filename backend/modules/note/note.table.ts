import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What shoppers say of their orders; one note of an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    tenantId: text('tenant_id').notNull(),
    noteId: integer('note_id').notNull().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull(),
    userId: integer('user_id').notNull(),
    rating: integer().notNull(),
    noteText: text('note_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.noteId] })],
);
