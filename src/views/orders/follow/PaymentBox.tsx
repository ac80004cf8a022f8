import { useLingui } from '@lingui/react/macro';
import { orderStatusCodes, transactionStatusCodes as codes } from '../../../../contract/api/codes.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { TransactionStatusId } from '../../../../contract/api/ordering/payment.ts';
import { isPaid } from '../../../../contract/rules/checkout/transaction-status.ts';
import { isOnlinePayment } from '../../../../contract/rules/price/payment-types.ts';
import { money } from '../../../text/money.ts';
import { DetailRow, DetailRows } from '../../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { usePaymentNames } from '../../checkout/use-payment-names.ts';

const { delivered, partlyDelivered } = orderStatusCodes;

/** How an order is paid: the way, what is held or charged, the transaction and where it stands (ORD-15). */
export function PaymentBox({ order }: { order: Order }) {
  const { t } = useLingui();
  const names = usePaymentNames(order);
  const { paymentTypeId, transactionStatusId, orderTransactionId, authorizedAmount } = order;
  const isOnline = isOnlinePayment(paymentTypeId);
  const states: Record<TransactionStatusId, string> = {
    [codes.error]: t`pagamento non riuscito`,
    [codes.inProgress]: t`in corso`,
    [codes.authorised]: isOnline ? t`autorizzato` : t`da pagare`,
    [codes.confirmed]: isOnline ? t`confermato` : t`pagato`,
    [codes.reversed]: t`stornato`,
    [codes.cancelled]: t`annullato`,
  };
  const hasPaid = isOnline && isPaid(transactionStatusId);
  const isDelivered = order.orderStatusId === delivered || order.orderStatusId === partlyDelivered;
  return (
    <>
      <Heading level={3} look="card">
        {t`Pagamento`}
      </Heading>
      <DetailRows>
        <DetailRow name={t`Metodo`} value={names[paymentTypeId]} />
        {hasPaid && isDelivered && <DetailRow name={t`Importo addebitato`} value={money(order.totalPrice)} />}
        {hasPaid && !isDelivered && authorizedAmount > 0 && (
          <DetailRow name={t`Importo bloccato`} value={money(authorizedAmount)} />
        )}
        {orderTransactionId !== null && (
          <DetailRow name={t`Transazione`} value={t`n. ${String(orderTransactionId)}`} />
        )}
        <DetailRow name={t`Stato`} value={states[transactionStatusId]} />
      </DetailRows>
    </>
  );
}
