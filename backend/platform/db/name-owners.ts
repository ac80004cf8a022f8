import type { ClientBase } from 'pg';

/** A table whose rows are a user's by what they point at. `key` follows tenant_id in its primary key. */
interface OwnedTable {
  readonly table: string;
  readonly key: string;
  readonly parent: 'carts' | 'orders' | 'wishlists';
  readonly parentKey: 'cart_id' | 'order_id' | 'list_id';
}

const ofOrder = { parent: 'orders', parentKey: 'order_id' } as const;
const ofCart = { parent: 'carts', parentKey: 'cart_id' } as const;

/** The tables whose rows say since 0029 whose they are. */
export const ownedTables: readonly OwnedTable[] = [
  { table: 'cart_lines', key: 'item_id', ...ofCart },
  { table: 'slot_holds', key: 'cart_id', ...ofCart },
  { table: 'order_lines', key: 'order_item_id', ...ofOrder },
  { table: 'slot_bookings', key: 'order_id', ...ofOrder },
  { table: 'transactions', key: 'transaction_id', ...ofOrder },
  { table: 'payment_intents', key: 'token', ...ofOrder },
  { table: 'wishlist_items', key: 'item_id', parent: 'wishlists', parentKey: 'list_id' },
];

/**
 * Fills `user_id` of a brand's rows of one table from before 0029, so many rows of it a statement, each a transaction of
 * its own: nobody waits for more than those. Again is harmless. Answers how many rows it filled.
 */
export async function nameOwners(
  client: ClientBase,
  { table, key, parent, parentKey }: OwnedTable,
  { brand, rows }: { readonly brand: string; readonly rows: number },
): Promise<number> {
  let filled = 0;
  for (let from: unknown = null; ;) {
    const part = await client.query<{ last: unknown }>(
      `SELECT ${key} AS last FROM ${table} WHERE tenant_id = $1 ${from === null ? '' : `AND ${key} > $2`}
        ORDER BY ${key} LIMIT ${rows}`,
      from === null ? [brand] : [brand, from],
    );
    const last = part.rows.at(-1)?.last ?? null;
    if (last === null) return filled;
    const { rowCount } = await client.query(
      `UPDATE ${table} t SET user_id = p.user_id FROM ${parent} p WHERE t.tenant_id = $1 AND p.tenant_id = $1
        AND p.${parentKey} = t.${parentKey} AND t.user_id IS NULL
        AND t.${key} <= $2 ${from === null ? '' : `AND t.${key} > $3`}`,
      from === null ? [brand, last] : [brand, last, from],
    );
    filled += rowCount ?? 0;
    from = last;
  }
}
