import { recipeActors } from '../../../../machines/recipe/recipe.actors.ts';
import { personsOf, recipeRows } from '../../../../machines/recipe/recipe.selectors.ts';
import { recipesActors } from '../../../../machines/recipes/recipes.actors.ts';
import { nextRecipePage, shownRecipes } from '../../../../machines/recipes/recipes.selectors.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';
import { bacon, pasta, pepper } from '../../recipe/recipe.rules.ts';
import { asWritten, manifold, withoutAny, withoutOne } from './published.ts';

export const recipesHttp: HttpFlow = {
  name: 'recipes',
  open: async ({ visitor }) => ({ actors: recipesActors({ services: async () => visitor.services }) }),
  answers: {
    listRecipes: {
      // The brand's two make one page; two pages of these twelve are what the model has.
      'recipes are there': manifold('ricette', { times: 6, slug: 'ricetta' }),
      'there is no recipe': withoutAny('ricette'),
    },
  },
  sees: (snapshot) => [shownRecipes(snapshot).map(({ slug }) => slug), nextRecipePage(snapshot)],
};

/** As of flyers, the shop never says that it found nothing; and the stock is everybody's, so nothing is sold out here. */
export const recipeHttp: HttpFlow = {
  name: 'recipe',
  open: async ({ visitor }) => ({ actors: recipeActors({ services: async () => visitor.services }) }),
  answers: {
    viewRecipe: {
      'the recipe is there': asWritten,
      'there is no such recipe': withoutOne('ricette', 'amatriciana'),
    },
    nameProducts: { 'its products are there': asIs },
  },
  // In the place of the model's truffle the real recipe has a cheese that can be had.
  never: ['what is sold out is taken'],
  sees: (snapshot) => [
    personsOf(snapshot),
    recipeRows(snapshot)
      .filter(({ at }) => [pasta, bacon, pepper].includes(at))
      .map(({ isTaken, quantity }) => [isTaken, quantity]),
  ],
};
