import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who wants to know that a product is back, and in which warehouse; told, the row goes. */
export const productAlerts = pgTable(
  'product_alerts',
  {
    tenantId: text('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.productId] })],
);
