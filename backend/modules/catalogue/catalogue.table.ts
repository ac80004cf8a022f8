import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { Translations } from '../../../contract/languages.ts';
import type { DeclaredAllergens } from '../../../contract/rules/catalogue/allergens.ts';

/** What a picture is drawn from: a JSON object that only the artwork reads. */
export type StoredPicture = object;

/** Raised by whoever changes the catalogue, so that every process loads it again. */
export const catalogueVersions = pgTable('catalogue_versions', {
  tenantId: text('tenant_id').primaryKey(),
  version: integer().notNull(),
});

export const pictures = pgTable(
  'pictures',
  {
    tenantId: text('tenant_id').notNull(),
    pictureKey: text('picture_key').notNull(),
    spec: jsonb().$type<StoredPicture>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.pictureKey] })],
);

/** The words of a category; a translation has all of them. */
export interface CategoryWords {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export const categories = pgTable(
  'categories',
  {
    tenantId: text('tenant_id').notNull(),
    categoryId: integer('category_id').notNull().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    slug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    menuImage: text('menu_image').notNull(),
    icon: text().notNull(),
    hidden: boolean().notNull(),
    /** Ids of the categories whose goods go well with its own, the best first. */
    goesWith: jsonb('goes_with').$type<number[]>().notNull().default([]),
    translations: jsonb().$type<Translations<CategoryWords>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.categoryId] })],
);

export const vendors = pgTable(
  'vendors',
  {
    tenantId: text('tenant_id').notNull(),
    vendorId: integer('vendor_id').notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.vendorId] })],
);

export const productClasses = pgTable(
  'product_classes',
  {
    tenantId: text('tenant_id').notNull(),
    productClassId: integer('product_class_id').notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    maxQuantity: integer('max_quantity'),
    maxUnit: text('max_unit').notNull().default('pz'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productClassId] })],
);

type Descriptions = NonNullable<Product['metaData']>['product_description'];

export const products = pgTable(
  'products',
  {
    tenantId: text('tenant_id').notNull(),
    productId: integer('product_id').notNull().generatedByDefaultAsIdentity(),
    wpId: integer('wp_id').notNull().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    position: integer().notNull(),
    published: boolean().notNull().default(true),
    packaging: boolean().notNull().default(false),
    categoryId: integer('category_id').notNull(),
    vendorId: integer('vendor_id'),
    name: text().notNull(),
    brand: text().notNull(),
    packText: text('pack_text').notNull(),
    barcode: text().notNull(),
    vatPercent: text('vat_percent').notNull(),
    pictureKey: text('picture_key').notNull(),
    minAcq: integer('min_acq').notNull(),
    maxAcq: integer('max_acq').notNull(),
    /** Of a line's unit, for one customer and day; 0 is no maximum. */
    dailyMax: integer('daily_max').notNull().default(0),
    isNew: boolean('is_new').notNull(),
    highlight: text(),
    /** Null where it comes from the warehouse of the cart. */
    deliveryWarehouse: jsonb('delivery_warehouse').$type<Product['deliveryWarehouse']>(),
    palletItems: integer('pallet_items'),
    packagingItems: integer('packaging_items'),
    infos: jsonb().$type<Record<string, string>>().notNull(),
    classIds: jsonb('class_ids').$type<number[]>().notNull(),
    options: jsonb().$type<Omit<Product['selectOptions'][number], 'selected'>[]>().notNull(),
    diets: jsonb().$type<string[]>().notNull(),
    /** Null where the label declares nothing: no food, or nobody said. */
    allergens: jsonb().$type<DeclaredAllergens>(),
    descriptions: jsonb().$type<Descriptions>().notNull(),
    translations: jsonb().$type<Translations<Pick<Product, 'name'>>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId] })],
);

/** What a warehouse has: thousandths of a piece, or of a base unit (kg, l) of loose goods. */
export const stock = pgTable(
  'stock',
  {
    tenantId: text('tenant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    productId: integer('product_id').notNull(),
    available: bigint({ mode: 'number' }).notNull(),
    lockedWeekdays: integer('locked_weekdays').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.warehouseId, table.productId] })],
);

/** The price history of a warehouse, in cents: the latest change up to today is the price paid (B-09). */
export const priceChanges = pgTable(
  'price_changes',
  {
    tenantId: text('tenant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    productId: integer('product_id').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.warehouseId, table.productId, table.validFrom] })],
);

/** Announced price cuts, first and last day included. */
export const promotions = pgTable(
  'promotions',
  {
    tenantId: text('tenant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    productId: integer('product_id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    renewsDays: integer('renews_days'),
    promoType: text('promo_type').notNull(),
    cssClass: text('css_class').notNull(),
    header: text().notNull(),
    body: text().notNull(),
    footer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.warehouseId, table.productId, table.startsOn] })],
);

export const categoryBlocks = pgTable(
  'category_blocks',
  {
    tenantId: text('tenant_id').notNull(),
    categoryBlockId: integer('category_block_id').notNull(),
    title: text().notNull(),
    productIds: jsonb('product_ids').$type<number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.categoryBlockId] })],
);
