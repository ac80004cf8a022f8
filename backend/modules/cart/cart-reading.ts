import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { cartStatusCodes } from '../../../contract/api/codes.ts';
import { jsonFields } from '../../platform/db/json-fields.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AddressRow } from '../address/address.repository.ts';
import { addresses } from '../address/address.table.ts';
import { stock } from '../catalogue/catalogue.table.ts';
import type { StockRow } from '../catalogue/stock.repository.ts';
import type { ExclusionRow } from '../exclusion/exclusion.repository.ts';
import { exclusions } from '../exclusion/exclusion.table.ts';
import type { UserGift } from '../gift/gift.repository.ts';
import { giftCertificates, userGifts } from '../gift/gift.table.ts';
import { stores } from '../store/store.table.ts';
import type { SlotHold } from '../timeslot/slot-place.repository.ts';
import { slotHolds } from '../timeslot/timeslot.table.ts';
import { cartUserFields } from '../user/user.repository.ts';
import type { CartUser } from '../user/user.repository.ts';
import { users } from '../user/user.table.ts';
import { cartLines, carts } from './cart.table.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartLineRow = typeof cartLines.$inferSelect;

/** A row as it was read: whoever writes it anew gives it another version (`versionOf`). */
type Read<Row> = Row & { readonly version: string };

/** What there is of the products of a cart in the warehouse of its store. */
export interface CartStock {
  readonly warehouseId: number;
  /** The products that were asked for; one without a row is not there. */
  readonly productIds: ReadonlySet<number>;
  readonly rows: readonly Read<StockRow>[];
}

/** A line of a cart as it was read. */
export type ReadLine = Read<CartLineRow>;

/** A cart with all that is kept of it, as it was at one moment. */
export interface CartReading {
  /** Of all rows but lines and stock; another one says that something of them changed. */
  readonly version: string;
  readonly cart: CartRow;
  readonly address: AddressRow | null;
  readonly hold: SlotHold | null;
  readonly gift: UserGift | null;
  /** What its user excludes; null for who keeps none. */
  readonly exclusions: ExclusionRow | null;
  readonly user: CartUser;
  readonly lines: readonly ReadLine[];
  readonly stock: CartStock;
}

/** The states of a cart that is its user's active one, unless it is set aside. */
export const activeStatuses = [cartStatusCodes.open, cartStatusCodes.prepared, cartStatusCodes.amending];

const tenantId = sql.placeholder('tenantId');

/**
 * The version of a row: the transaction that wrote it and where. No two states of a row share both, within one transaction
 * either, so what was read holds while the version is the same, whoever writes, and however.
 */
const versionOf = (table: PgTable): SQL => sql`${table}.xmin, ${table}.ctid`;

/** Versions of rows as one text; empty for a row that an outer join did not find. */
const versions = (...tables: readonly PgTable[]): SQL<string> =>
  sql<string>`ROW(${sql.join(tables.map(versionOf), sql`, `)})::text`;

const whole = {
  cart: jsonFields(getTableColumns(carts)),
  address: jsonFields(getTableColumns(addresses)),
  exclusions: jsonFields(getTableColumns(exclusions)),
  hold: jsonFields(getTableColumns(slotHolds)),
  certificate: jsonFields(getTableColumns(giftCertificates)),
  userGift: jsonFields(getTableColumns(userGifts)),
  user: jsonFields(cartUserFields),
  line: jsonFields({ ...getTableColumns(cartLines), version: versions(cartLines) }),
  stock: jsonFields({
    productId: stock.productId,
    available: stock.available,
    lockedWeekdays: stock.lockedWeekdays,
    version: versions(stock),
  }),
};

type Json = readonly unknown[];

/** What a left join may not have found. */
const ifFound = (key: Column, fields: { readonly sql: SQL<Json> }) =>
  sql<Json | null>`CASE WHEN ${key} IS NOT NULL THEN ${fields.sql} END`;

const ofCart = sql`${cartLines.tenantId} = ${tenantId} AND ${cartLines.cartId} = ${carts.cartId}`;
const ofWarehouse = sql`${stock.tenantId} = ${tenantId} AND ${stock.warehouseId} = ${stores.warehouseId}`;
const productsOfLines = sql`ARRAY(SELECT ${cartLines.productId} FROM ${cartLines} WHERE ${ofCart})`;
const askedProducts = sql`${sql.placeholder('productIds')}::bigint[]`;
const stockOf = (productIds: SQL) => sql<
  readonly Json[]
>`(SELECT coalesce(json_agg(${whole.stock.sql} ORDER BY ${stock.productId}), '[]') FROM ${stock}
  WHERE ${ofWarehouse} AND ${stock.productId} = ANY(${productIds}))`;

const hangingOn = [carts, users, stores, addresses, exclusions, slotHolds, userGifts, giftCertificates];
const version = sql<string>`concat_ws(' ', ${versions(...hangingOn)}, ${cartUserFields.hasFavorites},
  ${cartUserFields.defaultDeliveryAddressId})`;

type Fields = Readonly<Record<string, PgColumn | SQL>>;

