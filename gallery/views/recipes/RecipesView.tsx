import { recipesModel } from '../../../paths/models/recipes/recipes.model.ts';
import { RecipesView } from '../../../src/views/recipes/RecipesView.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: recipesModel,
  variantName: ({ context: { page, recipes } }) => `page ${page}, ${recipes.length} recipes`,
  show: (recipes, record) => ({ node: <RecipesView recipes={standIn('recipes', recipes, record)} /> }),
});
