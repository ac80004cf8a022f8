import { assign, setup } from 'xstate';
import type { GivenCall } from '../chart.types.ts';
import type { ListedRecipes, RecipePages, RecipesContext, RecipesEvent } from './recipes.types.ts';

/** The recipes, by ten: each page of the address adds ten below those that are there (B-39, CMS-05). */
export const recipesMachine = setup({
  types: {
    context: {} as RecipesContext,
    events: {} as RecipesEvent,
    input: {} as { page: number },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listRecipes: {} as GivenCall<ListedRecipes, RecipePages> },
  actions: {
    assignPage: assign((_, { page }: { page: number }) => ({ page })),
    addRecipes: assign(({ context }, { recipes, totalPages }: ListedRecipes) => ({
      recipes: [...context.recipes, ...recipes],
      loaded: Math.min(context.page, Math.max(totalPages, 1)),
      totalPages,
    })),
  },
  guards: {
    /** Nothing is missing of what that page shows. */
    isKnown: ({ context: { loaded, totalPages } }, { page }: { page: number }) =>
      loaded > 0 && Math.min(page, totalPages) <= loaded,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'recipes',
  context: ({ input }) => ({ page: input.page, loaded: 0, recipes: [], totalPages: 0 }),
  initial: 'loading',
  on: {
    'page.changed': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.shown',
        actions: { type: 'assignPage', params: ({ event }) => event },
        meta: { req: ['CMS-05'] },
      },
      {
        target: '.loading',
        reenter: true,
        actions: { type: 'assignPage', params: ({ event }) => event },
        meta: { req: ['CMS-05'] },
      },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: 'listRecipes',
        src: 'listRecipes',
        input: ({ context: { page, loaded } }) => ({ from: loaded + 1, to: page }),
        onDone: {
          target: 'shown',
          actions: { type: 'addRecipes', params: ({ event }) => event.output },
          meta: { req: ['B-39', 'CMS-05'] },
        },
        onError: { target: 'failed', meta: { req: ['CMS-11'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
    },
    shown: { tags: ['settled'] },
    failed: {
      description: 'What has come before stays.',
      tags: ['settled'],
      on: {
        'page.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loading', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
  },
});
