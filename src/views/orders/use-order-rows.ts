import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { isEstimated, sumsOfOrder } from '../../../contract/rules/orders/money-of-order.ts';
import type { SumKey } from '../../../contract/rules/orders/order-sums.ts';
import { moneyOfCents } from '../../text/money.ts';
import type { TotalsRow } from '../../ui/commerce/Totals.tsx';
import { useCartRows } from '../cart/use-cart-rows.tsx';
import { signedEuro } from './delivered/use-compared-lines.tsx';

/** Returns the rows of an order's total and the total they add up to; once delivered, what was paid (ORD-03, B-22). */
export function useOrderRows(order: Order): { rows: TotalsRow[]; total: { label: string; value: string } } {
  const { t } = useLingui();
  const ordered = useCartRows(order, { canEdit: false });
  const { rows, total } = sumsOfOrder(order);
  const steps: Partial<Record<SumKey, string>> = {
    weights: t`Peso vero`,
    substitutions: t`Sostituzioni`,
    missing: t`Mancanti`,
    other: t`Consegna, sacchetti e buoni`,
    givenBack: t`Reso per segnalazioni`,
  };
  const label = order.delivery !== null ? t`Pagato` : isEstimated(order) ? t`Totale stimato` : t`Totale`;
  return {
    rows: [
      ...ordered,
      ...rows.flatMap(({ key, cents }) => {
        const step = steps[key];
        return step === undefined
          ? []
          : [{ key, label: step, value: signedEuro(cents / 100), minus: cents < 0 }];
      }),
    ],
    total: { label, value: moneyOfCents(total) },
  };
}
