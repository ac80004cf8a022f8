import { fromPromise } from 'xstate';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { NamedQuery } from './recipe.types.ts';

export const recipeActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewRecipe: fromPromise<Recipe | null, { slug: string }>(async ({ input, signal }) =>
    (await (await services()).posts()).recipe(input.slug, { signal }),
  ),
  nameProducts: fromPromise<readonly Product[], NamedQuery>(async ({ input, signal }) =>
    (await services()).catalogue.named(input, { signal }),
  ),
});
