import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { productPageSize } from '../page-sizes.ts';
import { freeText, flag, id, items, page, pageSize, textFilter } from '../params.ts';
import { translatedEntries } from '../translated.ts';
import { sortKeys } from './sort-keys.ts';

const money = v.number();

export const optionValueSchema = v.object({ key: v.string(), name: v.string() });

/** A choice the shopper must make before the product can be added; `parameterName` names it on the wire. */
export const productOptionSchema = v.object({
  name: v.string(),
  parameterName: v.string(),
  values: v.array(optionValueSchema),
  selected: v.nullable(v.object({ key: v.string() })),
});

/**
 * The most of a product that one customer orders in a day (QTY-11), in the unit of a line's quantity. In a cart `left` is what
 * other orders of that day and other lines leave to the line; `orderedToday` says what those orders have of it, where
 * the day is today.
 */
export const dailyMaxSchema = v.object({
  max: v.number(),
  orderedToday: v.optional(v.number()),
  left: v.optional(v.number()),
});

/** A key per parameterName of a product's options, none where it has no options; null where one is still to be chosen. */
export const chosenAgainSchema = v.nullable(v.record(v.string(), v.string()));

export const warehousePromoSchema = v.object({
  discount: money,
  discountPerc: v.number(),
  promoType: v.string(),
  validityDate: v.string(),
  expireDate: v.string(),
  view: v.object({ cssClass: v.string(), header: v.string(), body: v.string(), footer: v.string() }),
});

export const breadCrumbSchema = v.object({
  categoryId: v.number(),
  name: v.string(),
  slug: v.string(),
  ...translatedEntries,
});
export type BreadCrumb = v.InferOutput<typeof breadCrumbSchema>;

/**
 * Text blocks of a product's label, as simple HTML with allergens emphasised; present on the product page only. `operator` is
 * name and address of who answers for a food's label (B-10).
 */
export const productDescriptionSchema = v.object({
  legal_name: v.optional(v.string()),
  ingredients: v.optional(v.string()),
  allergens: v.optional(v.string()),
  storage: v.optional(v.string()),
  nutritional_values: v.optional(v.string()),
  origin: v.optional(v.string()),
  operator: v.optional(v.string()),
});

/**
 * A product as the shop answers it. Money is EUR with two decimals; `priceDisplay` is what is paid and the basis of
 * all arithmetic (per piece, or per base unit for Confezione and Sfuso); `priceStandardDisplay` is the struck price;
 * `available` 0 means sold out; `maxAcq` 0 means no limit; in a cart `left` is what the class maximum leaves to the line,
 * in the unit of its quantity (QTY-10); `dailyMax` is absent where a day has no maximum; `translated` is about the name alone. All
 * `productInfos` values are text.
 */
export const productSchema = v.object({
  productId: v.number(),
  wpId: v.number(),
  slug: v.string(),
  itemUrl: v.string(),
  name: v.string(),
  shortDescr: v.string(),
  description: v.string(),
  barcode: v.string(),
  categoryId: v.number(),
  breadCrumbs: v.array(breadCrumbSchema),
  vendor: v.nullable(v.object({ vendorId: v.number(), name: v.string() })),
  ivaCategory: v.object({ ivaCategoryId: v.number(), descr: v.string(), ivaPct: v.string() }),
  mediaURL: v.string(),
  mediaURLMedium: v.string(),
  price: money,
  priceDisplay: money,
  priceStandardDisplay: v.nullable(money),
  priceUmDisplay: v.nullable(money),
  priceStandardUmDisplay: v.nullable(money),
  priceUnitDisplay: v.string(),
  weightUnitDisplay: v.string(),
  priorPrice30: v.nullable(money),
  available: v.number(),
  minAcq: v.number(),
  maxAcq: v.number(),
  isNew: v.boolean(),
  highlight: v.nullable(v.string()),
  productClasses: v.array(v.object({ productClassId: v.number(), name: v.string() })),
  productClassRuleMax: v.nullable(
    v.object({
      productClassId: v.number(),
      productClassName: v.string(),
      max: v.number(),
      unit: v.string(),
      left: v.optional(v.number()),
    }),
  ),
  dailyMax: v.optional(dailyMaxSchema),
  selectOptions: v.array(productOptionSchema),
  deliveryWarehouse: v.object({ warehouseId: v.number(), name: v.string() }),
  warehousePromo: v.nullable(warehousePromoSchema),
  logisticPalletItems: v.nullable(v.number()),
  logisticPackagingItems: v.nullable(v.number()),
  productInfos: v.record(v.string(), v.string()),
  metaData: v.optional(v.object({ product_description: productDescriptionSchema })),
  ...translatedEntries,
});

export type Product = v.InferOutput<typeof productSchema>;
export type ProductOption = v.InferOutput<typeof productOptionSchema>;
export type WarehousePromo = v.InferOutput<typeof warehousePromoSchema>;

/** Where a page stands in a list; a page past the end keeps the number asked for (T12). */
export const pageInfoSchema = v.object({
  selPage: v.number(),
  totPages: v.number(),
  totItems: v.number(),
  itemsPerPage: v.number(),
});
export type PageInfo = v.InferOutput<typeof pageInfoSchema>;

