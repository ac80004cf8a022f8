import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { RecipeRef } from './recipe-refs.ts';
import { useRecipeAdd } from './use-recipe-add.ts';

function useSummary(page: RecipeRef, size: 'md' | 'lg') {
  const { t } = useLingui();
  const { count, total, areComing, isAdding, add } = useRecipeAdd(page);
  const sum = moneyOfCents(total);
  const products = t`${plural(count, { one: 'Aggiungi # prodotto', other: 'Aggiungi # prodotti' })}`;
  return {
    taken: t`${plural(count, { one: '# prodotto preso', other: '# prodotti presi' })}`,
    button: (
      <Button
        block
        size={size}
        busy={isAdding || areComing}
        disabledReason={
          count === 0 && !areComing ? t`Non c’è niente da aggiungere: prendi qualche ingrediente.` : undefined
        }
        reasonHidden
        onClick={add}
      >
        {count === 0 ? products : t`${products}, circa ${sum}`}
      </Button>
    ),
  };
}

/** What is taken beside the recipe. */
export function RecipeSummary({ page }: { page: RecipeRef }) {
  const { t } = useLingui();
  const { taken, button } = useSummary(page, 'md');
  return (
    <Responsive on="fromTablet">
      <Panel>
        <div role="status">
          <Heading level={2} look="card">
            {taken}
          </Heading>
        </div>
        {button}
        <Text
          size="xs"
          tone="muted"
        >{t`Ai prezzi di oggi. Ciò che hai già nel carrello non si aggiunge di nuovo.`}</Text>
      </Panel>
    </Responsive>
  );
}

/** The same at hand on phones. */
export function RecipeBar({ page }: { page: RecipeRef }) {
  const { t } = useLingui();
  const { taken, button } = useSummary(page, 'lg');
  return (
    <BuyBar
      at="inFlow"
      lead={
        <div role="status">
          <Text weight="strong">{taken}</Text>
          <Text size="sm" tone="muted">{t`Ai prezzi di oggi.`}</Text>
        </div>
      }
      action={button}
    />
  );
}
