import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { stores, warehouses } from './store.table.ts';

export type StoreRow = Omit<typeof stores.$inferSelect, 'tenantId'> & { readonly warehouseName: string };

/** Every store of a tenant with the name of its warehouse, in the tenant's order. */
export async function readStores(db: Database, tenantId: string): Promise<readonly StoreRow[]> {
  const names = await db.select().from(warehouses).where(eq(warehouses.tenantId, tenantId));
  const nameOf = new Map(names.map((row) => [row.warehouseId, row.name]));
  const rows = await db
    .select()
    .from(stores)
    .where(eq(stores.tenantId, tenantId))
    .orderBy(asc(stores.position));
  return rows.map((row) => ({ ...row, warehouseName: nameOf.get(row.warehouseId) ?? row.name }));
}
