import { sql } from 'drizzle-orm';
import type { Database } from '../../backend/platform/db/database.ts';
import { rowsOf } from '../../backend/platform/db/rows.ts';

/** What the shop had before anything was bought, by warehouse and product. */
export type OpeningStock = ReadonlyMap<string, number>;

const stockRows = (db: Database) =>
  rowsOf<{ place: string; available: string }>(
    db,
    sql`SELECT tenant_id || ' ' || warehouse_id || ' ' || product_id AS place, available FROM stock`,
  );

const takenRows = (db: Database) =>
  rowsOf<{ place: string; taken: string }>(
    db,
    sql`SELECT o.tenant_id || ' ' || o.warehouse_id || ' ' || l.product_id AS place, sum(l.stock_taken) AS taken
      FROM order_lines l JOIN orders o USING (tenant_id, order_id) WHERE o.status_id <> 10 GROUP BY 1`,
  );

/** Reads the stock as it is with everything given back that orders hold. */
export async function openingStock(db: Database): Promise<OpeningStock> {
  const taken = new Map((await takenRows(db)).map(({ place, taken: amount }) => [place, Number(amount)]));
  return new Map(
    (await stockRows(db)).map(({ place, available }) => [place, Number(available) + (taken.get(place) ?? 0)]),
  );
}

const checks = {
  'a slot has other places taken than are held and booked': sql`
    SELECT p.store_id || ' ' || p.slot_date || ' ' || p.timeslot_id || ': ' || p.taken AS what FROM slot_places p
    WHERE p.taken <> (SELECT count(*) FROM slot_holds h WHERE (h.tenant_id, h.store_id, h.delivery_service_id,
        h.slot_date, h.timeslot_id) = (p.tenant_id, p.store_id, p.delivery_service_id, p.slot_date, p.timeslot_id))
      + (SELECT count(*) FROM slot_bookings b WHERE (b.tenant_id, b.store_id, b.delivery_service_id, b.slot_date,
        b.timeslot_id) = (p.tenant_id, p.store_id, p.delivery_service_id, p.slot_date, p.timeslot_id))`,
  'more places are taken than a slot has': sql`
    SELECT store_id || ' ' || slot_date || ' ' || timeslot_id AS what FROM slot_places WHERE taken > capacity`,
  'a cart was bought twice': sql`
    SELECT 'cart ' || cart_id AS what FROM orders WHERE cart_id IN (SELECT cart_id FROM carts)
    GROUP BY tenant_id, cart_id HAVING count(*) > 1`,
  'more carts were bought than there are orders': sql`
    SELECT 'user ' || c.user_id AS what FROM carts c WHERE c.status_id = 3 AND c.modifying_order_id IS NULL
    GROUP BY c.tenant_id, c.user_id HAVING count(*) > (SELECT count(*) FROM orders o
      WHERE (o.tenant_id, o.user_id) = (c.tenant_id, c.user_id))`,
  'an order is paid without an authorised transaction, or the other way round': sql`
    SELECT 'order ' || o.order_id AS what FROM orders o
    WHERE o.created_at > now() - interval '1 day' AND o.status_id IN (1, 2, 3)
      AND (o.status_id = 3) <> EXISTS (SELECT 1 FROM transactions t WHERE (t.tenant_id, t.order_id) =
        (o.tenant_id, o.order_id) AND t.status_id IN (2, 3))`,
  'an order has two transactions that hold': sql`
    SELECT 'order ' || order_id AS what FROM transactions WHERE status_id IN (1, 2, 3)
    GROUP BY tenant_id, order_id HAVING count(*) > 1`,
  'the sum of an order is not that of its lines': sql`
    SELECT 'order ' || o.order_id AS what FROM orders o WHERE o.created_at > now() - interval '1 day'
      AND o.items_total <> (SELECT COALESCE(sum(l.gross_total), 0) FROM order_lines l
        WHERE (l.tenant_id, l.order_id) = (o.tenant_id, o.order_id) AND l.kind = 'item')`,
  'a total is not items, gift, packages and fee': sql`
    SELECT 'order ' || order_id AS what FROM orders WHERE created_at > now() - interval '1 day'
      AND total_price <> greatest(0, items_total - gift_total + package_total + delivery_fee)`,
  'a user has two active carts': sql`
    SELECT 'user ' || user_id AS what FROM carts WHERE status_id IN (1, 2, 7) AND NOT set_aside
    GROUP BY tenant_id, user_id HAVING count(*) > 1`,
  'a gift code was consumed by an order that does not count it': sql`
    SELECT 'gift ' || g.user_gift_id AS what FROM user_gifts g JOIN orders o USING (tenant_id, order_id)
    WHERE o.status_id = 10 OR o.gift_total = 0`,
  'a cancelled order still has its place': sql`
    SELECT 'order ' || o.order_id AS what FROM orders o JOIN slot_bookings b USING (tenant_id, order_id)
    WHERE o.status_id = 10`,
};

/** Everything that is wrong with the books of the shop; nothing when they are in order. */
export async function wrongs(db: Database, opening: OpeningStock): Promise<string[]> {
  const found: string[] = [];
  for (const [says, query] of Object.entries(checks)) {
    for (const { what } of await rowsOf<{ what: string }>(db, query)) found.push(`${says}: ${what}`);
  }
  for (const [place, amount] of await openingStock(db)) {
    const was = opening.get(place) ?? 0;
    if (amount !== was) found.push(`stock and orders do not add up: ${place} had ${was}, has ${amount}`);
  }
  return found;
}
