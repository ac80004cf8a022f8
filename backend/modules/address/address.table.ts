import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AddressTypeId, OpeningHours } from '../../../contract/api/shopping/delivery.ts';

/** Homes of users (type 2), pickup counters (3) and lockers (5) of stores. */
export const addresses = pgTable(
  'addresses',
  {
    tenantId: text('tenant_id').notNull(),
    addressId: integer('address_id').notNull().generatedByDefaultAsIdentity(),
    addressTypeId: integer('address_type_id').$type<AddressTypeId>().notNull(),
    userId: integer('user_id'),
    storeId: integer('store_id'),
    addressName: text('address_name').notNull(),
    address1: text().notNull(),
    addressNumber: text('address_number').notNull(),
    city: text().notNull(),
    province: text().notNull(),
    postalcode: text().notNull(),
    doorbellName: text('doorbell_name').notNull().default(''),
    floor: text().notNull().default(''),
    referencePhoneNumber: text('reference_phone_number').notNull().default(''),
    addressNote: text('address_note').notNull().default(''),
    elevator: boolean().notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    preferred: boolean().notNull().default(false),
    validated: boolean().notNull().default(true),
    workplaceId: integer('workplace_id'),
    openingHours: jsonb('opening_hours').$type<OpeningHours>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.addressId] })],
);
