import { useLingui } from '@lingui/react/macro';
import { transactionStatusCodes as codes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { TransactionStatusId } from '../../../contract/api/ordering/payment.ts';
import { euro } from '../../text/money.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { useCartRows } from '../cart/use-cart-rows.tsx';
import { usePaymentNames } from '../checkout/use-payment-names.ts';

/** The sums and the payment of an order (ORD-03, ORD-15). */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const rows = useCartRows(order, { canEdit: false, withPoints: false });
  const names = usePaymentNames();
  const states: Record<TransactionStatusId, string> = {
    [codes.error]: t`pagamento non riuscito`,
    [codes.inProgress]: t`in corso`,
    [codes.authorised]: t`autorizzato`,
    [codes.confirmed]: t`confermato`,
    [codes.reversed]: t`stornato`,
    [codes.cancelled]: t`annullato`,
  };
  return (
    <Panel labelledBy="importi">
      <Heading level={2} look="card" id="importi">
        {t`Importi`}
      </Heading>
      <Totals rows={rows} total={{ label: t`Totale`, value: euro(order.totalPrice) }} />
      <Text size="sm" tone="muted">
        {names[order.paymentTypeId]}: {states[order.transactionStatusId]}
        {order.authorizedAmount > 0 && <>, {t`bloccati ${euro(order.authorizedAmount)}`}</>}
      </Text>
    </Panel>
  );
}
