import * as v from 'valibot';

/** Where the shop's own collector takes events, as `{events: AnalyticsEvent[]}` in JSON; answers 204 with nothing. */
export const analyticsPath = '/analytics/events';

/** Most events of one batch. */
const maxBatch = 50;

const cents = v.pipe(v.number(), v.safeInteger());
const word = v.pipe(v.string(), v.maxLength(200));
/** A product in an event: its price in cents for one unit, its quantity in pieces or kg. */
const analyticsItemSchema = v.strictObject({
  item_id: word,
  item_name: word,
  item_brand: word,
  price: cents,
  quantity: v.pipe(v.number(), v.minValue(0)),
});

const items = v.pipe(v.array(analyticsItemSchema), v.minLength(1), v.maxLength(200));

/** A money value, in cents, of products. */
const valued = { value: cents, items };
const list = { item_list_id: word, items };

/**
 * One event, by the names tag managers know; money in cents. Nothing in it tells who it is about (COOK-02).
 */
const analyticsEventSchema = v.variant('name', [
  v.strictObject({ name: v.literal('view_item_list'), ...list }),
  v.strictObject({ name: v.literal('select_item'), ...list }),
  v.strictObject({ name: v.literal('view_item'), ...valued }),
  v.strictObject({ name: v.literal('add_to_cart'), ...valued }),
  v.strictObject({ name: v.literal('remove_from_cart'), ...valued }),
  v.strictObject({ name: v.literal('begin_checkout'), ...valued }),
  v.strictObject({
    name: v.literal('add_shipping_info'),
    ...valued,
    shipping_tier: v.picklist(['home', 'pickup']),
  }),
  v.strictObject({ name: v.literal('add_payment_info'), ...valued, payment_type: word }),
  v.strictObject({ name: v.literal('purchase'), ...valued, transaction_id: word, shipping: cents }),
  v.strictObject({ name: v.literal('search'), search_term: word }),
  v.strictObject({ name: v.literal('login'), method: v.literal('password') }),
  v.strictObject({ name: v.literal('sign_up'), method: v.literal('form') }),
]);

export const analyticsBatchSchema = v.strictObject({
  events: v.pipe(v.array(analyticsEventSchema), v.minLength(1), v.maxLength(maxBatch)),
});

export type AnalyticsItem = v.InferOutput<typeof analyticsItemSchema>;
export type AnalyticsEvent = v.InferOutput<typeof analyticsEventSchema>;
