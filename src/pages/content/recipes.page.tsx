import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/content.po';
import { recipesActors } from '../../../machines/recipes/recipes.actors.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { shownRecipes } from '../../../machines/recipes/recipes.selectors.ts';
import { shippedSnapshot } from '../../routing/page-actor.ts';
import { ownHead } from '../../routing/page-head.ts';
import type { PageLocation, PageModule } from '../../routing/page.ts';
import { paths } from '../../routing/paths.ts';
import { RecipesView } from '../../views/recipes/RecipesView.tsx';

/** So many pages are asked for at most, one call each. */
const mostPages = 20;

const pageOf = ({ search }: PageLocation): number => {
  const asked = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, mostPages) : 1;
};

/** Of so many recipes a description is made. */
const described = 4;

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    const recipes = createActor(recipesMachine.provide({ actors: recipesActors(deps) }), {
      input: { page: pageOf(at) },
      ...shippedSnapshot(snapshots, 'recipes'),
    });
    return {
      actors: { recipes },
      start: () => recipes.start(),
      stop: () => recipes.stop(),
      follow: (next) => recipes.send({ type: 'page.changed', page: pageOf(next) }),
      render: () => <RecipesView recipes={recipes} />,
      head() {
        const name = deps.words(msg`Ricette`);
        const titles = shownRecipes(recipes.getSnapshot())
          .slice(0, described)
          .map(({ title }) => title.rendered);
        const description = titles.length === 0 ? '' : `${name}: ${titles.join(', ')}.`;
        return ownHead(deps.tenant, { name, description, canonical: paths.recipes });
      },
      isSettled: () => recipes.getSnapshot().hasTag('settled'),
    };
  },
};
