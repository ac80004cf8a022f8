import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';

export const warehouses = pgTable(
  'warehouses',
  {
    tenantId: text('tenant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.warehouseId] })],
);

export const stores = pgTable(
  'stores',
  {
    tenantId: text('tenant_id').notNull(),
    storeId: integer('store_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    address1: text().notNull(),
    addressNumber: text('address_number').notNull(),
    city: text().notNull(),
    province: text().notNull(),
    postalcode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    services: jsonb().$type<DeliveryServiceId[]>().notNull(),
    openingHours: jsonb('opening_hours').$type<{ day: number; text: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.storeId] })],
);
