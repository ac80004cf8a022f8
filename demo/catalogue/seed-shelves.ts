import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addDays } from '../../contract/rules/time/calendar-day.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { jsonb } from '../../backend/platform/db/rows.ts';
import { englishCategorySlug } from './english/category.ts';
import type { SeedProduct } from './seed-catalogue.ts';

/** No boat goes out for Sunday's van (B-28). */
const fishCounters: ReadonlySet<string> = new Set(['pesce-fresco', englishCategorySlug('Pesce fresco')]);
const sunday = 1 << 6;
/** A flyer of the demo lasts two weeks and is followed by the next one. */
const flyerDays = 14;

type Numbered = readonly (readonly [productId: number, product: SeedProduct])[];

function stockRows(products: Numbered): SQL {
  return jsonb(
    products.map(([productId, { available, categorySlug }]) => ({
      product_id: productId,
      available: Math.round(available * 1000),
      locked: fishCounters.has(categorySlug) ? sunday : 0,
    })),
  );
}

function priceRows(products: Numbered): SQL {
  return jsonb(
    products.flatMap(([productId, { priceHistory }]) =>
      priceHistory.map(({ daysAgo, cents }) => ({ product_id: productId, days_ago: daysAgo, price: cents })),
    ),
  );
}

function promotionRows(products: Numbered, today: string): SQL {
  return jsonb(
    products.flatMap(([productId, { promo }]) =>
      promo === null
        ? []
        : [
            {
              product_id: productId,
              starts_on: addDays(today, -promo.daysAgoStart),
              ends_on: addDays(today, promo.daysLeft),
              promo_type: promo.label,
              css_class: promo.cssClass,
              header: promo.header,
              body: promo.body,
              footer: promo.footer,
            },
          ],
    ),
  );
}

/** Stock, price history and running cuts of every product, the same in all warehouses of a brand. */
export async function seedShelves(
  db: Database,
  tenantId: string,
  { products, today }: { products: Numbered; today: string },
): Promise<void> {
  const everywhere = sql`CROSS JOIN warehouses w WHERE w.tenant_id = ${tenantId}`;
  await db.execute(sql`INSERT INTO stock (tenant_id, warehouse_id, product_id, available, locked_weekdays)
    SELECT ${tenantId}, w.warehouse_id, r.product_id, r.available, r.locked
    FROM jsonb_to_recordset(${stockRows(products)})
      AS r (product_id integer, available bigint, locked integer) ${everywhere}`);
  await db.execute(sql`INSERT INTO price_changes (tenant_id, warehouse_id, product_id, valid_from, price)
    SELECT ${tenantId}, w.warehouse_id, r.product_id, ${today}::date - r.days_ago, r.price
    FROM jsonb_to_recordset(${priceRows(products)})
      AS r (product_id integer, days_ago integer, price integer) ${everywhere}`);
  await db.execute(sql`INSERT INTO promotions (tenant_id, warehouse_id, product_id, starts_on, ends_on,
      renews_days, promo_type, css_class, header, body, footer)
    SELECT ${tenantId}, w.warehouse_id, r.product_id, r.starts_on, r.ends_on, ${flyerDays}::integer,
      r.promo_type, r.css_class, r.header, r.body, r.footer
    FROM jsonb_to_recordset(${promotionRows(products, today)}) AS r (product_id integer, starts_on date,
      ends_on date, promo_type text, css_class text, header text, body text, footer text) ${everywhere}`);
}
