import { useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes } from '../../../../contract/api/codes.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';

/** What the stages of an order are called, in order. */
export function useStageNames({ shippingAddress }: Pick<Order, 'shippingAddress'>): readonly string[] {
  const { t } = useLingui();
  return shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup
    ? [t`Ordinato`, t`In preparazione`, t`Quasi pronto`, t`Pronto in negozio`, t`Ritirato`]
    : [t`Ordinato`, t`In preparazione`, t`Quasi pronto`, t`In consegna`, t`Consegnato`];
}
