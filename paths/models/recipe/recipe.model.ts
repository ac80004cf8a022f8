import type { Product } from '../../../contract/api/shopping/product.ts';
import type { AddToCartRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import type { recipeActors } from '../../../machines/recipe/recipe.actors.ts';
import { recipeLogic } from '../../../machines/recipe/recipe.logic.ts';
import { aRecipe, recipeProducts } from '../../fixtures/recipe-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { bacon, pasta, pepper, recipeRules, truffle, type RecipeStep } from './recipe.rules.ts';

type Shown = RecipeStep['after'];

const recipe = aRecipe();
const withoutBacon: readonly Product[] = recipeProducts.map((product) =>
  product.productId === 82 ? { ...product, available: 0 } : product,
);

const isUntouched = ({ context: { taken, quantities } }: Shown): boolean =>
  Object.keys(taken).length === 0 && Object.keys(quantities).length === 0;
/** Where the model lets the shopper choose: each further choice would be walked from there again. */
const isFresh = (page: Shown): boolean =>
  isUntouched(page) && page.context.persons === null && page.context.hash === 'w0d0t0';

const many: AddToCartRequest = {
  kind: 'products',
  requestId: 'add-1',
  items: [{ productId: 81, quantity: 1, infos: {} }],
};

export const recipeModel = flowModel<typeof recipeLogic, ReturnType<typeof recipeActors>>({
  name: 'recipe',
  machine: recipeLogic,
  starts: [{ says: 'a recipe is opened', input: () => ({ slug: 'amatriciana', hash: 'w0d0t0' }) }],
  cases: {
    'persons.increase': (page) =>
      isFresh(page) || page.context.persons === 20 ? [says('one person more')] : [],
    'persons.decrease': (page) =>
      isFresh(page) || page.context.persons === 1 ? [says('one person less')] : [],
    'persons.entered': (page) =>
      isFresh(page)
        ? [
            says('six are typed', { text: '6' }),
            says('far too many are typed', { text: ' 99 ' }),
            says('nobody is typed', { text: '0' }),
            says('a word is typed', { text: 'tanti' }),
          ]
        : page.context.persons === null && page.context.quantities[pasta] === 3
          ? [says('six are typed', { text: '6' })]
          : [],
    'ingredient.take': (page) =>
      isFresh(page)
        ? [says('the pepper is taken', { at: pepper }), says('what is sold out is taken', { at: truffle })]
        : page.context.taken[pasta] === false
          ? [says('the pasta is taken again', { at: pasta })]
          : [],
    'ingredient.leave': (page) => (isFresh(page) ? [says('the pasta is left', { at: pasta })] : []),
    'quantity.chosen': (page) => {
      if (!isFresh(page)) return [];
      const typed = (text: string) => ({ kind: 'typed' as const, text });
      return [
        says('one more pack of bacon', { at: bacon, change: { kind: 'more' as const } }),
        says('one pack of pasta less', { at: pasta, change: { kind: 'less' as const } }),
        says('three packs of pasta are typed', { at: pasta, change: typed('3') }),
        says('more of the pepper, which is not taken', { at: pepper, change: { kind: 'more' as const } }),
      ];
    },
    'recipe.retry': [says('the recipe is asked for again')],
    'products.retry': [says('the products are asked for again')],
    'hash.changed': [
      says('the same slot is told', { hash: 'w0d0t0' }),
      says('another slot is chosen', { hash: 'w1d1t1' }),
    ],
    'cart.added': [
      says('the pasta is in the cart', { request: many, isWhole: true }),
      says('not all of it is in the cart', { request: many, isWhole: false }),
      says('a whole list is in the cart, but for some of it', {
        request: { kind: 'list' as const, requestId: 'add-2', listId: 31 },
        isWhole: false,
      }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewRecipe: {
      done: [says('the recipe is there', recipe), says('there is no such recipe', null)],
      failed: fails('the recipe', 'notFound', 'serviceDown', 'network'),
    },
    nameProducts: {
      done: ({ context: { hash } }) => [
        says('its products are there', recipeProducts),
        ...(hash === 'w1d1t1' ? [says('the bacon is sold out', withoutBacon)] : []),
      ],
      failed: fails('the list of its products', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { persons, taken, quantities, products, hash, recipe: known } }) => [
    persons,
    taken,
    quantities,
    products?.map(({ available }) => available > 0),
    hash,
    known !== null,
  ],
  rules: recipeRules,
});
