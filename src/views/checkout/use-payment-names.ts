import { useLingui } from '@lingui/react/macro';
import { paymentTypeCodes } from '../../../contract/api/codes.ts';
import type { PaymentTypeId } from '../../../contract/api/ordering/payment.ts';

/** Each way to pay by name (CHK-12). */
export function usePaymentNames(): Record<PaymentTypeId, string> {
  const { t } = useLingui();
  return {
    [paymentTypeCodes.onDelivery]: t`Pagamento alla consegna`,
    [paymentTypeCodes.deferred]: t`Pagamento differito`,
    [paymentTypeCodes.onlineCard]: t`Carta di pagamento online`,
    [paymentTypeCodes.walletProvider]: t`Portafoglio digitale`,
    [paymentTypeCodes.summaryInvoice]: t`Fattura riepilogativa`,
    [paymentTypeCodes.onlineOther]: t`Carta online, altri circuiti`,
  };
}
