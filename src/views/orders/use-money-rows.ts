import { useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes, paymentTypeCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { moneyOfOrder } from '../../../contract/rules/orders/money-of-order.ts';
import { moneyOfCents } from '../../text/money.ts';

interface MoneyRow {
  key: 'held' | 'taken' | 'notTaken' | 'givenBack' | 'owed';
  label: string;
  value: string;
}

/** Returns what was held, taken, not taken and given back of an order, each by its one word; nothing of what is 0 (ORD-15). */
export function useMoneyRows(order: Order): MoneyRow[] {
  const { t } = useLingui();
  const sums = moneyOfOrder(order);
  const isPickup = order.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
  const taken =
    order.paymentTypeId !== paymentTypeCodes.onDelivery
      ? t`Addebitato`
      : isPickup
        ? t`Pagato al ritiro`
        : t`Pagato alla consegna`;
  const rows = [
    { key: 'held', label: t`Bloccato` },
    { key: 'taken', label: taken },
    { key: 'notTaken', label: t`Non addebitato` },
    { key: 'givenBack', label: t`Reso` },
    { key: 'owed', label: t`Da rendere` },
  ] as const;
  return rows
    .filter(({ key }) => sums[key] > 0)
    .map((row) => ({ ...row, value: moneyOfCents(sums[row.key]) }));
}