/** Fields of an active cart and of what hangs on it, asked for with `tenantId`, `userId` and `productIds`. */
function ofActiveCart<F extends Fields>(fields: F) {
  const asked: Fields = fields;
  const found = prepared((db) =>
    db
      .select(asked)
      .from(carts)
      .innerJoin(users, and(eq(users.tenantId, tenantId), eq(users.userId, carts.userId)))
      .innerJoin(stores, and(eq(stores.tenantId, tenantId), eq(stores.storeId, carts.storeId)))
      .leftJoin(addresses, and(eq(addresses.tenantId, tenantId), eq(addresses.addressId, carts.addressId)))
      .leftJoin(exclusions, and(eq(exclusions.tenantId, tenantId), eq(exclusions.userId, carts.userId)))
      .leftJoin(slotHolds, and(eq(slotHolds.tenantId, tenantId), eq(slotHolds.cartId, carts.cartId)))
      .leftJoin(userGifts, and(eq(userGifts.tenantId, tenantId), eq(userGifts.cartId, carts.cartId)))
      .leftJoin(
        giftCertificates,
        and(
          eq(giftCertificates.tenantId, tenantId),
          eq(giftCertificates.giftCertificateId, userGifts.giftCertificateId),
        ),
      )
      .where(
        and(
          eq(carts.tenantId, tenantId),
          eq(carts.userId, sql.placeholder('userId')),
          inArray(carts.statusId, activeStatuses),
          eq(carts.setAside, false),
        ),
      ),
  );
  // The joins are no part of the type: they change no field's, as those of a left join say themselves that they may be null.
  return found as (...given: Parameters<typeof found>) => Promise<SelectResultFields<F>[]>;
}

// One statement: a busy shop pays for each round trip, and all of it is asked for at every call of a cart.
const activeCart = ofActiveCart({
  version,
  cart: whole.cart.sql,
  address: ifFound(addresses.addressId, whole.address),
  exclusions: ifFound(exclusions.userId, whole.exclusions),
  hold: ifFound(slotHolds.cartId, whole.hold),
  certificate: ifFound(giftCertificates.giftCertificateId, whole.certificate),
  userGift: ifFound(userGifts.userGiftId, whole.userGift),
  user: whole.user.sql,
  lines: sql<
    readonly Json[]
  >`(SELECT coalesce(json_agg(${whole.line.sql} ORDER BY ${cartLines.itemId}), '[]') FROM ${cartLines} WHERE ${ofCart})`,
  warehouseId: stores.warehouseId,
  stock: stockOf(sql`${productsOfLines} || ${askedProducts}`),
});

// Versions are read faster than rows: nothing is made into JSON.
const versionsOfAll = {
  version,
  lines: sql<string>`(SELECT coalesce(string_agg(concat(${versions(cartLines)}, (SELECT ${versions(stock)} FROM ${stock}
    WHERE ${ofWarehouse} AND ${stock.productId} = ${cartLines.productId})), ' ' ORDER BY ${cartLines.itemId}), '')
    FROM ${cartLines} WHERE ${ofCart})`,
};
const versionsOfCart = ofActiveCart(versionsOfAll);
const versionsWithStock = ofActiveCart({ ...versionsOfAll, asked: stockOf(askedProducts) });

interface AskedCart {
  readonly tenantId: string;
  readonly userId: number;
  /** Products whose stock is asked for besides that of the lines. */
  readonly productIds: readonly number[];
}

/**
 * Reads the active cart of a user, its lines by their ids, and the stock of their products and of `productIds`; null
 * without one.
 */
export async function readActiveCart(db: Database, asked: AskedCart): Promise<CartReading | null> {
  const [found] = await activeCart(db, { ...asked, productIds: [...asked.productIds] });
  if (found === undefined) return null;
  const { address, exclusions: excluded, hold, certificate, userGift, warehouseId } = found;
  const lines = found.lines.map((line) => whole.line.read(line));
  return {
    version: found.version,
    cart: whole.cart.read(found.cart),
    address: address === null ? null : whole.address.read(address),
    hold: hold === null ? null : whole.hold.read(hold),
    exclusions: excluded === null ? null : whole.exclusions.read(excluded),
    gift:
      certificate === null
        ? null
        : {
            certificate: whole.certificate.read(certificate),
            userGift: userGift === null ? null : whole.userGift.read(userGift),
          },
    user: whole.user.read(found.user),
    lines,
    stock: {
      warehouseId,
      productIds: new Set([...lines.map(({ productId }) => productId), ...asked.productIds]),
      rows: found.stock.map((row) => whole.stock.read(row)),
    },
  };
}

/** The versions of the lines of a cart, each with that of its product's stock, as the database tells them. */
function lineVersions({ lines, stock: { rows } }: CartReading): string {
  const ofStock = new Map(rows.map(({ productId, version: of }) => [productId, of]));
  return lines.map(({ productId, version: of }) => `${of}${ofStock.get(productId) ?? ''}`).join(' ');
}

/** Stock with that of other products, as it is now. */
function withRows(before: CartStock, productIds: readonly number[], rows: CartStock['rows']): CartStock {
  const others = new Set(productIds);
  return {
    ...before,
    productIds: new Set([...before.productIds, ...others]),
    rows: [...before.rows.filter(({ productId }) => !others.has(productId)), ...rows],
  };
}

/** A cart that was read before, if all of it is as it was, with the stock of `productIds` as it is; else null. */
export async function confirmActiveCart(
  db: Database,
  asked: AskedCart,
  before: CartReading,
): Promise<CartReading | null> {
  const ofLines = new Set(before.lines.map(({ productId }) => productId));
  const others = asked.productIds.filter((productId) => !ofLines.has(productId));
  const isSame = (found: { version: string; lines: string } | undefined) =>
    found?.version === before.version && found.lines === lineVersions(before);
  if (others.length === 0) return isSame((await versionsOfCart(db, { ...asked }))[0]) ? before : null;
  const [found] = await versionsWithStock(db, { ...asked, productIds: others });
  if (found === undefined || !isSame(found)) return null;
  const rows = found.asked.map((row) => whole.stock.read(row));
  return { ...before, stock: withRows(before.stock, others, rows) };
}
