import { useLingui } from '@lingui/react/macro';
import { shallowEqual, useSelector } from '@xstate/react';
import {
  areNoRecipes,
  areRecipesLoading,
  haveRecipesFailed,
  nextRecipePage,
  shownRecipes,
} from '../../../machines/recipes/recipes.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { RecipeCard, RecipeCards } from '../../ui/content/RecipeCard.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { RecipesRef } from './recipe-refs.ts';
import { useRecipeFacts } from './use-recipe-facts.ts';

/** 'Ricette': all of them, by ten (B-39, CMS-05). */
export function RecipesView({ recipes }: { recipes: RecipesRef }) {
  const { t } = useLingui();
  const shown = useSelector(recipes, (snapshot) => shownRecipes(snapshot), shallowEqual);
  const isLoading = useSelector(recipes, areRecipesLoading);
  const hasFailed = useSelector(recipes, haveRecipesFailed);
  const isNothing = useSelector(recipes, areNoRecipes);
  const next = useSelector(recipes, nextRecipePage);
  const factsOf = useRecipeFacts();
  const title = t`Ricette`;
  return (
    <Page>
      <Breadcrumbs label={t`Percorso`} links={[{ href: paths.home, label: t`Homepage` }]} current={title} />
      <Stack gap="5">
        <Heading level={1}>{title}</Heading>
        {shown.length > 0 && (
          <RecipeCards label={title}>
            {shown.map((recipe) => (
              <RecipeCard
                key={recipe.id}
                href={paths.recipe(recipe.slug)}
                title={recipe.title.rendered}
                picture={recipe.acf.picture || undefined}
                facts={factsOf(recipe)}
              >
                {recipe.meta.seo_description}
              </RecipeCard>
            ))}
          </RecipeCards>
        )}
        {isNothing && (
          <EmptyState
            title={t`Ancora nessuna ricetta`}
            picture="/media/emoji/1f372-240.webp"
            actions={<ButtonLink href={paths.catalogue}>{t`Vai ai prodotti`}</ButtonLink>}
          />
        )}
        {isLoading && (
          <Stack busy>
            <Skeleton height="panel" />
          </Stack>
        )}
        {hasFailed && (
          <Alert
            tone="danger"
            role="alert"
            action={<Button onClick={() => recipes.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
          >
            {t`Si è verificato un errore, riprova tra qualche minuto.`}
          </Alert>
        )}
        {next !== null && (
          <div>
            <ButtonLink
              variant="secondary"
              href={paths.recipesPage(next)}
            >{t`Mostra altre ricette`}</ButtonLink>
          </div>
        )}
      </Stack>
    </Page>
  );
}
