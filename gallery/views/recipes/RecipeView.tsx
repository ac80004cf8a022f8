import { recipeModel } from '../../../paths/models/recipe/recipe.model.ts';
import { RecipeView } from '../../../src/views/recipes/RecipeView.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

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
  show: (recipe, record) => ({ node: <RecipeView page={standIn('recipe', recipe, record)} /> }),
});
