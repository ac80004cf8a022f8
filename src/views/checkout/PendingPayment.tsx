import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Order } from '../../../contract/api/ordering/order.ts';
import {
  canChangeMethod,
  hasPaymentFailedToLoad,
  hasWaysToPay,
  isPaymentWaiting,
  paymentError,
} from '../../../machines/payment/payment.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { useShop } from '../shop-context.ts';
import type { PaymentRef } from './payment-ref.ts';
import { PaymentTerm } from './PaymentTerm.tsx';

/** The bank is awaited; meanwhile another attempt, or another way to pay, is possible (CHK-23). */
export function PendingPayment({ payment, order }: { payment: PaymentRef; order: Order }) {
  const { t } = useLingui();
  const { newUuid } = useShop();
  const busy = useSelector(payment, isPaymentWaiting);
  const canChange = useSelector(payment, canChangeMethod);
  const hasWays = useSelector(payment, hasWaysToPay);
  const hasFailed = useSelector(payment, hasPaymentFailedToLoad);
  const error = useErrorMessage(useSelector(payment, paymentError));
  return (
    <SystemPage
      picture="/media/emoji/23f3-240.webp"
      title={t`Pagamento in corso`}
      actions={
        hasFailed ? (
          <Button size="lg" onClick={() => payment.send({ type: 'order.reload' })}>
            {t`Riprova`}
          </Button>
        ) : hasWays ? (
          <>
            <Button
              size="lg"
              busy={busy}
              onClick={() => payment.send({ type: 'payment.retry', key: newUuid() })}
            >
              {t`Riprova il pagamento`}
            </Button>
            <Button
              size="lg"
              variant="secondary"
              disabledReason={canChange ? undefined : t`Un momento`}
              reasonHidden
              onClick={() => payment.send({ type: 'method.change' })}
            >
              {t`Cambia metodo di pagamento`}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack gap="3">
        {error !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{error}</Alert>
          </MessageArea>
        )}
        {!hasFailed && (
          <p role="status">
            {t`Stiamo aspettando la risposta della banca per l’ordine ${order.orderId}. Questa pagina si aggiorna da sola.`}
          </p>
        )}
        <PaymentTerm order={order} />
        <p>
          <TextLink href={paths.order(order.orderId)} alone>
            {t`Vedi o annulla l’ordine`}
          </TextLink>
        </p>
      </Stack>
    </SystemPage>
  );
}
