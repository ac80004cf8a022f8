import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
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

/** What there is of the products of a cart in the warehouse of its store. */
export interface CartStock {
  readonly warehouseId: number;
  /** The products that were asked for; one without a row is not there. */
  readonly productIds: ReadonlySet<number>;
  readonly rows: readonly StockRow[];
}

/** A cart with all that is kept of it, as it was at one moment. */
export interface CartReading {
  readonly cart: CartRow;
  readonly address: AddressRow | null;
  readonly hold: SlotHold | null;
  readonly gift: UserGift | null;
  /** What its user excludes; null for who keeps none. */
  readonly exclusions: ExclusionRow | null;
  readonly user: CartUser;
  readonly lines: readonly CartLineRow[];
  readonly stock: CartStock;
}

/** The states of a cart that is its user's active one, unless it is set aside. */
export const activeStatuses = [cartStatusCodes.open, cartStatusCodes.prepared, cartStatusCodes.amending];

const tenantId = sql.placeholder('tenantId');

const whole = {
  cart: jsonFields(getTableColumns(carts)),
  address: jsonFields(getTableColumns(addresses)),
  exclusions: jsonFields(getTableColumns(exclusions)),
  hold: jsonFields(getTableColumns(slotHolds)),
  certificate: jsonFields(getTableColumns(giftCertificates)),
  userGift: jsonFields(getTableColumns(userGifts)),
  user: jsonFields(cartUserFields),
  line: jsonFields(getTableColumns(cartLines)),
  stock: jsonFields({
    productId: stock.productId,
    available: stock.available,
    lockedWeekdays: stock.lockedWeekdays,
  }),
};

type Json = readonly unknown[];

/** What a left join may not have found. */
const ifFound = (key: Column, fields: { readonly sql: SQL<Json> }) =>
  sql<Json | null>`CASE WHEN ${key} IS NOT NULL THEN ${fields.sql} END`;

const ofCart = sql`${cartLines.tenantId} = ${tenantId} AND ${cartLines.cartId} = ${carts.cartId}`;
const lines = sql<
  readonly Json[]
>`(SELECT coalesce(json_agg(${whole.line.sql} ORDER BY ${cartLines.itemId}), '[]')
  FROM ${cartLines} WHERE ${ofCart})`;
const stockOfLines = sql<readonly Json[]>`(SELECT coalesce(json_agg(${whole.stock.sql}), '[]') FROM ${stock}
  WHERE ${stock.tenantId} = ${tenantId} AND ${stock.warehouseId} = ${stores.warehouseId} AND ${stock.productId} = ANY(
    ARRAY(SELECT ${cartLines.productId} FROM ${cartLines} WHERE ${ofCart})
    || ${sql.placeholder('productIds')}::integer[]))`;

// One statement: a busy shop pays for each round trip, and all of it is asked for at every call of a cart.
const activeCart = prepared((db) =>
  db
    .select({
      cart: whole.cart.sql,
      address: ifFound(addresses.addressId, whole.address),
      exclusions: ifFound(exclusions.userId, whole.exclusions),
      hold: ifFound(slotHolds.cartId, whole.hold),
      certificate: ifFound(giftCertificates.giftCertificateId, whole.certificate),
      userGift: ifFound(userGifts.userGiftId, whole.userGift),
      user: whole.user.sql,
      lines,
      warehouseId: stores.warehouseId,
      stock: stockOfLines,
    })
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

/**
 * Reads the active cart of a user, its lines by their ids, and the stock of their products and of `productIds`; null
 * without one.
 */
export async function readActiveCart(
  db: Database,
  asked: { tenantId: string; userId: number; productIds: readonly number[] },
): Promise<CartReading | null> {
  const [found] = await activeCart(db, { ...asked, productIds: [...asked.productIds] });
  if (found === undefined) return null;
  const { address, exclusions: excluded, hold, certificate, userGift, warehouseId } = found;
  const read = found.lines.map((line) => whole.line.read(line));
  return {
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
    lines: read,
    stock: {
      warehouseId,
      productIds: new Set([...read.map(({ productId }) => productId), ...asked.productIds]),
      rows: found.stock.map((row) => whole.stock.read(row)),
    },
  };
}
