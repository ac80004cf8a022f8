import * as v from 'valibot';
import { shortageReasons } from '../../rules/quantity/shortage.ts';
import { cartStatusCodes } from '../codes.ts';
import { chosenTimeslotSchema, shippingAddressSchema, storeSchema } from './delivery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { exclusionReasonSchema } from './exclusion-reason.ts';
import { earnedGiftSchema, giftCertificateSchema, orderAdjustmentSchema } from './gift.ts';
import { flag, flagText, freeText, id, items, jsonObject, num } from '../params.ts';
import { translatedEntries } from '../translated.ts';
import { productSchema } from './product.ts';
import { cartSubstitutions, lineSubstitutions } from './substitution.ts';

const cartStatusIds = Object.values(cartStatusCodes);
export type CartStatusId = (typeof cartStatusIds)[number];

/**
 * `accept_alternatives` is text; chosen options stand under their parameterName (GATE-12). `substitution` is there where
 * the line differs from the cart; with `product` the id, as text, of the product the shopper chose (B-19). `note` says
 * to whoever picks the goods what the shopper wants of them, at most 200 characters. `accept_exclusions` is 'true' where
 * the user excludes the product and has accepted every reason for this line; else it is absent (B-23).
 */
export const cartItemInfoSchema = v.objectWithRest(
  {
    accept_alternatives: v.picklist(['true', 'false']),
    accept_exclusions: v.optional(v.literal('true')),
    customWeight: v.optional(v.string()),
    note: v.optional(v.string()),
    substitution: v.optional(v.picklist(lineSubstitutions)),
    substitutionProductId: v.optional(v.string()),
  },
  v.optional(v.string()),
);

/** Why a line cannot be bought as it stands, and how much of it can, in the unit of its quantity (CART-18, B-28). */
const shortageSchema = v.object({ reason: v.picklist(shortageReasons), most: v.number() });

/**
 * A line of a cart. Sfuso and Peso lines travel as quantity 0 plus weight in their selling unit (QTY-13);
 * `grossTotal` in EUR, of what can be bought of it. `atRisk` says that the stock is low on the day of the slot (B-18).
 * `exclusions` is why the user excludes it, as far as they have not accepted it for this line (B-23). `substituteName` is
 * what the chosen product is called, null where none is chosen or the shop no longer has it (B-19).
 */
