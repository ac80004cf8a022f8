import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import {
  catalogueVersions,
  categories,
  categoryBlocks,
  priceChanges,
  productClasses,
  products,
  promotions,
  vendors,
} from './catalogue.table.ts';

/** The version of a tenant's catalogue; 0 before anything was seeded. */
export async function readCatalogueVersion(db: Database, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.tenantId, tenantId));
  return row?.version ?? 0;
}

/** Everything of a tenant's catalogue but the stock. */
export async function readCatalogue(db: Database, tenantId: string, today: string) {
  return {
    categories: await db.select().from(categories).where(eq(categories.tenantId, tenantId)),
    vendors: await db.select().from(vendors).where(eq(vendors.tenantId, tenantId)),
    classes: await db.select().from(productClasses).where(eq(productClasses.tenantId, tenantId)),
    blocks: await db.select().from(categoryBlocks).where(eq(categoryBlocks.tenantId, tenantId)),
    products: await db
      .select()
      .from(products)
      .where(eq(products.tenantId, tenantId))
      .orderBy(asc(products.position)),
    prices: await db
      .select()
      .from(priceChanges)
      .where(and(eq(priceChanges.tenantId, tenantId), lte(priceChanges.validFrom, today)))
      .orderBy(asc(priceChanges.validFrom)),
    promotions: await db
      .select()
      .from(promotions)
      .where(
        and(
          eq(promotions.tenantId, tenantId),
          lte(promotions.startsOn, today),
          gte(promotions.endsOn, today),
        ),
      ),
  };
}

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>;

/** Starts the next edition of flyers that go on until they are called off. */
export async function renewPromotions(db: Database, tenantId: string, today: string): Promise<void> {
  await db.execute(sql`
    UPDATE promotions
    SET ends_on = ends_on + renews_days * ((${today}::date - ends_on + renews_days - 1) / renews_days)
    WHERE tenant_id = ${tenantId} AND renews_days > 0 AND ends_on < ${today}::date`);
}
