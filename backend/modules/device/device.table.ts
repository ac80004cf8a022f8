import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Platform } from '../../../contract/api/account/device.ts';

/** Devices that take push messages; `userId` is whoever was logged in when one registered last. */
export const devices = pgTable(
  'devices',
  {
    tenantId: text('tenant_id').notNull(),
    uuid: text().notNull(),
    platform: text().$type<Platform>().notNull(),
    externalId: text('external_id').notNull(),
    model: text().notNull(),
    platformVersion: text('platform_version').notNull(),
    manufacturer: text().notNull(),
    userId: integer('user_id'),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.uuid] })],
);
