import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { cartItemSchema, cartSchema, cartUserSchema } from '../../../contract/api/shopping/cart.ts';
import { categorySchema } from '../../../contract/api/shopping/category.ts';
import { menuItemSchema, postSchema, slideSchema } from '../../../contract/api/content/content.ts';
import { addressSchema, storeSchema } from '../../../contract/api/shopping/delivery.ts';
import { giftCertificateSchema } from '../../../contract/api/shopping/gift.ts';
import { orderSchema } from '../../../contract/api/ordering/order.ts';
import { boughtOrderSchema } from '../../../contract/api/ordering/payment.ts';
import { pageInfoSchema, productSchema } from '../../../contract/api/shopping/product.ts';
import { userDetailSchema } from '../../../contract/api/account/registration.ts';
import { timeslotDaySchema } from '../../../contract/api/shopping/timeslot.ts';
import { wishlistSchema, wishlistViewSchema } from '../../../contract/api/shopping/wishlist.ts';

/** The shapes of the contract that have a name of their own. */
const shapes = {
  Product: productSchema,
  CartItem: cartItemSchema,
  CartUser: cartUserSchema,
  Cart: cartSchema,
  Address: addressSchema,
  Store: storeSchema,
  Day: timeslotDaySchema,
  Order: orderSchema,
  BoughtOrder: boughtOrderSchema,
  Wishlist: wishlistSchema,
  WishlistView: wishlistViewSchema,
  GiftCertificate: giftCertificateSchema,
  Category: categorySchema,
  UserDetail: userDetailSchema,
  Page: pageInfoSchema,
  Post: postSchema,
  Slide: slideSchema,
  MenuItem: menuItemSchema,
} as const satisfies Record<string, GenericSchema>;

const shared = {
  target: 'draft-2020-12',
  // Checks that are code say nothing a schema could; what they refuse is told by their code.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

function bare({ $schema: _, $defs: _defs, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The named shapes as JSON schemas. */
export function componentSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(shapes, { ...shared, typeMode: 'output' });
}

/** What a call answers. */
export const answerSchema = (schema: GenericSchema): JsonSchema =>
  bare(toJsonSchema(schema, { ...shared, typeMode: 'output', definitions: shapes }));

const objectSchema = v.looseObject({
  type: v.literal('object'),
  entries: v.record(v.string(), v.looseObject({ type: v.string() })),
});

// A parameter with a default is there once it is read, but need not be sent.
const sentOnly: NonNullable<ConversionConfig['overrideSchema']> = ({ valibotSchema, jsonSchema }) => {
  if (!v.is(objectSchema, valibotSchema)) return null;
  const required = Object.entries(valibotSchema.entries).filter(([, entry]) => entry.type !== 'optional');
  return { ...jsonSchema, required: required.map(([name]) => name) };
};

const boundAction = v.looseObject({
  type: v.picklist(['min_value', 'max_value']),
  requirement: v.number(),
});

// Bounds stand on numbers that may come as text, which the converter takes for a contradiction.
const bounds: NonNullable<ConversionConfig['overrideAction']> = ({ valibotAction, jsonSchema }) => {
  if (!v.is(boundAction, valibotAction)) return null;
  const { type, requirement } = valibotAction;
  if (Math.abs(requirement) === Number.MAX_SAFE_INTEGER) return jsonSchema;
  return { ...jsonSchema, [type === 'min_value' ? 'minimum' : 'maximum']: requirement };
};

const node = v.looseObject({
  anyOf: v.optional(v.array(v.looseObject({ type: v.optional(v.string()) }))),
  pattern: v.optional(v.string()),
});

/** Numbers and flags as such, though their text is read too (T3); control characters go without saying. */
function plainly(schema: unknown): unknown {
  if (Array.isArray(schema) || !v.is(node, schema)) return schema;
  const { anyOf, pattern, ...rest } = schema;
  const saysNothing = pattern === undefined || pattern.startsWith('^[^\\u0000');
  const kept = saysNothing ? rest : { ...rest, pattern };
  const [first] = anyOf ?? [];
  if (first?.type === 'number' || first?.type === 'boolean') return { type: first.type, ...kept };
  return anyOf === undefined ? kept : { ...kept, anyOf };
}

/** What a call takes. */
export function paramsSchema(schema: GenericSchema): JsonSchema {
  const config = { ...shared, typeMode: 'output', overrideSchema: sentOnly, overrideAction: bounds } as const;
  const converted = bare(toJsonSchema(schema, config));
  // Made of JSON and turned into JSON again, node by node from the leaves.
  return JSON.parse(JSON.stringify(converted), (_, value: unknown) => plainly(value)) as JsonSchema;
}
