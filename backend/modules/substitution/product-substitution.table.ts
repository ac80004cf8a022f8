import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LineSubstitution } from '../../../contract/api/shopping/substitution.ts';

/** What a shopper wants when a product is sold out, remembered for the next time it is added (B-19). */
export const productSubstitutions = pgTable(
  'product_substitutions',
  {
    tenantId: text('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    substitution: text().$type<LineSubstitution>().notNull(),
    substitutionProductId: integer('substitution_product_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.productId] })],
);
