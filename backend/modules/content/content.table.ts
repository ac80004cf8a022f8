import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BrandMenuItem } from '../../../contract/brand-menu.ts';
import type { MenuLocation } from '../../../contract/api/content/content.ts';

export const menus = pgTable(
  'menus',
  {
    tenantId: text('tenant_id').notNull(),
    location: text().$type<MenuLocation>().notNull(),
    items: jsonb().$type<BrandMenuItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.location] })],
);

export const slides = pgTable(
  'slides',
  {
    tenantId: text('tenant_id').notNull(),
    slideId: integer('slide_id').notNull().generatedByDefaultAsIdentity(),
    sliderId: integer('slider_id').notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    pictureKey: text('picture_key').notNull(),
    link: text().notNull(),
    alt: text().notNull(),
    /** Null: whatever way the groceries take. */
    deliveryServiceId: integer('delivery_service_id'),
    /** Days of the week it is shown on, 1 Monday; null: every day. */
    weekdays: jsonb().$type<readonly number[]>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slideId] })],
);
