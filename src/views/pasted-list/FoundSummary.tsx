import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  productsToAdd,
  takenLines,
  takenTotal,
  unknownLines,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { euroOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { basketIcon } from '../../ui/icons/basket.ts';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import type { PastedListRef } from './pasted-list-ref.ts';

function useFound(list: PastedListRef) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const found = useSelector(list, (snapshot) => takenLines(snapshot).length);
  const unknown = useSelector(list, unknownLines, areSame);
  const total = euroOfCents(useSelector(list, takenTotal));
  const words = unknown.map(({ matched }) => matched.typed).join(', ');
  return {
    found,
    total,
    unknown: unknown.length === 0 ? null : t`${unknown.length} da capire: ${words}`,
    unknownCount: unknown.length === 0 ? null : t`${unknown.length} da capire`,
    add: (
      <Button
        block
        icon={basketIcon}
        disabledReason={found === 0 ? t`Nessun prodotto è scelto` : undefined}
        onClick={() =>
          flows.addToCart.send({
            type: 'cart.add',
            request: { kind: 'products', requestId: newUuid(), items: productsToAdd(list.getSnapshot()) },
          })
        }
      >{t`Aggiungi ${found}`}</Button>
    ),
  };
}

/** How much was found and for how much, with the way into the cart, through the gates once. */
export function FoundSummary({ list }: { list: PastedListRef }) {
  const { t } = useLingui();
  const { found, unknown, total, add } = useFound(list);
  return (
    <Responsive on="fromTablet">
      <Panel>
        <Heading level={2} look="card">
          {t`${plural(found, { one: '# trovato', other: '# trovati' })}`}
        </Heading>
        {unknown !== null && (
          <Text size="sm" tone="muted">
            {unknown}
          </Text>
        )}
        <Totals total={{ label: t`Totale stimato`, value: total }} />
        {add}
      </Panel>
    </Responsive>
  );
}

/** The same at hand on phones. */
export function FoundBar({ list }: { list: PastedListRef }) {
  const { found, unknownCount, total, add } = useFound(list);
  return (
    <BuyBar
      at="inFlow"
      lead={
        <>
          <Text weight="strong">
            {found} · {total}
          </Text>
          {unknownCount !== null && (
            <Text size="sm" tone="muted">
              {unknownCount}
            </Text>
          )}
        </>
      }
      action={add}
    />
  );
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);
