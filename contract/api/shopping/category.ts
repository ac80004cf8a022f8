import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { flag, freeText, id, int, textFilter } from '../params.ts';
import { translatedEntries } from '../translated.ts';
import type { Translatable } from '../translated.ts';
import { breadCrumbSchema, productSchema } from './product.ts';

const categoryInfoSchema = v.object({
  TITLE: v.string(),
  DESCRIPTION: v.string(),
  MENU_IMAGE: v.string(),
  ICON: v.string(),
  HIDE_IN_MENU: v.picklist(['true', 'false']),
});

/**
 * A node of the category tree; `productCount` counts the products of the whole branch, `translated` is about name, title and
 * description.
 */
export interface Category extends Translatable {
  categoryId: number;
  parentId: number | null;
  slug: string;
  itemUrl: string;
  name: string;
  productCount: number;
  categories: Category[];
  metaData: { category_info: v.InferOutput<typeof categoryInfoSchema> };
}

export const categorySchema: v.GenericSchema<unknown, Category> = v.object({
  categoryId: v.number(),
  parentId: v.nullable(v.number()),
  slug: v.string(),
  itemUrl: v.string(),
  name: v.string(),
  productCount: v.number(),
  categories: v.array(v.lazy(() => categorySchema)),
  metaData: v.object({ category_info: categoryInfoSchema }),
  ...translatedEntries,
});

const treeParams = {
  filtered: v.optional(flag(), true),
  depth: v.optional(int(1, 4), 3),
  q: v.optional(freeText()),
  hash: v.optional(freeText()),
};

export const listCategories = defineEndpoint({
  id: 'A03',
  call: 'GET /category',
  visibility: 'public',
  params: v.object(treeParams),
  data: v.object({ categories: v.array(categorySchema) }),
});

const categoryViewSchema = v.object({ category: categorySchema, breadCrumbs: v.array(breadCrumbSchema) });
export type CategoryView = v.InferOutput<typeof categoryViewSchema>;

/** The same call with a slug (a path counts by its last part) or an id, which counts where no category has the slug. */
export const viewCategory = defineEndpoint({
  id: 'A03',
  call: 'GET /category',
  visibility: 'public',
  params: v.object({ ...treeParams, slug: v.optional(textFilter()), categoryId: v.optional(id()) }),
  data: categoryViewSchema,
});

export const categoryBlockSchema = v.object({
  categoryBlockId: v.number(),
  title: v.string(),
  products: v.array(productSchema),
});
export type CategoryBlock = v.InferOutput<typeof categoryBlockSchema>;

export const viewCategoryBlock = defineEndpoint({
  id: 'A04',
  call: 'GET /category-block/info',
  visibility: 'public',
  params: v.object({ categoryBlockId: id() }),
  data: categoryBlockSchema,
});
