import { recipesModel } from '../../../paths/models/recipes/recipes.model.ts';
import { RecipesView } from '../../../src/views/recipes/RecipesView.tsx';
import { withContext } from '../../states/reached-states.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: recipesModel,
  variantName: ({ context: { page, recipes } }) => `page ${page}, ${recipes.length} recipes`,
  variants: (list) =>
    list.matches('shown') && list.context.page === 1 && list.context.recipes.length === 10
      ? { '': list, 'one shown': withContext(list, { recipes: list.context.recipes.slice(0, 1) }) }
      : { '': list },
  show: (recipes, record) => ({ node: <RecipesView recipes={standIn('recipes', recipes, record)} /> }),
});
