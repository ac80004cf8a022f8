import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { invoiceYears, orderInvoices } from './invoice.table.ts';

export type InvoiceRow = typeof orderInvoices.$inferSelect;

/** Invoices of one tenant. */
export function createInvoiceRepository(db: Database, tenantId: string) {
  return {
    async find(orderId: number): Promise<InvoiceRow | null> {
      const [found] = await db
        .select()
        .from(orderInvoices)
        .where(and(eq(orderInvoices.tenantId, tenantId), eq(orderInvoices.orderId, orderId)));
      return found ?? null;
    },

    /**
     * Gives an order, which the caller has locked and which has no invoice, the next number of the year of `issuedOn`.
     * The year stays locked until the transaction ends, and takes the number back with it: no number is left out.
     */
    async issue(orderId: number, issuedOn: string): Promise<InvoiceRow> {
      const invoiceYear = Number(issuedOn.slice(0, 4));
      const [year] = await db
        .insert(invoiceYears)
        .values({ tenantId, invoiceYear, lastNumber: 1 })
        .onConflictDoUpdate({
          target: [invoiceYears.tenantId, invoiceYears.invoiceYear],
          set: { lastNumber: sql`${invoiceYears.lastNumber} + 1` },
        })
        .returning();
      if (year === undefined) throw new Error('an upsert answered no row');
      const [issued] = await db
        .insert(orderInvoices)
        .values({ tenantId, orderId, invoiceYear, invoiceNumber: year.lastNumber, issuedOn })
        .returning();
      if (issued === undefined) throw new Error('an insert answered no row');
      return issued;
    },
  };
}
