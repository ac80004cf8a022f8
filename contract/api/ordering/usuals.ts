import * as v from 'valibot';
import { frequencies } from '../../rules/usuals/habit.ts';
import { defineEndpoint } from '../endpoint.ts';
import { chosenAgainSchema, productSchema } from '../shopping/product.ts';

/** Most products among the usuals of a shopper. */
export const mostUsuals = 100;

/**
 * A product that is bought again and again (B-20). `quantity` is the usual one, in pieces or in the selling unit;
 * `chosen` are its options as they were bought last, where they are still offered;
 * `lastPrice`, in EUR, is what a piece, a pack or a base unit of loose goods cost when it was bought last.
 */
export const usualSchema = v.object({
  product: productSchema,
  quantity: v.number(),
  chosen: chosenAgainSchema,
  frequency: v.picklist(frequencies),
  timesBought: v.number(),
  lastBoughtAt: v.string(),
  lastPrice: v.number(),
  isRunningLow: v.boolean(),
});
export type Usual = v.InferOutput<typeof usualSchema>;

/** `lastOrderAt` is when the shopper bought last, whatever it was; null before the first order. */
export const usualsSchema = v.object({
  lastOrderAt: v.nullable(v.string()),
  usuals: v.array(usualSchema),
});
export type Usuals = v.InferOutput<typeof usualsSchema>;

/** What runs low first, then what is bought often; prices and stock as of the cart's slot. */
export const listUsuals = defineEndpoint({
  id: 'O16',
  call: 'GET /order/usuals',
  auth: 'login',
  params: v.object({}),
  data: usualsSchema,
});
