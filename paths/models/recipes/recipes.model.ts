import type { recipesActors } from '../../../machines/recipes/recipes.actors.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import {
  areNoRecipes,
  areRecipesLoading,
  haveRecipesFailed,
  nextRecipePage,
  shownRecipes,
} from '../../../machines/recipes/recipes.selectors.ts';
import type { ListedRecipes } from '../../../machines/recipes/recipes.types.ts';
import { aRecipe } from '../../fixtures/recipe-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';

const twelve = Array.from({ length: 12 }, (_, at) => ({
  ...aRecipe(`ricetta-${at + 1}`),
  id: at + 1,
}));
const answer = (from: number, to: number): ListedRecipes => ({
  recipes: twelve.slice((from - 1) * 10, to * 10),
  totalPages: 2,
});

export const recipesModel = flowModel<typeof recipesMachine, ReturnType<typeof recipesActors>>({
  name: 'recipes',
  machine: recipesMachine,
  starts: [
    { says: 'the recipes are opened', input: () => ({ page: 1 }) },
    { says: 'two pages of them are opened', input: () => ({ page: 2 }) },
  ],
  cases: {
    'page.changed': ({ context: { page } }) => [
      says('the same page is shown', { page }),
      says('another page is shown', { page: page === 1 ? 2 : 1 }),
    ],
    'page.retry': [says('the recipes are asked for again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listRecipes: {
      done: ({ context: { page, loaded } }) => [
        says('recipes are there', answer(loaded + 1, page)),
        ...(loaded === 0 ? [says('there is no recipe', { recipes: [], totalPages: 0 })] : []),
      ],
      failed: fails('the list of recipes', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { page, loaded, recipes, totalPages } }) => [page, loaded, recipes.length, totalPages],
  rules: [
    {
      id: 'CMS-05',
      says: 'Recipes stand there by ten, in their order, those of each page below those of the one before.',
      when: (step) => step.after.matches('shown') && step.after.context.recipes.length > 0,
      holds: ({ after }) =>
        shownRecipes(after)
          .map(({ slug }) => slug)
          .join() ===
          twelve
            .slice(0, after.context.page * 10)
            .map(({ slug }) => slug)
            .join() &&
        nextRecipePage(after) === (after.context.page === 1 ? 2 : null) &&
        !areNoRecipes(after),
    },
    {
      id: 'CMS-05',
      says: 'Only what is missing is asked for.',
      when: (step) => step.calls('listRecipes').length > 0,
      holds: (step) =>
        JSON.stringify(step.calls('listRecipes')) ===
        JSON.stringify([{ from: step.before.context.loaded + 1, to: step.after.context.page }]),
    },
    {
      id: 'CMS-05',
      says: 'A page that is known is shown at once; another is asked for.',
      when: (step) => step.sent('page.changed') !== null,
      holds: (step) => {
        const { loaded, totalPages } = step.before.context;
        const page = step.sent('page.changed')?.page ?? 0;
        const isKnown = loaded > 0 && (page <= loaded || totalPages <= loaded);
        return (
          step.after.context.page === page &&
          step.after.matches(isKnown ? 'shown' : 'loading') &&
          step.calls('listRecipes').length === (isKnown ? 0 : 1)
        );
      },
    },
    {
      id: 'B-39',
      says: 'What comes is added; where there is none that is told.',
      when: (step) => step.done('listRecipes') !== null,
      holds: (step) =>
        step.after.matches('shown') &&
        step.after.hasTag('settled') &&
        !areRecipesLoading(step.after) &&
        areNoRecipes(step.after) === (step.after.context.recipes.length === 0) &&
        step.after.context.recipes.length ===
          step.before.context.recipes.length + (step.done('listRecipes')?.output.recipes.length ?? 0),
    },
    {
      id: 'CMS-11',
      says: 'Recipes that do not come say so; what has come stays, and they can be asked for again.',
      when: (step) => step.failed('listRecipes') !== null || step.elapsed('answerTimeout'),
      holds: (step) =>
        haveRecipesFailed(step.after) &&
        step.after.hasTag('settled') &&
        step.after.context.recipes === step.before.context.recipes &&
        step.after.can({ type: 'page.retry' }),
    },
    {
      id: 'CMS-11',
      says: 'Asking again asks for them.',
      when: (step) =>
        haveRecipesFailed(step.before) &&
        (step.sent('page.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) => areRecipesLoading(step.after) && step.calls('listRecipes').length === 1,
    },
    reaches({
      id: 'CMS-11',
      says: 'Recipes can be shown from everywhere.',
      from: () => true,
      to: (recipes) => recipes.matches('shown'),
    }),
  ],
});
