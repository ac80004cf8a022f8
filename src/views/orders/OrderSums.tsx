import { useLingui } from '@lingui/react/macro';
import { orderStatusCodes, transactionStatusCodes as codes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { TransactionStatusId } from '../../../contract/api/ordering/payment.ts';
import { isOrderUnderWay } from '../../../contract/rules/checkout/order-status.ts';
import { isPaid } from '../../../contract/rules/checkout/transaction-status.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { euro } from '../../text/money.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { EarnedGifts } from '../cart/EarnedGifts.tsx';
import { useCartRows } from '../cart/use-cart-rows.tsx';
import { usePaymentNames } from '../checkout/use-payment-names.ts';

const { delivered, partlyDelivered } = orderStatusCodes;

/** The sums and the payment of an order (ORD-03, ORD-15). */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const rows = useCartRows(order, { canEdit: false });
  const names = usePaymentNames(order);
  const states: Record<TransactionStatusId, string> = {
    [codes.error]: t`pagamento non riuscito`,
    [codes.inProgress]: t`in corso`,
    [codes.authorised]: t`autorizzato`,
    [codes.confirmed]: t`confermato`,
    [codes.reversed]: t`stornato`,
    [codes.cancelled]: t`annullato`,
  };
  const name = names[order.paymentTypeId];
  const isDelivered = order.orderStatusId === delivered || order.orderStatusId === partlyDelivered;
  const payment = !isOnlinePayment(order.paymentTypeId)
    ? name
    : isDelivered && isPaid(order.transactionStatusId)
      ? t`${name}: addebitati ${euro(order.totalPrice)}`
      : order.authorizedAmount > 0 && isPaid(order.transactionStatusId)
        ? t`${name}: ${states[order.transactionStatusId]}, bloccati ${euro(order.authorizedAmount)}`
        : `${name}: ${states[order.transactionStatusId]}`;
  return (
    <Panel labelledBy="importi">
      <Heading level={2} look="card" id="importi">
        {t`Importi`}
      </Heading>
      <Totals rows={rows} total={{ label: t`Totale`, value: euro(order.totalPrice) }} />
      {(isDelivered || isOrderUnderWay(order.orderStatusId)) && (
        <EarnedGifts gifts={order.giftCertificatesToGenerate} areGiven={isDelivered} />
      )}
      <Text size="sm" tone="muted">
        {payment}
      </Text>
    </Panel>
  );
}