export const facetSchema = v.object({
  parameterName: v.string(),
  name: v.string(),
  values: v.array(v.object({ key: v.string(), name: v.string(), count: v.number(), selected: v.boolean() })),
});
export type Facet = v.InferOutput<typeof facetSchema>;

/** How many hits of a search lie in a department, as if no department had been asked for (CAT-16). */
export const departmentHitsSchema = v.object({
  categoryId: v.number(),
  name: v.string(),
  count: v.number(),
  selected: v.boolean(),
  ...translatedEntries,
});
export type DepartmentHits = v.InferOutput<typeof departmentHitsSchema>;

export const productListSchema = v.object({
  page: pageInfoSchema,
  products: v.array(productSchema),
  facets: v.array(facetSchema),
  /** Of a search, the richest first, with the category it was narrowed to; none of a list without words. */
  departments: v.array(departmentHitsSchema),
  didYouMean: v.nullable(v.string()),
  /** What of the query found nothing with the rest, as it was typed: the rest was searched without it. */
  leftOut: v.array(v.string()),
});
export type ProductList = v.InferOutput<typeof productListSchema>;

/** `param:key`, the wire form of a chosen facet value. */
const facetFilter = v.pipe(v.string(), v.regex(/^[\w-]{1,60}:[\w-]{1,60}$/));

export const productListParams = v.object({
  q: v.optional(freeText()),
  parent_category_id: v.optional(id()),
  barcode: v.optional(textFilter()),
  page: page(),
  page_size: pageSize(productPageSize),
  sort: v.optional(v.picklist(sortKeys), ''),
  promo: v.optional(flag()),
  new_product: v.optional(flag()),
  preferred: v.optional(flag()),
  filter: v.optional(
    v.union([
      v.array(facetFilter),
      v.pipe(
        facetFilter,
        v.transform((entry) => [entry]),
      ),
    ]),
    [],
  ),
  hash: v.optional(freeText()),
});

export const listProducts = defineEndpoint({
  id: 'A05',
  call: 'GET /products',
  visibility: 'public',
  params: productListParams,
  data: productListSchema,
});

/** The same call with a slug: its data is one product. */
export const viewProduct = defineEndpoint({
  id: 'A05',
  call: 'GET /products',
  visibility: 'public',
  params: v.object({ slug: freeText(), hash: v.optional(freeText()) }),
  data: productSchema,
});

/** Most products offered in place of another. */
export const mostAlternatives = 6;

/** What can be had in place of a product, the likest first; `cheaper` is the same thing for less per kg, l or piece. */
export const productAlternativesSchema = v.object({
  products: v.array(productSchema),
  cheaper: v.nullable(productSchema),
});
export type ProductAlternatives = v.InferOutput<typeof productAlternativesSchema>;

/** Products that are there, from the warehouse and on the day the others are answered for (B-25, B-30). */
export const listAlternatives = defineEndpoint({
  id: 'A10',
  call: 'GET /products/alternatives',
  visibility: 'public',
  params: v.object({ productId: id(), hash: v.optional(freeText()) }),
  data: productAlternativesSchema,
});

/** Most products that are said to go with another. */
export const mostCompanions = 6;

/**
 * Products that go well with one, as the shop's categories say, from the warehouse and on the day the others are answered for;
 * none where they say nothing.
 */
export const listCompanions = defineEndpoint({
  id: 'A23',
  call: 'GET /products/companions',
  visibility: 'public',
  params: v.object({ productId: id(), hash: v.optional(freeText()) }),
  data: v.object({ products: v.array(productSchema) }),
});

const cheaperProductSchema = v.object({ productId: v.number(), product: productSchema });

/** A product by its id, and the same thing for less. */
export type CheaperProduct = v.InferOutput<typeof cheaperProductSchema>;

/**
 * The same thing for less per kg, litre or piece, of each of some products, at most 200, that has one; unknown products have
 * none. From the warehouse and on the day the others are answered for (B-30, B-36).
 */
export const listCheaper = defineEndpoint({
  id: 'A22',
  call: 'GET /products/cheaper',
  visibility: 'public',
  params: v.object({ product_ids: items(id()), hash: v.optional(freeText()) }),
  data: v.object({ cheaper: v.array(cheaperProductSchema) }),
});

/** Most products one flyer or recipe names. */
export const mostNamed = 100;

/** The products that a text of the shop names, in the order of their slugs; what the shop does not sell is left out. */
export const listNamedProducts = defineEndpoint({
  id: 'A18',
  call: 'GET /products/named',
  visibility: 'public',
  params: v.object({
    slugs: v.pipe(
      freeText(),
      v.transform((list) => list.split(',').filter((slug) => slug !== '')),
      v.array(v.pipe(v.string(), v.maxLength(200))),
      v.minLength(1),
      v.maxLength(mostNamed),
    ),
    hash: v.optional(freeText()),
  }),
  data: v.object({ products: v.array(productSchema) }),
});
