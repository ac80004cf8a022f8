import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { basketIcon } from '../../ui/icons/basket.ts';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';
import { useFound } from './use-found.ts';
import { useHas } from '../use-has.ts';

const typed = (lines: readonly ListLine[]): string => lines.map(({ matched }) => matched.typed).join(', ');

function useSummary(list: PastedListRef) {
  const { t } = useLingui();
  const { found, toChoose, unknown, added, total, isAdding, add } = useFound(list);
  const [lacking, words] = [typed(toChoose), typed(unknown)];
  const inCart = added === 0 ? [] : [t`${added} nel carrello`];
  return {
    found,
    total: moneyOfCents(total),
    open: [
      ...inCart,
      ...(toChoose.length === 0 ? [] : [t`${toChoose.length} da scegliere: ${lacking}`]),
      ...(unknown.length === 0 ? [] : [t`${unknown.length} da capire: ${words}`]),
    ],
    openCount: [
      ...inCart,
      ...(toChoose.length === 0 ? [] : [t`${toChoose.length} da scegliere`]),
      ...(unknown.length === 0 ? [] : [t`${unknown.length} da capire`]),
    ].join(', '),
    add: (
      <Button
        block
        icon={basketIcon}
        busy={isAdding}
        disabledReason={found === 0 ? t`Nessun prodotto da aggiungere` : undefined}
        onClick={add}
      >{t`Aggiungi ${found}`}</Button>
    ),
  };
}

/** Keeps what was found as a list of the shopper's, where something was. */
export function SaveAsList({ list }: { list: PastedListRef }) {
  const { t } = useLingui();
  const { canBeListed, saveAsList } = useFound(list);
  const hasLists = useHas('lists');
  if (!canBeListed || !hasLists) return null;
  return <Button block variant="secondary" onClick={saveAsList}>{t`Salva come lista`}</Button>;
}

/** How much was found and for how much, with the way into the cart, through the gates once. */
export function FoundSummary({ list }: { list: PastedListRef }) {
  const { t } = useLingui();
  const { found, open, total, add } = useSummary(list);
  return (
    <Responsive on="fromTablet">
      <Panel>
        <Heading level={2} look="card">
          {t`${plural(found, { one: '# trovato', other: '# trovati' })}`}
        </Heading>
        {open.map((words) => (
          <Text key={words} size="sm" tone="muted">
            {words}
          </Text>
        ))}
        <Totals total={{ label: t`Totale stimato`, value: total }} />
        {add}
        <SaveAsList list={list} />
      </Panel>
    </Responsive>
  );
}

/** The same at hand on phones. */
export function FoundBar({ list }: { list: PastedListRef }) {
  const { found, openCount, total, add } = useSummary(list);
  return (
    <BuyBar
      at="inFlow"
      lead={
        <>
          <Text weight="strong">
            {found} · {total}
          </Text>
          {openCount !== '' && (
            <Text size="sm" tone="muted">
              {openCount}
            </Text>
          )}
        </>
      }
      action={add}
    />
  );
}
