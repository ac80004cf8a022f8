import type { Ingredient } from '../../../contract/rules/content/recipe-amounts.ts';
import { recipeModel } from '../../../paths/models/recipe/recipe.model.ts';
import { RecipeView } from '../../../src/views/recipes/RecipeView.tsx';
import { many } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

const ingredient = (name: string, pantry: boolean): Ingredient => ({
  name,
  amount: 100,
  unit: 'g',
  product: null,
  pantry,
});
const manyIngredients = many(30, (at) => ingredient(`ingrediente ${at}`, at > 18));
const oneOfEach = [ingredient('farina', false), ingredient('sale', true)];

export const view = galleryView({
  kind: 'page',
  model: recipeModel,
  variantName: ({ context: { persons, taken, quantities, products } }) =>
    [
      persons === null ? '' : `for ${persons}`,
      Object.entries(taken)
        .map(([at, isTaken]) => `${at} ${isTaken ? 'taken' : 'left'}`)
        .join(' '),
      Object.entries(quantities)
        .map(([at, quantity]) => `${String(quantity)} of ${at}`)
        .join(' '),
      products === null ? 'no products' : products[1]?.available === 0 ? 'bacon sold out' : '',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (flow) => {
    const { recipe, products, persons, taken, quantities } = flow.context;
    const isUntouched = persons === null && Object.keys({ ...taken, ...quantities }).length === 0;
    if (!flow.matches({ shown: 'current' }) || !isUntouched || products[1]?.available === 0)
      return { '': flow };
    const withIngredients = (ingredients: readonly Ingredient[]) =>
      withContext(flow, { recipe: { ...recipe, acf: { ...recipe.acf, ingredients } } });
    return {
      '': flow,
      'thirty ingredients': withIngredients(manyIngredients),
      'one of each': withIngredients(oneOfEach),
      'no ingredient': withIngredients([]),
    };
  },
  show: (recipe, record) => ({ node: <RecipeView page={standIn('recipe', recipe, record)} /> }),
});
