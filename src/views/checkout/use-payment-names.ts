import { useLingui } from '@lingui/react/macro';
import type { PaymentTypeId } from '../../../contract/api/payment.ts';

/** Each way to pay by name (CHK-12). */
export function usePaymentNames(): Record<PaymentTypeId, string> {
  const { t } = useLingui();
  return {
    2: t`Alla consegna`,
    11: t`Pagamento differito`,
    12: t`Carta`,
    13: t`Portafoglio digitale`,
    101: t`Fattura riepilogativa`,
    113: t`Conto online`,
  };
}
