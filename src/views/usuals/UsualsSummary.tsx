import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { sumCents, toCents } from '../../../contract/rules/price/money.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { FeeProgress } from '../cart/FeeProgress.tsx';
import { useShop } from '../shop-context.ts';
import { useReady } from './use-ready.ts';
import type { UsualsRef } from './usuals-ref.ts';
import { useHas } from '../use-has.ts';

/** Where what is ready stands, on a phone and on larger screens. */
export const readyIds = { phone: 'ready-bar', fromTablet: 'ready-summary' } as const;

function useSummary(usuals: UsualsRef) {
  const { t } = useLingui();
  const { count, total, isAdding, add } = useReady(usuals);
  return {
    total,
    ready: t`${plural(count, { one: '# pronto', other: '# pronti' })}`,
    button: (
      <Button
        block
        size="lg"
        busy={isAdding}
        disabledReason={count === 0 ? t`Non c’è niente di pronto: prendi qualche prodotto.` : undefined}
        reasonHidden
        aria-label={t`${plural(count, {
          one: 'Aggiungi # prodotto al carrello',
          other: 'Aggiungi # prodotti al carrello',
        })}`}
        onClick={add}
      >
        {t`Aggiungi ${count}`}
      </Button>
    ),
  };
}

/** Keeps what is ready as a list of the shopper's, where something is. */
export function SaveAsList({ usuals }: { usuals: UsualsRef }) {
  const { t } = useLingui();
  const { count, saveAsList } = useReady(usuals);
  const hasLists = useHas('lists');
  if (count === 0 || !hasLists) return null;
  return <Button block variant="secondary" onClick={saveAsList}>{t`Salva come lista`}</Button>;
}

/** What is ready beside the rows, with what the cart holds already. */
export function UsualsSummary({ usuals }: { usuals: UsualsRef }) {
  const { t } = useLingui();
  const { total, ready, button } = useSummary(usuals);
  const cart = useSelector(useShop().flows.cart, shownCart);
  const held = cart === null ? 0 : toCents(cart.itemsTotal);
  return (
    <Responsive on="fromTablet">
      <Panel>
        <div role="status" id={readyIds.fromTablet} tabIndex={-1}>
          <Heading level={2} look="card">
            {ready}
          </Heading>
        </div>
        <Totals
          rows={[
            { key: 'ready', label: t`Prodotti pronti`, value: moneyOfCents(total) },
            { key: 'held', label: t`Già nel carrello`, value: moneyOfCents(held) },
          ]}
          total={{ label: t`Insieme`, value: moneyOfCents(sumCents([total, held])) }}
        />
        {cart !== null && <FeeProgress cart={cart} />}
        {button}
        <SaveAsList usuals={usuals} />
        <Text
          size="xs"
          tone="muted"
        >{t`Tastiera: frecce per le righe, Invio prende, + e − cambiano la quantità.`}</Text>
      </Panel>
    </Responsive>
  );
}

/** The same at hand on phones. */
export function UsualsBar({ usuals }: { usuals: UsualsRef }) {
  const { t } = useLingui();
  const { total, ready, button } = useSummary(usuals);
  return (
    <BuyBar
      at="inFlow"
      lead={
        <div role="status" id={readyIds.phone} tabIndex={-1}>
          <Text weight="strong">{`${ready} · ${moneyOfCents(total)}`}</Text>
          <Text size="sm" tone="muted">{t`Ai prezzi di oggi.`}</Text>
        </div>
      }
      action={button}
    />
  );
}
