import { assign, emit, setup } from 'xstate';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { QuantityChange } from '../../contract/rules/quantity/quantity-choice.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { PageMissing } from '../pages/page-missing.types.ts';
import type { NamedQuery, RecipeContext, RecipeEvent, RecipeInput } from './recipe.types.ts';

type AddOutcome = Extract<RecipeEvent, { type: 'cart.added' }>;

const slugsOf = (recipe: Recipe | null): readonly string[] => [
  ...new Set(recipe?.acf.ingredients.flatMap(({ product }) => product ?? []) ?? []),
];

/**
 * A recipe for so many people: its text, then what the shop sells for its ingredients, which are taken or left one by
 * one. What is taken goes into the cart with the shop-wide flow's one pass of the gates (B-39).
 */
export const recipeMachine = setup({
  types: {
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    input: {} as RecipeInput,
    tags: {} as 'settled',
    emitted: {} as PageMissing,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewRecipe: {} as GivenCall<Recipe | null, { slug: string }>,
    nameProducts: {} as GivenCall<readonly Product[], NamedQuery>,
  },
  actions: {
    assignRecipe: assign((_, { recipe }: { recipe: Recipe | null }) => ({ recipe })),
    assignProducts: assign((_, { products }: { products: readonly Product[] }) => ({ products })),
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    assignMore: {} as GivenAction,
    assignLess: {} as GivenAction,
    assignTyped: {} as GivenAction<{ text: string }>,
    assignTaken: assign(({ context }, { at, isTaken }: { at: number; isTaken: boolean }) => ({
      taken: { ...context.taken, [at]: isTaken },
    })),
    /** Of what is taken; none of it leaves it. */
    changeQuantity: {} as GivenAction<{ at: number; change: QuantityChange }>,
    emitMissing: emit({ type: 'page.missing' }),
  },
  guards: {
    isThere: (_, { recipe }: { recipe: Recipe | null }) => recipe !== null,
    isMissing: {} as GivenGuard<FailedCall>,
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
    areProductsKnown: ({ context }) => context.products !== null,
    /** Not all of many went in: what can still be had is another. */
    isPartOfMany: (_, { request, isWhole }: AddOutcome) => request.kind === 'products' && !isWhole,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'recipe',
  context: ({ input }) => ({
    ...input,
    recipe: null,
    products: null,
    persons: null,
    taken: {},
    quantities: {},
  }),
  initial: 'loading',
  on: {
    'hash.changed': {
      actions: { type: 'assignHash', params: ({ event }) => event },
      meta: { req: ['CAT-13'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'viewRecipe',
        src: 'viewRecipe',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ recipe: event.output }) },
            target: 'shown',
            actions: { type: 'assignRecipe', params: ({ event }) => ({ recipe: event.output }) },
            meta: { req: ['B-39'] },
          },
          { target: 'missing', meta: { req: ['NAV-19'] } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['NAV-19'] },
          },
          { target: 'failed', meta: { req: ['CMS-11'] } },
        ],
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
    },
    missing: { tags: ['settled'], entry: 'emitMissing' },
    failed: {
      tags: ['settled'],
      on: {
        'recipe.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loading', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
    shown: {
      initial: 'naming',
      on: {
        'persons.increase': { actions: 'assignMore', meta: { req: ['B-39'] } },
        'persons.decrease': { actions: 'assignLess', meta: { req: ['B-39'] } },
        'persons.entered': {
          actions: { type: 'assignTyped', params: ({ event }) => event },
          meta: { req: ['B-39'] },
        },
        'ingredient.take': {
          actions: { type: 'assignTaken', params: ({ event: { at } }) => ({ at, isTaken: true }) },
          meta: { req: ['B-39'] },
        },
        'ingredient.leave': {
          actions: { type: 'assignTaken', params: ({ event: { at } }) => ({ at, isTaken: false }) },
          meta: { req: ['B-39'] },
        },
        'quantity.chosen': {
          actions: { type: 'changeQuantity', params: ({ event }) => event },
          meta: { req: ['B-39', 'QTY-03', 'QTY-07', 'QTY-09'] },
        },
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: '.naming',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
        'cart.added': {
          guard: { type: 'isPartOfMany', params: ({ event }) => event },
          target: '.naming',
          meta: { req: ['B-39'] },
        },
      },
      states: {
        naming: {
          description:
            'What is known stays on screen and can be pressed; without an answer it stays as it is.',
          invoke: {
            id: 'nameProducts',
            src: 'nameProducts',
            input: ({ context: { recipe, hash } }) => ({ slugs: slugsOf(recipe), hash }),
            onDone: {
              target: 'current',
              actions: { type: 'assignProducts', params: ({ event }) => ({ products: event.output }) },
              meta: { req: ['B-39', 'CAT-13'] },
            },
            onError: [
              { guard: 'areProductsKnown', target: 'current', meta: { req: ['ERR-04'] } },
              { target: 'unpriced', meta: { req: ['ERR-04'] } },
            ],
          },
          after: {
            answerTimeout: [
              { guard: 'areProductsKnown', target: 'current', meta: { req: ['ERR-04'] } },
              { target: 'unpriced', meta: { req: ['ERR-04'] } },
            ],
          },
        },
        current: { tags: ['settled'] },
        unpriced: {
          description: 'The text can be read and cooked by; what the shop sells for it did not come.',
          tags: ['settled'],
          on: {
            'products.retry': { target: 'naming', meta: { req: ['ERR-04'] } },
            'service.resumed': { target: 'naming', meta: { req: ['B-40'] } },
          },
        },
      },
    },
  },
});
