import { getTableColumns, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { ReadLine } from './cart-reading.ts';
import { cartLines } from './cart.table.ts';

type NewRow = typeof cartLines.$inferInsert;

const putAll = (db: Database, lines: readonly PgInsertValue<typeof cartLines>[]) =>
  db
    .insert(cartLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: [cartLines.tenantId, cartLines.cartId, cartLines.productId, cartLines.optionsKey],
      set: {
        userId: sql`coalesce(excluded.user_id, ${cartLines.userId})`,
        quantity: sql`excluded.quantity`,
        acceptAlternatives: sql`excluded.accept_alternatives`,
        customWeight: sql`excluded.custom_weight`,
        note: sql`excluded.note`,
        substitution: sql`excluded.substitution`,
        substitutionProductId: sql`excluded.substitution_product_id`,
        acceptedExclusions: sql`excluded.accepted_exclusions`,
      },
    })
    // The two of a version each, as a statement over nodes may not put them together here.
    .returning({
      ...getTableColumns(cartLines),
      xmin: sql<string>`${cartLines}.xmin`,
      ctid: sql<string>`${cartLines}.ctid`,
    });

const noChoice = {
  userId: null,
  customWeight: null,
  note: null,
  substitution: null,
  substitutionProductId: null,
  acceptedExclusions: [],
};
/** One line, which is what most changes of a cart write. */
const putLine = prepared((db) =>
  putAll(db, [
    {
      tenantId: sql.placeholder('tenantId'),
      cartId: sql.placeholder('cartId'),
      userId: sql.placeholder('userId'),
      productId: sql.placeholder('productId'),
      optionsKey: sql.placeholder('optionsKey'),
      options: sql.placeholder('options'),
      quantity: sql.placeholder('quantity'),
      acceptAlternatives: sql.placeholder('acceptAlternatives'),
      customWeight: sql.placeholder('customWeight'),
      note: sql.placeholder('note'),
      substitution: sql.placeholder('substitution'),
      substitutionProductId: sql.placeholder('substitutionProductId'),
      acceptedExclusions: sql.placeholder('acceptedExclusions'),
    },
  ]),
);

/** Writes lines as they shall be: one row per product and choice of options, however many write at once. */
export async function writeLines(db: Database, lines: readonly NewRow[]): Promise<readonly ReadLine[]> {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const written =
    others.length === 0 ? await putLine(db, { ...noChoice, ...first }) : await putAll(db, lines);
  return written.map(({ xmin, ctid, ...line }) => ({ ...line, version: `(${xmin},"${ctid}")` }));
}
