import { and, eq, lte, max } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { priceChanges, promotions } from './catalogue.table.ts';

/** When the products of one tenant were last another thing to buy. Other changes of a product are not dated. */
export function createChangeDayRepository(db: Database, tenantId: string) {
  return {
    /**
     * The newest day (`YYYY-MM-DD`) up to `today` that a price or a promotion began in any warehouse, by product id; a
     * product that never had a price is not in it.
     */
    async newest(today: string): Promise<ReadonlyMap<number, string>> {
      const priced = await db
        .select({ productId: priceChanges.productId, day: max(priceChanges.validFrom) })
        .from(priceChanges)
        .where(and(eq(priceChanges.tenantId, tenantId), lte(priceChanges.validFrom, today)))
        .groupBy(priceChanges.productId);
      const promoted = await db
        .select({ productId: promotions.productId, day: max(promotions.startsOn) })
        .from(promotions)
        .where(and(eq(promotions.tenantId, tenantId), lte(promotions.startsOn, today)))
        .groupBy(promotions.productId);
      const promotedOn = new Map(promoted.map(({ productId, day }) => [productId, day ?? '']));
      return new Map(
        priced.map(({ productId, day }) => {
          const days = [day ?? '', promotedOn.get(productId) ?? ''];
          return [productId, days.toSorted().at(-1) ?? ''];
        }),
      );
    },
  };
}
