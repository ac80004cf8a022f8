import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { EventOf } from '../chart.types.ts';

/** Which pages of the list are asked for, the first and the last. */
export interface RecipePages {
  from: number;
  to: number;
}

/** Recipes in the order of the content backend, and how many pages there are of all. */
export interface ListedRecipes {
  recipes: readonly Recipe[];
  totalPages: number;
}

export interface RecipesContext {
  /** So many pages are shown, one below the other. */
  page: number;
  /** So many have come. */
  loaded: number;
  recipes: readonly Recipe[];
  totalPages: number;
}

interface RecipesEvents {
  'page.changed': { page: number };
  'page.retry': object;
  'service.resumed': object;
}
export type RecipesEvent = EventOf<RecipesEvents>;
