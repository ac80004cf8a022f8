import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Platform, deviceTopics } from '../../../contract/api/account/device.ts';
import type { Database } from '../../platform/db/database.ts';
import { devices } from './device.table.ts';

export type NewDevice = Omit<typeof devices.$inferInsert, 'tenantId' | 'topics'>;

/** A device by what tells it from others. */
interface DeviceName {
  readonly uuid: string;
  readonly platform: Platform;
}

const nobodys = { userId: null, familyId: null };

/** Devices of one tenant's shoppers that take push messages. */
export function createDeviceRepository(db: Database, tenantId: string) {
  const inTenant = eq(devices.tenantId, tenantId);
  const named = ({ uuid, platform }: DeviceName) =>
    and(inTenant, eq(devices.uuid, uuid), eq(devices.platform, platform));
  return {
    /** Keeps a device as it registered last; another one with the same token was the same one before. */
    async put(device: NewDevice) {
      const { uuid, ...known } = device;
      await db
        .delete(devices)
        .where(
          and(
            inTenant,
            eq(devices.platform, device.platform),
            eq(devices.externalId, device.externalId),
            ne(devices.uuid, uuid),
          ),
        );
      await db
        .insert(devices)
        .values({ ...device, tenantId })
        .onConflictDoUpdate({ target: [devices.tenantId, devices.uuid], set: known });
    },

    /** Forgets the devices of a user beyond so many, those that registered longest ago. */
    async keepNewest(userId: number, most: number) {
      const older = db
        .select({ uuid: devices.uuid })
        .from(devices)
        .where(and(inTenant, eq(devices.userId, userId)))
        .orderBy(desc(devices.registeredAt), desc(devices.uuid))
        .offset(most);
      await db.delete(devices).where(and(inTenant, inArray(devices.uuid, older)));
    },

    async remove(device: DeviceName) {
      await db.delete(devices).where(named(device));
    },

    /** Forgets a device whose token is no longer good, unless it has another one by now. */
    async removeGone({ uuid, externalId }: { uuid: string; externalId: string }) {
      await db
        .delete(devices)
        .where(and(inTenant, eq(devices.uuid, uuid), eq(devices.externalId, externalId)));
    },

    /** Subscribes a device to a topic, once; false for one nobody registered. */
    async subscribe(device: DeviceName, topic: (typeof deviceTopics)[number]): Promise<boolean> {
      const subscribed = await db
        .update(devices)
        .set({ topics: sql`array_append(array_remove(${devices.topics}, ${topic}), ${topic})` })
        .where(named(device))
        .returning({ uuid: devices.uuid });
      return subscribed.length > 0;
    },

    /** Leaves the devices that registered under logins to nobody: they ended. */
    async leaveLogins(familyIds: readonly string[]) {
      await db
        .update(devices)
        .set(nobodys)
        .where(and(inTenant, inArray(devices.familyId, [...familyIds])));
    },

    /** Leaves every device of a user to nobody, but for those of the login that goes on. */
    async leaveUser(userId: number, goesOn: string | null) {
      const ended = goesOn === null ? undefined : or(isNull(devices.familyId), ne(devices.familyId, goesOn));
      await db
        .update(devices)
        .set(nobodys)
        .where(and(inTenant, eq(devices.userId, userId), ended));
    },

    /** Devices of a user on one of the platforms. */
    async listOf(userId: number, platforms: readonly Platform[]): Promise<string[]> {
      const rows = await db
        .select({ uuid: devices.uuid })
        .from(devices)
        .where(and(inTenant, eq(devices.userId, userId), inArray(devices.platform, [...platforms])));
      return rows.map(({ uuid }) => uuid);
    },
  };
}
