import * as v from 'valibot';
import { postSchema } from './content.ts';

/** What a recipe measures in: grams, millilitres, pieces, or packs as they are sold. */
const ingredientUnits = ['g', 'ml', 'piece', 'pack'] as const;

/**
 * X04 `ricette`: a recipe for so many people. An ingredient's `amount` is for all of them, null where the cook decides;
 * `product` is the slug of what the shop sells for it, or null; `pantry` is what most kitchens have.
 */
export const recipeSchema = v.object({
  ...postSchema.entries,
  acf: v.object({
    servings: v.number(),
    minutes: v.number(),
    picture: v.string(),
    ingredients: v.array(
      v.object({
        name: v.string(),
        amount: v.nullable(v.number()),
        unit: v.picklist(ingredientUnits),
        product: v.nullable(v.string()),
        pantry: v.boolean(),
      }),
    ),
  }),
});
export type Recipe = v.InferOutput<typeof recipeSchema>;
