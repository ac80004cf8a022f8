import * as v from 'valibot';
import { allergens, diets } from '../../rules/catalogue/allergens.ts';

/**
 * Why a product is excluded: what it contains, what it may contain, which diet it does not say to
 * suit, or an ingredient or brand as the user calls it (B-23).
 */
export const exclusionReasonSchema = v.variant('kind', [
  v.object({ kind: v.literal('allergen'), allergen: v.picklist(allergens) }),
  v.object({ kind: v.literal('trace'), allergen: v.picklist(allergens) }),
  v.object({ kind: v.literal('diet'), diet: v.picklist(diets) }),
  v.object({ kind: v.literal('term'), term: v.string() }),
]);
export type ExclusionReason = v.InferOutput<typeof exclusionReasonSchema>;
