import { useLingui } from '@lingui/react/macro';
import { transactionStatusCodes as codes } from '../../../../contract/api/codes.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { TransactionStatusId } from '../../../../contract/api/ordering/payment.ts';
import { isOnlinePayment } from '../../../../contract/rules/price/payment-types.ts';
import { shopTime } from '../../../text/shop-time.ts';
import { DetailRow, DetailRows } from '../../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { usePaymentNames } from '../../checkout/use-payment-names.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { useMoneyRows } from '../use-money-rows.ts';

/** Renders how an order is paid: the way, what was held, taken, not taken and given back, the transaction and its state (ORD-15). */
export function PaymentBox({ order }: { order: Order }) {
  const { t } = useLingui();
  const names = usePaymentNames(order);
  const days = useDayWords();
  const rows = useMoneyRows(order);
  const { paymentTypeId, transactionStatusId, orderTransactionId, delivery } = order;
  const isOnline = isOnlinePayment(paymentTypeId);
  const states: Record<TransactionStatusId, string> = {
    [codes.error]: t`pagamento non riuscito`,
    [codes.inProgress]: t`in corso`,
    [codes.authorised]: isOnline ? t`autorizzato` : t`da pagare`,
    [codes.confirmed]: isOnline ? t`confermato` : t`pagato`,
    [codes.reversed]: isOnline ? t`non addebitato` : t`annullato`,
    [codes.cancelled]: t`annullato`,
  };
  const day = delivery === null ? undefined : days.dated(shopTime(delivery.deliveredAt).day);
  return (
    <>
      <Heading level={3} look="card">
        {t`Pagamento`}
      </Heading>
      <DetailRows>
        <DetailRow name={t`Metodo`} value={names[paymentTypeId]} />
        {rows.map(({ key, label, value }) => (
          <DetailRow key={key} name={label} value={value} note={key === 'taken' ? day : undefined} />
        ))}
        {orderTransactionId !== null && (
          <DetailRow name={t`Transazione`} value={t`n. ${String(orderTransactionId)}`} />
        )}
        <DetailRow name={t`Stato`} value={states[transactionStatusId]} />
      </DetailRows>
    </>
  );
}
