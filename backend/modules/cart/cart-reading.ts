import { and, eq, inArray, sql } from 'drizzle-orm';
import { cartStatusCodes } from '../../../contract/api/codes.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AddressRow } from '../address/address.repository.ts';
import { addresses } from '../address/address.table.ts';
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
import { carts } from './cart.table.ts';
import type { cartLines } from './cart.table.ts';

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

/** A line as JSON, its fields in this order: a row for each line would be read field by field. */
type LineFields = [
  itemId: number,
  productId: number,
  optionsKey: string,
  options: CartLineRow['options'],
  quantity: number,
  acceptAlternatives: boolean,
  customWeight: string | null,
  note: string | null,
  substitution: CartLineRow['substitution'],
  substitutionProductId: number | null,
  acceptedExclusions: string[],
];

const lines = sql<
  LineFields[]
>`(SELECT coalesce(json_agg(json_build_array(l.item_id, l.product_id, l.options_key,
    l.options, l.quantity, l.accept_alternatives, l.custom_weight, l.note, l.substitution, l.substitution_product_id,
    l.accepted_exclusions) ORDER BY l.item_id), '[]')
  FROM cart_lines l WHERE l.tenant_id = ${tenantId} AND l.cart_id = ${carts.cartId})`;

type StockFields = [productId: number, available: number, lockedWeekdays: number];

const stock = sql<StockFields[]>`(SELECT coalesce(json_agg(json_build_array(s.product_id, s.available,
    s.locked_weekdays)), '[]')
  FROM stock s WHERE s.tenant_id = ${tenantId} AND s.warehouse_id = ${stores.warehouseId} AND s.product_id = ANY(
    ARRAY(SELECT l.product_id FROM cart_lines l WHERE l.tenant_id = ${tenantId} AND l.cart_id = ${carts.cartId})
    || ${sql.placeholder('productIds')}::integer[]))`;

// One statement: a busy shop pays for each round trip, and all of it is asked for at every call of a cart.
const activeCart = prepared((db) =>
  db
    .select({
      cart: carts,
      address: addresses,
      exclusions,
      hold: slotHolds,
      certificate: giftCertificates,
      userGift: userGifts,
      user: cartUserFields,
      lines,
      warehouseId: stores.warehouseId,
      stock,
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
  const { cart, address, hold, certificate, userGift, user, warehouseId } = found;
  return {
    cart,
    address,
    hold,
    exclusions: found.exclusions,
    gift: certificate === null ? null : { certificate, userGift },
    user,
    lines: found.lines.map((fields) => lineOf(cart, fields)),
    stock: {
      warehouseId,
      productIds: new Set([...found.lines.map(([, productId]) => productId), ...asked.productIds]),
      rows: found.stock.map(([productId, available, lockedWeekdays]) => ({
        productId,
        available,
        lockedWeekdays,
      })),
    },
  };
}

function lineOf({ tenantId, cartId }: CartRow, fields: LineFields): CartLineRow {
  const [
    itemId,
    productId,
    optionsKey,
    options,
    quantity,
    acceptAlternatives,
    customWeight,
    note,
    substitution,
    substitutionProductId,
    acceptedExclusions,
  ] = fields;
  return {
    tenantId,
    itemId,
    cartId,
    productId,
    optionsKey,
    options,
    quantity,
    acceptAlternatives,
    customWeight,
    note,
    substitution,
    substitutionProductId,
    acceptedExclusions,
  };
}
