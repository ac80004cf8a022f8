import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../../contract/api/account/device.ts';
import type { Database } from '../../platform/db/database.ts';
import { devices } from './device.table.ts';

export type NewDevice = Omit<typeof devices.$inferInsert, 'tenantId'>;

/** Devices of one tenant's shoppers that take push messages. */
export function createDeviceRepository(db: Database, tenantId: string) {
  return {
    /** Keeps a device as it registered last. */
    async put(device: NewDevice) {
      const { uuid: _, ...known } = device;
      await db
        .insert(devices)
        .values({ ...device, tenantId })
        .onConflictDoUpdate({ target: [devices.tenantId, devices.uuid], set: known });
    },

    async remove({ uuid, platform }: { uuid: string; platform: Platform }) {
      await db
        .delete(devices)
        .where(and(eq(devices.tenantId, tenantId), eq(devices.uuid, uuid), eq(devices.platform, platform)));
    },
  };
}
