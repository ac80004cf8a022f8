import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LineChange } from '../../../contract/rules/checkout/amendment-changes.ts';
import { stillToAuthorise } from '../../../contract/rules/checkout/amendment-changes.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { fromThousandths, quantityThousandths } from '../../../contract/rules/number/thousandths.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { heldSum } from '../../../contract/rules/price/preauthorisation.ts';
import { paths } from '../../routing/paths.ts';
import { moneyOfCents } from '../../text/money.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Totals, type TotalsRow } from '../../ui/commerce/Totals.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { PreauthTable } from '../../ui/primitives/PreauthTable.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useQuantityWords } from '../words/use-quantity-words.ts';
import { SignedAmount } from './SignedAmount.tsx';
import type { Amendment } from './use-amendment.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';
import { literal } from '../../text/literal.tsx';
import { inSeries } from '../../text/in-series.tsx';

/** As many products as are named in a row. */
const named = 3;

/** What the change does to the price, part by part, and what it asks of the bank (B-17, B-34). */
export function WhatChanges({ changes, order, cart }: Amendment) {
  const { t } = useLingui();
  const names = useNames();
  const { lines, packages, delivery, gift, repriced } = changes;
  const added = lines.filter(({ kind }) => kind === 'added' || kind === 'more');
  const removed = lines.filter(({ kind }) => kind === 'removed' || kind === 'less');
  const row = (key: string, label: ReactNode, cents: number): TotalsRow[] => [
    { key, label, value: <SignedAmount cents={cents} />, minus: cents < 0 },
  ];
  return (
    <>
      <Heading level={2} look="card">
        {t`Cosa cambia`}
      </Heading>
      <Totals
        rows={[
          { key: 'before', label: t`Ordine com’era`, value: moneyOfCents(changes.before) },
          ...(added.length > 0
            ? row('added', <Trans>Aggiunti: {inSeries([names(added)])}</Trans>, changes.added)
            : []),
          ...(removed.length > 0
            ? row('removed', <Trans>Tolti: {inSeries([names(removed)])}</Trans>, changes.removed)
            : []),
          ...(repriced === 0 ? [] : row('repriced', t`Prezzi di oggi`, repriced)),
          ...(packages === 0 ? [] : row('packages', t`Buste`, packages)),
          ...(gift === 0 ? [] : row('gift', t`Buoni`, gift)),
          ...(delivery === 0
            ? [{ key: 'delivery', label: t`Consegna`, value: t`uguale` }]
            : row('delivery', t`Consegna`, delivery)),
        ]}
        total={{ label: t`Nuovo totale`, value: moneyOfCents(changes.after) }}
      />
      {isOnlinePayment(order.paymentTypeId) ? (
        <Held order={order} cart={cart} total={changes.after} />
      ) : (
        <Text size="sm" tone="muted">{t`Paghi il nuovo totale come avevi scelto.`}</Text>
      )}
      <Text size="sm" tone="muted">
        <Trans>
          Confermando accetti le{' '}
          <TextLink href={paths.content('condizioni-di-vendita')} small target="_blank">
            condizioni di vendita
          </TextLink>{' '}
          e l’obbligo di pagare il nuovo totale.
        </Trans>
      </Text>
    </>
  );
}

function Held({ order, cart, total }: Pick<Amendment, 'order' | 'cart'> & { total: number }) {
  const { t } = useLingui();
  const percent = useShop().tenant.facts.payments.prebilledPct;
  const lines = linesOf(cart).map(({ product, grossTotal }) => ({ product, gross: toCents(grossTotal) }));
  const held = toCents(order.authorizedAmount);
  const maximum = heldSum({ total, lines, percent }).held;
  const more = stillToAuthorise({ total, held, maximum });
  return (
    <>
      <PreauthTable
        rows={[
          { label: t`Già bloccati`, value: moneyOfCents(held) },
          { label: t`Massimo con il peso vero`, value: moneyOfCents(maximum) },
        ]}
        sum={{ label: t`Da autorizzare ancora`, value: moneyOfCents(more) }}
      />
      <Text size="sm" tone="muted">
        {more === 0
          ? t`Basta quello già bloccato: non passi dalla banca.`
          : t`Dopo la conferma la banca ti chiede di autorizzare ${moneyOfCents(maximum)}; i ${moneyOfCents(held)} di prima tornano liberi.`}
      </Text>
    </>
  );
}

/** The products of some lines, and how many more of each: "Banane, Latte fresco intero e altri 2". */
function useNames() {
  const quantity = useQuantityWords();
  const nameOf = ({ kind, ordered, item }: LineChange): ReactNode => {
    const name = nameText(item?.product ?? ordered?.product);
    if (item === null || ordered === null || kind === 'repriced') return name;
    const by = quantityThousandths(Math.abs(effectiveQuantity(item) - effectiveQuantity(ordered)));
    return (
      <>
        {quantity(item.product, fromThousandths(by))} {name}
      </>
    );
  };
  return (lines: readonly LineChange[]): ReactNode => {
    const more = lines.length - named;
    const first = inSeries(lines.slice(0, named).map(nameOf));
    return more > 0 ? (
      <Trans>
        {first} e altri {literal(more)}
      </Trans>
    ) : (
      first
    );
  };
}
