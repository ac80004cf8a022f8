import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MenuItem, MenuLocation } from '../../../contract/api/content/content.ts';
import type { SeedPost } from '../../../contract/tenant-seed.ts';

export const posts = pgTable(
  'posts',
  {
    tenantId: text('tenant_id').notNull(),
    postId: integer('post_id').notNull().generatedByDefaultAsIdentity(),
    type: text().$type<SeedPost['type']>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    validity: text().notNull(),
    seoTitle: text('seo_title').notNull(),
    seoDescription: text('seo_description').notNull(),
    categorySlug: text('category_slug'),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.postId] })],
);

export const menus = pgTable(
  'menus',
  {
    tenantId: text('tenant_id').notNull(),
    location: text().$type<MenuLocation>().notNull(),
    items: jsonb().$type<MenuItem[]>().notNull(),
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
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slideId] })],
);
