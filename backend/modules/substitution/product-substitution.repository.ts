import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/rows.ts';
import type { LineChoice } from './line-substitution.ts';
import { productSubstitutions } from './product-substitution.table.ts';

/** What shoppers of one tenant want instead of products that are sold out (B-19). */
export function createProductSubstitutionRepository(db: Database, tenantId: string) {
  const own = (userId: number) =>
    and(eq(productSubstitutions.tenantId, tenantId), eq(productSubstitutions.userId, userId));
  return {
    /** What a user chose for some products, by product. */
    async find(userId: number, productIds: readonly number[]): Promise<ReadonlyMap<number, LineChoice>> {
      if (productIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(productSubstitutions)
        .where(and(own(userId), oneOf(productSubstitutions.productId, productIds)));
      return new Map(
        rows.map(({ productId, substitution, substitutionProductId }) => [
          productId,
          { substitution, substitutionProductId },
        ]),
      );
    },

    /** Remembers a choice, or forgets it where the user leaves it to the cart. */
    async remember(userId: number, productId: number, { substitution, substitutionProductId }: LineChoice) {
      if (substitution === null) {
        await db
          .delete(productSubstitutions)
          .where(and(own(userId), eq(productSubstitutions.productId, productId)));
        return;
      }
      const choice = { substitution, substitutionProductId };
      await db
        .insert(productSubstitutions)
        .values({ tenantId, userId, productId, ...choice })
        .onConflictDoUpdate({
          target: [
            productSubstitutions.tenantId,
            productSubstitutions.userId,
            productSubstitutions.productId,
          ],
          set: choice,
        });
    },
  };
}
