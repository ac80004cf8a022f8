import { and, eq } from 'drizzle-orm';
import { pictureKey } from '../packshots/picture.ts';
import {
  catalogueVersions,
  categories,
  categoryBlocks,
  productClasses,
  products,
  vendors,
} from '../../backend/modules/catalogue/catalogue.table.ts';
import { mediaUrl } from '../../backend/modules/catalogue/picture-url.ts';
import { notifyChange } from '../../backend/cache-invalidation.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import type { SeedCatalogue, SeedCategory, SeedProduct } from './seed-catalogue.ts';
import { insertRows } from '../insert-rows.ts';
import { emojiPicture } from './seed-pictures.ts';

function categoryRow(tenantId: string, category: SeedCategory, parentId: number | null) {
  const key = pictureKey(emojiPicture(category.emoji));
  return {
    tenantId,
    parentId,
    slug: category.slug,
    name: category.name,
    position: category.position,
    title: category.title,
    description: category.description,
    menuImage: mediaUrl(key, 'medium'),
    icon: mediaUrl(key, 'icon'),
    hidden: category.hidden,
    goesWith: [] as number[],
    translations: category.translations ?? {},
  };
}

/** Says of each category whose goods go well with its own, once all of them have ids. */
async function seedCompanions(
  db: Database,
  tenantId: string,
  { all, ids }: { all: readonly SeedCategory[]; ids: ReadonlyMap<string, number> },
): Promise<void> {
  for (const { slug, goesWith } of all.filter((category) => category.goesWith.length > 0)) {
    const companions = goesWith.map((named) => {
      const categoryId = ids.get(named);
      if (categoryId === undefined) throw new Error(`${slug} goes with ${named}, which is no category`);
      return categoryId;
    });
    await db
      .update(categories)
      .set({ goesWith: companions })
      .where(and(eq(categories.tenantId, tenantId), eq(categories.slug, slug)));
  }
}

/** Writes the tree from its roots down and answers the ids by slug. */
async function seedCategories(db: Database, tenantId: string, all: readonly SeedCategory[]) {
  const ids = new Map<string, number>();
  for (let level = all.filter(({ parentSlug }) => parentSlug === null); level.length > 0;) {
    const rows = level.map((category) =>
      categoryRow(tenantId, category, ids.get(category.parentSlug ?? '') ?? null),
    );
    const written = await insertRows<typeof categories, { category_id: number; slug: string }>(
      db,
      categories,
      rows,
      ['category_id', 'slug'],
    );
    for (const row of written) ids.set(row.slug, row.category_id);
    const above = new Set(level.map(({ slug }) => slug));
    level = all.filter(({ parentSlug }) => parentSlug !== null && above.has(parentSlug));
  }
  await seedCompanions(db, tenantId, { all, ids });
  return ids;
}

async function seedVendors(db: Database, tenantId: string, all: readonly SeedProduct[]) {
  const names = [...new Set(all.map((product) => product.vendor))].filter((name) => name !== '');
  const rows = await insertRows<typeof vendors, { vendor_id: number; name: string }>(
    db,
    vendors,
    names.map((name) => ({ tenantId, name })),
    ['vendor_id', 'name'],
  );
  return new Map(rows.map((row) => [row.name, row.vendor_id]));
}

async function seedClasses(db: Database, tenantId: string, all: readonly SeedProduct[]): Promise<void> {
  const names = new Map(all.flatMap(({ productClasses: own }) => own.map(({ id, name }) => [id, name])));
  const maxima = new Map(
    all.flatMap(({ classMax }) => (classMax === null ? [] : [[classMax.classId, classMax]])),
  );
  await insertRows(
    db,
    productClasses,
    [...names].map(([productClassId, name]) => ({
      tenantId,
      productClassId,
      name,
      maxQuantity: maxima.get(productClassId)?.max ?? null,
      maxUnit: maxima.get(productClassId)?.unit ?? 'pz',
    })),
  );
}

async function seedProducts(
  db: Database,
  tenantId: string,
  all: readonly SeedProduct[],
  ids: {
    categories: ReadonlyMap<string, number>;
    vendors: ReadonlyMap<string, number>;
  },
) {
  const rows = all.map((product, position) => {
    const categoryId = ids.categories.get(product.categorySlug);
    if (categoryId === undefined) throw new Error(`${product.slug} lies in no category`);
    return {
      tenantId,
      slug: product.slug,
      position,
      packaging: product.packaging,
      categoryId,
      vendorId: ids.vendors.get(product.vendor) ?? null,
      name: product.name,
      brand: product.brand,
      packText: product.description,
      barcode: product.barcode,
      vatPercent: String(product.vatPct),
      pictureKey: pictureKey(product.picture),
      minAcq: product.minAcq,
      maxAcq: product.maxAcq,
      deliveryWarehouse: product.deliveryWarehouse,
      dailyMax: product.maxPerDay,
      isNew: product.isNew,
      highlight: product.highlight,
      palletItems: product.logisticPalletItems,
      packagingItems: product.logisticPackagingItems,
      infos: { ...product.productInfos },
      classIds: product.productClasses.map(({ id }) => id),
      options: [...product.selectOptions],
      diets: [...product.diets],
      allergens: product.allergens,
      descriptions: product.label,
      translations: product.translations ?? {},
    };
  });
  const written = await insertRows<typeof products, { product_id: number; slug: string }>(
    db,
    products,
    rows,
    ['product_id', 'slug'],
  );
  return new Map(written.map((row) => [row.slug, row.product_id]));
}

/** Writes a brand's catalogue; answers the product ids by slug. */
export async function seedCatalogue(
  db: Database,
  tenantId: string,
  given: { catalogue: SeedCatalogue; blockTitles: Readonly<Record<string, string>> },
): Promise<ReadonlyMap<string, number>> {
  const { catalogue, blockTitles } = given;
  const categoryIds = await seedCategories(db, tenantId, catalogue.categories);
  const vendorIds = await seedVendors(db, tenantId, catalogue.products);
  await seedClasses(db, tenantId, catalogue.products);
  const productIds = await seedProducts(db, tenantId, catalogue.products, {
    categories: categoryIds,
    vendors: vendorIds,
  });
  await insertRows(
    db,
    categoryBlocks,
    catalogue.blocks.map(({ key, slugs }, at) => ({
      tenantId,
      categoryBlockId: at + 1,
      title: blockTitles[key] ?? '',
      productIds: slugs.flatMap((slug) => productIds.get(slug) ?? []),
    })),
  );
  await insertRows(db, catalogueVersions, [{ tenantId, version: 1 }]);
  await notifyChange(db, tenantId);
  return productIds;
}
