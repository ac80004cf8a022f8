import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { transactionStatusCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import {
  canChangeMethod,
  hasPaymentFailedToLoad,
  hasWaysToPay,
  isPaymentWaiting,
  paymentError,
} from '../../../machines/payment/payment.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { useShop } from '../shop-context.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import type { PaymentRef } from './payment-ref.ts';
import { PaymentTerm } from './PaymentTerm.tsx';

interface PaymentRetryProps {
  payment: PaymentRef;
  order: Order;
  isPending: boolean;
}

/** The payment failed or is not known yet: the order waits, and can be paid again or otherwise (CHK-19, CHK-23). */
export function PaymentRetry({ payment, order, isPending }: PaymentRetryProps) {
  const { t } = useLingui();
  const { newUuid } = useShop();
  const busy = useSelector(payment, isPaymentWaiting);
  const canChange = useSelector(payment, canChangeMethod);
  const hasWays = useSelector(payment, hasWaysToPay);
  const hasFailed = useSelector(payment, hasPaymentFailedToLoad);
  const error = useErrorMessage(useSelector(payment, paymentError));
  const isGivenUp = order.transactionStatusId === transactionStatusCodes.cancelled;
  return (
    <SystemPage
      picture={isPending ? '/media/emoji/23f3-240.webp' : '/media/emoji/1f4b3-240.webp'}
      title={isPending ? t`Pagamento in corso` : isGivenUp ? t`Pagamento annullato` : t`Errore`}
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
        {isPending ? (
          !hasFailed && (
            <p role="status">
              {t`Stiamo aspettando la risposta della banca per l’ordine ${order.orderId}. Questa pagina si aggiorna da sola.`}
            </p>
          )
        ) : (
          <p role="alert">
            {isGivenUp
              ? t`Hai lasciato la pagina della banca senza pagare. L’ordine ${order.orderId} è sospeso: se non lo paghi verrà presto annullato automaticamente.`
              : t`Il sistema ha riscontrato un errore nel pagamento. L’ordine ${order.orderId} è sospeso: se non lo paghi verrà presto annullato automaticamente.`}
          </p>
        )}
        <PaymentTerm order={order} />
        {!isPending && <p>{t`Non è stato addebitato niente.`}</p>}
        <p>
          <TextLink href={paths.order(order.orderId)} alone>
            {t`Vedi o annulla l’ordine`}
          </TextLink>
        </p>
      </Stack>
    </SystemPage>
  );
}
