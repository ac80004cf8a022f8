import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Recipe } from '../../../contract/api/content/recipe.ts';
import { hasRecipeFailed, isRecipeMissing, shownRecipe } from '../../../machines/recipe/recipe.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RecipeHead } from '../../ui/content/RecipeHead.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { NotFoundView } from '../system/NotFoundView.tsx';
import { Ingredients } from './Ingredients.tsx';
import type { RecipeRef } from './recipe-refs.ts';
import { RecipeBar, RecipeSummary } from './RecipeSummary.tsx';
import { useRecipeFacts } from './use-recipe-facts.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** A recipe, whose products are bought for so many people with one press (B-39). */
export function RecipeView({ page }: { page: RecipeRef }) {
  const { t } = useLingui();
  const recipe = useSelector(page, shownRecipe);
  const isMissing = useSelector(page, isRecipeMissing);
  const hasFailed = useSelector(page, hasRecipeFailed);
  if (isMissing) return <NotFoundView />;
  const words = t`Ricetta`;
  return (
    <Page>
      <Breadcrumbs
        label={t`Percorso`}
        links={[
          { href: paths.home, label: t`Homepage` },
          { href: paths.recipes, label: t`Ricette` },
        ]}
        current={recipe === null ? words : <DataText>{recipe.title.rendered}</DataText>}
      />
      {recipe !== null ? (
        <KnownRecipe page={page} recipe={recipe} />
      ) : (
        <Stack gap="5" busy={!hasFailed}>
          <Heading level={1}>{words}</Heading>
          {hasFailed ? (
            <Alert
              tone="danger"
              role="alert"
              action={<Button onClick={() => page.send({ type: 'recipe.retry' })}>{t`Riprova`}</Button>}
            >
              {t`Si è verificato un errore, riprova tra qualche minuto.`}
            </Alert>
          ) : (
            <Skeleton height="panel" />
          )}
        </Stack>
      )}
    </Page>
  );
}

function KnownRecipe({ page, recipe }: { page: RecipeRef; recipe: Recipe }) {
  const { t } = useLingui();
  const factsOf = useRecipeFacts();
  const description = recipe.meta.seo_description;
  return (
    <Stack gap="5">
      <RecipeHead picture={recipe.acf.picture || undefined}>
        <Heading level={1}>
          <DataText>{recipe.title.rendered}</DataText>
        </Heading>
        {description !== '' && (
          <Text>
            <DataText>{description}</DataText>
          </Text>
        )}
        <Text size="sm" tone="muted">
          {factsOf(recipe)}
        </Text>
      </RecipeHead>
      <TwoColumn asideLabel={t`Da aggiungere al carrello`} aside={<RecipeSummary page={page} />}>
        <Ingredients page={page} />
        <RecipeBar page={page} />
        <Stack gap="3">
          <Heading level={2}>{t`Preparazione`}</Heading>
          <Prose>
            <RichText html={recipe.content.rendered} />
          </Prose>
        </Stack>
      </TwoColumn>
    </Stack>
  );
}
