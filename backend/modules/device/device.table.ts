import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Platform } from '../../../contract/api/account/device.ts';

/**
 * Devices that take push messages; `userId` is whoever was logged in when one registered last, `familyId` that login.
 * `p256dh` and `auth` are the keys of a browser's messages in base64url, empty for phones.
 */
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
    p256dh: text().notNull().default(''),
    auth: text().notNull().default(''),
    topics: text().array().notNull().default([]),
    familyId: text('family_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.uuid] })],
);
