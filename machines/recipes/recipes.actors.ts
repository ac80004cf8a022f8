import { fromPromise } from 'xstate';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ListedRecipes, RecipePages } from './recipes.types.ts';

export const recipesActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listRecipes: fromPromise<ListedRecipes, RecipePages>(async ({ input: { from, to }, signal }) => {
    const posts = await (await services()).posts();
    const recipes: Recipe[] = [];
    let totalPages = to;
    for (let page = from; page <= Math.min(to, totalPages); page += 1) {
      // Each answer tells whether there is another page.
      // oxlint-disable-next-line no-await-in-loop
      const found = await posts.recipes(page, { signal });
      recipes.push(...found.items);
      ({ totalPages } = found);
    }
    return { recipes, totalPages };
  }),
});
