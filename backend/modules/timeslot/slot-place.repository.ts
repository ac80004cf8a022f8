import { and, between, eq, gt, lt, sql } from 'drizzle-orm';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import type { Database } from '../../platform/db/database.ts';
import { slotBookings, slotHolds, slotPlaces } from './timeslot.table.ts';

/** A place: one slot of one day, at one store, for one service. */
export interface SlotPlace {
  readonly storeId: number;
  readonly deliveryServiceId: DeliveryServiceId;
  readonly slotDate: string;
  readonly timeslotId: number;
}

/** Whose place it is: a cart and its user. */
export interface CartHolder {
  readonly cartId: number;
  readonly userId: number;
}

/** A place one cart holds for a while. */
export type SlotHold = typeof slotHolds.$inferSelect;

/** True when two places are the same one. */
export function isSamePlace(one: SlotPlace, other: SlotPlace): boolean {
  return (
    one.storeId === other.storeId &&
    one.deliveryServiceId === other.deliveryServiceId &&
    one.slotDate === other.slotDate &&
    one.timeslotId === other.timeslotId
  );
}

/** Counters of places of one tenant. Every change is one conditional statement (SLOT-18). */
export function createSlotPlaceRepository(db: Database, tenantId: string) {
  const at = (place: SlotPlace) =>
    and(
      eq(slotPlaces.tenantId, tenantId),
      eq(slotPlaces.storeId, place.storeId),
      eq(slotPlaces.deliveryServiceId, place.deliveryServiceId),
      eq(slotPlaces.slotDate, place.slotDate),
      eq(slotPlaces.timeslotId, place.timeslotId),
    );
  return {
    /** Places of a store and service somebody asked for, from `first` to `last` included. */
    list(where: { storeId: number; deliveryServiceId: DeliveryServiceId; first: string; last: string }) {
      return db
        .select()
        .from(slotPlaces)
        .where(
          and(
            eq(slotPlaces.tenantId, tenantId),
            eq(slotPlaces.storeId, where.storeId),
            eq(slotPlaces.deliveryServiceId, where.deliveryServiceId),
            between(slotPlaces.slotDate, where.first, where.last),
          ),
        );
    },

    /** Places of a service somebody asked for, at every store, from `first` to `last` included. */
    listOfService(where: { deliveryServiceId: DeliveryServiceId; first: string; last: string }) {
      return db
        .select()
        .from(slotPlaces)
        .where(
          and(
            eq(slotPlaces.tenantId, tenantId),
            eq(slotPlaces.deliveryServiceId, where.deliveryServiceId),
            between(slotPlaces.slotDate, where.first, where.last),
          ),
        );
    },

    /** Locks the counters of some places in one order for everybody. */
    async lock(places: readonly SlotPlace[]) {
      const sorted = places.toSorted((one, other) =>
        `${one.slotDate} ${one.timeslotId} ${one.storeId}`.localeCompare(
          `${other.slotDate} ${other.timeslotId} ${other.storeId}`,
        ),
      );
      for (const place of sorted) {
        await db.select({ taken: slotPlaces.taken }).from(slotPlaces).where(at(place)).for('update');
      }
    },

    /** Takes one place; false when none is left. `capacity` is that of a place nobody asked for yet. */
    async take(place: SlotPlace, capacity: number) {
      await db
        .insert(slotPlaces)
        .values({ ...place, tenantId, capacity, taken: 0 })
        .onConflictDoNothing();
      const taken = await db
        .update(slotPlaces)
        .set({ taken: sql`${slotPlaces.taken} + 1` })
        .where(and(at(place), lt(slotPlaces.taken, slotPlaces.capacity)))
        .returning({ taken: slotPlaces.taken });
      return taken.length === 1;
    },

    async giveBack(place: SlotPlace) {
      await db
        .update(slotPlaces)
        .set({ taken: sql`${slotPlaces.taken} - 1` })
        .where(and(at(place), gt(slotPlaces.taken, 0)));
    },

    /** Sets how many are left besides those taken; used by development only (D03). */
    async setLeft(place: SlotPlace, left: number) {
      await db
        .insert(slotPlaces)
        .values({ ...place, tenantId, capacity: left, taken: 0 })
        .onConflictDoUpdate({
          target: [
            slotPlaces.tenantId,
            slotPlaces.storeId,
            slotPlaces.deliveryServiceId,
            slotPlaces.slotDate,
            slotPlaces.timeslotId,
          ],
          set: { capacity: sql`${slotPlaces.taken} + ${left}` },
        });
    },

    async addHold({ cartId, userId }: CartHolder, place: SlotPlace, heldUntil: Date) {
      await db.insert(slotHolds).values({ ...place, tenantId, cartId, userId, heldUntil });
    },

    async renewHold(cartId: number, heldUntil: Date) {
      await db
        .update(slotHolds)
        .set({ heldUntil, extended: true })
        .where(and(eq(slotHolds.tenantId, tenantId), eq(slotHolds.cartId, cartId)));
    },

    /** Ends a cart's hold and tells the place to give back or keep; null when there was none. */
    async endHold(cartId: number) {
      const [ended] = await db
        .delete(slotHolds)
        .where(and(eq(slotHolds.tenantId, tenantId), eq(slotHolds.cartId, cartId)))
        .returning();
      return ended ?? null;
    },

    /** Frees every hold past its time, each exactly once: the deleted row is the right to give its place back. */
    async freeExpired(now: Date) {
      await db.execute(sql`
        WITH ended AS (
          DELETE FROM slot_holds WHERE tenant_id = ${tenantId} AND cart_id IN (
            SELECT cart_id FROM slot_holds
            WHERE tenant_id = ${tenantId} AND held_until <= ${now.toISOString()}::timestamptz
            ORDER BY cart_id FOR UPDATE SKIP LOCKED
          ) RETURNING store_id, delivery_service_id, slot_date, timeslot_id
        ), freed AS (
          SELECT store_id, delivery_service_id, slot_date, timeslot_id, count(*)::integer AS places
          FROM ended GROUP BY store_id, delivery_service_id, slot_date, timeslot_id
        )
        UPDATE slot_places p SET taken = p.taken - freed.places FROM freed
        WHERE p.tenant_id = ${tenantId} AND p.store_id = freed.store_id
          AND p.delivery_service_id = freed.delivery_service_id
          AND p.slot_date = freed.slot_date AND p.timeslot_id = freed.timeslot_id`);
    },

    async findBooking(orderId: number) {
      const [booking] = await db
        .select()
        .from(slotBookings)
        .where(and(eq(slotBookings.tenantId, tenantId), eq(slotBookings.orderId, orderId)));
      return booking ?? null;
    },

    async addBooking({ orderId, userId }: { orderId: number; userId: number }, place: SlotPlace) {
      await db.insert(slotBookings).values({ ...place, tenantId, orderId, userId });
    },

    /** Ends an order's booking and tells the place to give back; null when there was none. */
    async endBooking(orderId: number) {
      const [ended] = await db
        .delete(slotBookings)
        .where(and(eq(slotBookings.tenantId, tenantId), eq(slotBookings.orderId, orderId)))
        .returning();
      return ended ?? null;
    },
  };
}
