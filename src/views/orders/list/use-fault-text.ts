import { useLingui } from '@lingui/react/macro';
import type { OrderFilterFault, OrderFilterField } from '../../../../contract/rules/orders/order-filters.ts';

/** What stands under a field of the filters that is wrong. */
export function useFaultText() {
  const { t } = useLingui();
  return (field: OrderFilterField, fault: OrderFilterFault | undefined): string | undefined => {
    if (fault === undefined) return undefined;
    if (fault === 'day') return t`Scrivi un giorno come 01/10/2026`;
    if (fault === 'amount') return t`Scrivi un importo come 20 o 20,50`;
    if (fault === 'number') return t`Scrivi un numero`;
    return field === 'most' ? t`È meno del totale da cui parti` : t`È prima del giorno da cui parti`;
  };
}