export const cartItemSchema = v.object({
  itemId: v.number(),
  cartItemId: v.number(),
  product: productSchema,
  quantity: v.number(),
  weight: v.number(),
  grossTotal: v.number(),
  cartItemInfo: cartItemInfoSchema,
  atRisk: v.optional(v.boolean(), false),
  shortage: v.optional(v.nullable(shortageSchema), null),
  exclusions: v.optional(v.array(exclusionReasonSchema), []),
  substituteName: v.optional(v.nullable(v.string()), null),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/** The user of the cart; `userId` -1 or less is nobody (SES-01). */
export const cartUserSchema = v.object({
  userId: v.number(),
  userType: v.object({ userTypeId: v.number() }),
  betaTester: v.boolean(),
  hasFavorites: v.boolean(),
  /** Whether the user keeps exclusions; what they are is asked for apart (E01). */
  hasExclusions: v.optional(v.boolean(), false),
  /** What the user means to spend at most, in cents; null where they set no cap (B-36). */
  spendingCap: v.optional(v.nullable(v.number()), null),
  profile: v.object({ level: v.number() }),
  legals: v.array(v.object({ legalId: v.number() })),
  crmUserSegments: v.array(v.object({ crmSegment: v.object({ crmSegmentId: v.number() }) })),
  defaultStoreAddressId: v.nullable(v.number()),
  defaultDeliveryAddressId: v.nullable(v.number()),
});
export type CartUser = v.InferOutput<typeof cartUserSchema>;

export const orderPackageSchema = v.object({
  orderPackageId: v.number(),
  quantity: v.number(),
  totalPrice: v.number(),
  package: v.object({ descr: v.string(), cost: v.number(), ...translatedEntries }),
});
export type OrderPackage = v.InferOutput<typeof orderPackageSchema>;

/** Money of a cart and of an order, in EUR; totalPrice = max(0, items - gift + packages + delivery) (CART-20). */
export const cartMoneyEntries = {
  totalItems: v.number(),
  itemsTotal: v.number(),
  giftTotal: v.number(),
  packageTotal: v.number(),
  deliveryFee: v.number(),
  totalPrice: v.number(),
};

/** `substitutions` is what to do about goods that are sold out, in the whole cart (B-18); `adult_declared` for alcohol (B-14). */
export const cartInfosSchema = v.object({
  order_comment: v.string(),
  need_invoice: v.picklist(['true', 'false']),
  substitutions: v.optional(v.picklist(cartSubstitutions), 'replace'),
  adult_declared: v.optional(v.picklist(['true', 'false']), 'false'),
});

/** Lines come in `cartItems`, or grouped in `sectors` when asked with show_sectors (CART-01). */
export const cartSchema = v.object({
  cartId: v.nullable(v.number()),
  cartStatusId: v.picklist(cartStatusIds),
  lockedUntil: v.nullable(v.string()),
  modifyingOrderId: v.nullable(v.number()),
  cartItems: v.optional(v.array(cartItemSchema)),
  sectors: v.optional(
    v.array(
      v.object({
        sectorId: v.number(),
        name: v.string(),
        cartItems: v.array(cartItemSchema),
        ...translatedEntries,
      }),
    ),
  ),
  ...cartMoneyEntries,
  user: cartUserSchema,
  store: v.nullable(storeSchema),
  shippingAddress: v.nullable(shippingAddressSchema),
  timeslot: v.nullable(chosenTimeslotSchema),
  warehouse: v.nullable(v.object({ warehouseId: v.number() })),
  cartInfos: cartInfosSchema,
  userPoints: v.object({ LOYALTY: v.object({ value: v.number() }) }),
  orderAdjustmentSummary: v.object({ orderAdjustments: v.array(orderAdjustmentSchema) }),
  giftCertificates: v.array(giftCertificateSchema),
  giftCertificatesToGenerate: v.array(earnedGiftSchema),
  orderPackages: v.array(orderPackageSchema),
  forcedPreviewDate: v.nullable(v.string()),
  ssoUser: v.boolean(),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/** Every call of the cart takes it (API-05). */
export const sectorsFlag = { show_sectors: v.optional(flag(), false) };
const searchParams = v.optional(jsonObject(v.record(v.string(), v.unknown())));

export const viewCart = defineEndpoint({
  id: 'C01',
  call: 'GET /cart/view',
  params: v.object(sectorsFlag),
  data: cartSchema,
});

/** What a line is to say beyond its quantity; chosen options stand under their parameterName. */
export const addedInfos = jsonObject(
  v.objectWithRest(
    {
      accept_alternatives: v.optional(flagText()),
      /** 'true' buys the product though the user excludes it (B-23). */
      accept_exclusions: v.optional(flagText()),
    },
    v.optional(freeText()),
  ),
);

/** One product to add: quantity in pieces, or in the selling unit when weighed; options under their parameterName. */
export const addItemSchema = v.object({
  productId: id(),
  quantity: num(),
  useWpId: v.optional(flag(), false),
  deliveryWarehouseId: v.optional(id()),
  infos: v.optional(addedInfos),
  searchParams,
});
export type AddItem = v.InferInput<typeof addItemSchema>;

export const addToCart = defineEndpoint({
  id: 'C02',
  call: 'POST /cart/add',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object({ ...sectorsFlag, items: items(addItemSchema) }),
  data: cartSchema,
});

export const updateCart = defineEndpoint({
  id: 'C03',
  call: 'POST /cart/update',
  auth: 'login',
  effect: 'write',
  params: v.object({
    ...sectorsFlag,
    items: items(v.object({ itemId: id(), quantity: num(0), searchParams })),
  }),
  data: cartSchema,
});

export const deleteFromCart = defineEndpoint({
  id: 'C04',
  call: 'POST /cart/delete',
  auth: 'login',
  effect: 'write',
  params: v.object({
    ...sectorsFlag,
    items: items(
      v.pipe(
        v.object({ itemId: v.optional(id()), productId: v.optional(id()) }),
        v.check((entry) => entry.itemId !== undefined || entry.productId !== undefined),
      ),
    ),
  }),
  data: cartSchema,
});

export const addAllFromOrder = defineEndpoint({
  id: 'C05',
  call: 'POST /cart/add-all-from-order',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object({ ...sectorsFlag, order_id: id() }),
  data: cartSchema,
});

export const addAllFromWishlist = defineEndpoint({
  id: 'C06',
  call: 'POST /cart/add-all-from-wishlist',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object({ ...sectorsFlag, list_id: id() }),
  data: cartSchema,
});

/** A product among many; where an option of it is not chosen in `infos` it is not added, with a word. */
export const listedProductSchema = v.object({
  productId: id(),
  quantity: num(),
  infos: v.optional(addedInfos),
});
export type ListedProduct = v.InferOutput<typeof listedProductSchema>;

/** Adds what can be added of many products, with a warning for each that cannot (GATE-18, B-20, B-21). */
export const addProducts = defineEndpoint({
  id: 'C13',
  call: 'POST /cart/add-products',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object({ ...sectorsFlag, items: items(listedProductSchema) }),
  data: cartSchema,
});

export const cartInfoProperties = ['order_comment', 'need_invoice', 'adult_declared'] as const;
export type CartInfoProperty = (typeof cartInfoProperties)[number];

export const updateCartInfo = defineEndpoint({
  id: 'C07',
  call: 'POST /cart/update-cart-info',
  auth: 'login',
  effect: 'write',
  params: v.variant('property', [
    v.object({ ...sectorsFlag, property: v.literal('order_comment'), value: freeText() }),
    v.object({ ...sectorsFlag, property: v.literal('need_invoice'), value: flagText() }),
    v.object({ ...sectorsFlag, property: v.literal('adult_declared'), value: flagText() }),
    v.object({ ...sectorsFlag, property: v.literal('substitutions'), value: v.picklist(cartSubstitutions) }),
  ]),
  data: cartSchema,
});

/**
 * What keeps the cart from checkout: minimum order, limits of lines and classes, alcohol whose buyer has not declared to be
 * of age; `missing` and `minOrder` in EUR.
 */
export const purchaseRestrictionSchema = v.object({
  ok: v.boolean(),
  minOrder: v.number(),
  missing: v.number(),
  restrictions: v.array(
    v.object({
      code: v.string(),
      productClassId: v.nullable(v.number()),
      name: v.string(),
      max: v.number(),
      current: v.number(),
      message: v.string(),
    }),
  ),
});
export type PurchaseRestriction = v.InferOutput<typeof purchaseRestrictionSchema>;

export const viewPurchaseRestriction = defineEndpoint({
  id: 'C09',
  call: 'GET /cart/purchase-restriction',
  auth: 'login',
  params: v.object({}),
  data: purchaseRestrictionSchema,
});
