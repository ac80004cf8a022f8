import type { SnapshotFrom } from 'xstate';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import { contentPageSize } from '../../contract/api/page-sizes.ts';
import type { recipesMachine } from './recipes.machine.ts';

type Recipes = SnapshotFrom<typeof recipesMachine>;

/** What the address shows of what has come. */
export const shownRecipes = ({ context: { recipes, page } }: Recipes): readonly Recipe[] =>
  recipes.slice(0, page * contentPageSize);
export const areRecipesLoading = (recipes: Recipes): boolean => recipes.matches('loading');
export const haveRecipesFailed = (recipes: Recipes): boolean => recipes.matches('failed');
/** The shop has none. */
export const areNoRecipes = (recipes: Recipes): boolean =>
  recipes.matches('shown') && recipes.context.recipes.length === 0;
/** The page that shows more; null where there is no more. */
export const nextRecipePage = (recipes: Recipes): number | null =>
  recipes.matches('shown') && recipes.context.page < recipes.context.totalPages
    ? recipes.context.page + 1
    : null;
