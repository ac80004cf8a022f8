import { date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** The last number an invoice of a year was given. */
export const invoiceYears = pgTable(
  'invoice_years',
  {
    tenantId: text('tenant_id').notNull(),
    invoiceYear: integer('invoice_year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.invoiceYear] })],
);

/** Numbers of invoices; the key is the order, so it has one. */
export const orderInvoices = pgTable(
  'order_invoices',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: integer('order_id').notNull(),
    invoiceYear: integer('invoice_year').notNull(),
    invoiceNumber: integer('invoice_number').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderId] }),
    unique().on(table.tenantId, table.invoiceYear, table.invoiceNumber),
  ],
);
