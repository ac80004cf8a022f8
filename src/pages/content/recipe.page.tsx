import { createActor } from 'xstate';
import { messages } from '#words/content.po';
import { recipeActors } from '../../../machines/recipe/recipe.actors.ts';
import { recipeLogic } from '../../../machines/recipe/recipe.logic.ts';
import { isRecipeMissing, isRecipeSettled, shownRecipe } from '../../../machines/recipe/recipe.selectors.ts';
import { shippedSnapshot } from '../../routing/page-actor.ts';
import { contentHead, plainHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { paths } from '../../routing/paths.ts';
import { RecipeView } from '../../views/recipes/RecipeView.tsx';

export const page: PageModule = {
  messages,
  open(deps, { params: { slug = '' } }, snapshots) {
    const recipe = createActor(recipeLogic.provide({ actors: recipeActors(deps) }), {
      input: { slug, hash: deps.hash },
      ...shippedSnapshot(snapshots, 'recipe'),
    });
    return {
      actors: { recipe },
      start: () => recipe.start(),
      stop: () => recipe.stop(),
      follow: () => undefined,
      render: () => <RecipeView page={recipe} />,
      head() {
        const snapshot = recipe.getSnapshot();
        if (isRecipeMissing(snapshot)) return plainHead(deps.tenant, deps.tenant.texts.notFound.title, 404);
        const shown = shownRecipe(snapshot);
        return shown === null
          ? plainHead(deps.tenant, '')
          : contentHead(deps.tenant, shown, paths.recipe(slug));
      },
      isSettled: () => isRecipeSettled(recipe.getSnapshot()),
    };
  },
};
