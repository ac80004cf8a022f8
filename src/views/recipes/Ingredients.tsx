import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { personsRange } from '../../../contract/rules/content/recipe-amounts.ts';
import { areProductsLost, personsOf, recipeRows } from '../../../machines/recipe/recipe.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IngredientRows } from '../../ui/content/IngredientRow.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { IngredientEntry } from './IngredientEntry.tsx';
import type { RecipeRef } from './recipe-refs.ts';

/** What the recipe takes for so many people, then what most kitchens have. */
export function Ingredients({ page }: { page: RecipeRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(page, (current) => current);
  const rows = recipeRows(snapshot);
  const bought = rows.filter(({ ingredient }) => !ingredient.pantry);
  const pantry = rows.filter(({ ingredient }) => ingredient.pantry);
  const entries = (shown: typeof rows) =>
    shown.map((entry) => <IngredientEntry key={entry.at} page={page} entry={entry} />);
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={2}>{t`Ingredienti`}</Heading>
        <Persons page={page} />
      </Row>
      {areProductsLost(snapshot) && (
        <Alert
          tone="warning"
          role="alert"
          action={
            <Button
              variant="secondary"
              onClick={() => page.send({ type: 'products.retry' })}
            >{t`Riprova`}</Button>
          }
        >
          {t`Non riusciamo a caricare i prodotti di questa ricetta.`}
        </Alert>
      )}
      <IngredientRows label={t`Ingredienti`}>{entries(bought)}</IngredientRows>
      {pantry.length > 0 && (
        <>
          <Heading level={3}>{t`Forse ce l’hai già`}</Heading>
          <IngredientRows label={t`Forse ce l’hai già`}>{entries(pantry)}</IngredientRows>
        </>
      )}
    </Stack>
  );
}

/** For how many is cooked. */
function Persons({ page }: { page: RecipeRef }) {
  const { t } = useLingui();
  const persons = useSelector(page, personsOf);
  return (
    <Row>
      <span aria-hidden="true">{t`Persone`}</span>
      <Stepper
        size="line"
        label={t`Persone`}
        quantityLabel={t`Numero di persone`}
        text={String(persons)}
        onType={(text) => page.send({ type: 'persons.entered', text })}
        decrease={{
          label: t`Meno persone`,
          onClick: () => page.send({ type: 'persons.decrease' }),
          disabledReason: persons <= personsRange.least ? t`Si cucina almeno per una persona` : undefined,
        }}
        increase={{
          label: t`Più persone`,
          onClick: () => page.send({ type: 'persons.increase' }),
          disabledReason: persons >= personsRange.most ? t`Si cucina al più per 20 persone` : undefined,
        }}
      />
    </Row>
  );
}
