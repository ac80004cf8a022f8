import * as v from 'valibot';
import { longestLine, mostLines } from '../../rules/shopping-list/pasted-lines.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../params.ts';
import { chosenAgainSchema, productSchema } from './product.ts';

/** Most products offered for a line; the first is the one to take. */
export const mostMatches = 6;
/** Most words to try in place of a line that found nothing. */
export const mostSuggestions = 3;

/** How an amount was read where it is not what stands on the line; see `ReadAs`. */
const readAsSchema = v.variant('kind', [
  v.object({ kind: v.literal('packs'), packs: v.number(), content: v.number(), unit: v.string() }),
  v.object({ kind: v.literal('unmeasured') }),
  v.object({ kind: v.literal('bounded') }),
]);

/** A product for a line; `quantity` is in pieces or in its selling unit, `isUsual` what the shopper bought before, `chosen` with
 * which options the last time, where they are still offered. */
export const productMatchSchema = v.object({
  product: productSchema,
  quantity: v.number(),
  readAs: v.nullable(readAsSchema),
  isUsual: v.boolean(),
  chosen: chosenAgainSchema,
});
export type ProductMatch = v.InferOutput<typeof productMatchSchema>;

/**
 * What was found for a line, best first. `words` are the line without its amount, `corrected` the same where a typo was
 * put right, `leftOut` what found nothing with the rest; `more` is how many more were found, `suggestions` are words to
 * try where nothing was.
 */
export const matchedLineSchema = v.object({
  typed: v.string(),
  words: v.string(),
  corrected: v.nullable(v.string()),
  leftOut: v.array(v.string()),
  state: v.picklist(['sure', 'choose', 'unknown']),
  matches: v.array(productMatchSchema),
  more: v.number(),
  suggestions: v.array(v.string()),
});
export type MatchedLine = v.InferOutput<typeof matchedLineSchema>;

/** Products for the lines of a shopping list, in the order they are given, on the day of the cart (B-21). */
export const matchProducts = defineEndpoint({
  id: 'A17',
  call: 'POST /products/match',
  params: v.object({ lines: v.pipe(v.array(text(longestLine, 1)), v.minLength(1), v.maxLength(mostLines)) }),
  data: v.object({ lines: v.array(matchedLineSchema) }),
});
