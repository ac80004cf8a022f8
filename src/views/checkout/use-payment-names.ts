import { useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes, paymentTypeCodes } from '../../../contract/api/codes.ts';
import type { PaymentTypeId } from '../../../contract/api/ordering/payment.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';

/** Each way to pay an order by name (CHK-12). */
export function usePaymentNames({
  shippingAddress,
}: Pick<Order, 'shippingAddress'>): Record<PaymentTypeId, string> {
  const { t } = useLingui();
  const isPickup = shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
  return {
    [paymentTypeCodes.onDelivery]: isPickup ? t`Pagamento al ritiro` : t`Pagamento alla consegna`,
    [paymentTypeCodes.deferred]: t`Pagamento differito`,
    [paymentTypeCodes.onlineCard]: t`Carta di pagamento online`,
    [paymentTypeCodes.walletProvider]: t`Portafoglio digitale`,
    [paymentTypeCodes.summaryInvoice]: t`Fattura riepilogativa`,
    [paymentTypeCodes.onlineOther]: t`Carta online, altri circuiti`,
  };
}
