import type { ActorRefFrom } from 'xstate';
import type { recipeMachine } from '../../../machines/recipe/recipe.machine.ts';
import type { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';

export type RecipeRef = ActorRefFrom<typeof recipeMachine>;
export type RecipesRef = ActorRefFrom<typeof recipesMachine>;
