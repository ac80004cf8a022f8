import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { transactionStatusCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { PaymentTypeId } from '../../../contract/api/ordering/payment.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import type { PaymentChoice } from '../../../machines/checkout/checkout.types.ts';
import {
  canDismissChoice,
  hasPaymentFailedToLoad,
  hasWaysToPay,
  heldAmount,
  isBankAwaited,
  isMethodWanted,
  isPaymentWaiting,
  paymentAuths,
  paymentError,
} from '../../../machines/payment/payment.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { OrderSums } from '../orders/OrderSums.tsx';
import { useShop } from '../shop-context.ts';
import { HeldAmount } from './HeldAmount.tsx';
import { PaymentChoices } from './PaymentChoices.tsx';
import type { PaymentRef } from './payment-ref.ts';
import { PaymentTerm } from './PaymentTerm.tsx';
import { usePaymentNames } from './use-payment-names.ts';

interface PayAgainProps {
  payment: PaymentRef;
  order: Order;
}

/** An order that waits for its payment, and the ways to pay it: its id, lines and total stay (CHK-19, RULE-PAYMENT-8). */
export function PayAgain({ payment, order }: PayAgainProps) {
  const { t } = useLingui();
  const hasWays = useSelector(payment, hasWaysToPay);
  const hasFailed = useSelector(payment, hasPaymentFailedToLoad);
  const error = useErrorMessage(useSelector(payment, paymentError));
  return (
    <TwoColumn asideLabel={t`Importi`} aside={<OrderSums order={order} />}>
      <Panel>
        <Reason payment={payment} order={order} />
        {error !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{error}</Alert>
          </MessageArea>
        )}
        {hasWays && <Ways payment={payment} order={order} />}
        {!hasWays && (
          <Row gap="4" wrap>
            {hasFailed && (
              <Button size="lg" onClick={() => payment.send({ type: 'order.reload' })}>
                {t`Riprova`}
              </Button>
            )}
            <OrderLink order={order} />
          </Row>
        )}
      </Panel>
    </TwoColumn>
  );
}

function OrderLink({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <TextLink href={paths.order(order.orderId)} alone>
      {t`Vedi o annulla l’ordine`}
    </TextLink>
  );
}

/** What brought the shopper here, and until when the order waits. */
function Reason({ payment, order }: PayAgainProps) {
  const { t } = useLingui();
  const isToPay = useSelector(payment, isMethodWanted);
  const isPending = useSelector(payment, isBankAwaited);
  const isGivenUp = order.transactionStatusId === transactionStatusCodes.cancelled;
  const isExpiring = order.paymentDueStatus === 'expiring';
  const term = <PaymentTerm order={order} />;
  if (isToPay || isPending) {
    return (
      <>
        <Heading level={1} look="section">
          {isToPay ? t`Paga l’ordine ${order.orderId}` : t`Cambia metodo di pagamento`}
        </Heading>
        {isExpiring ? (
          <Alert tone="warning" title={t`Scade tra poco`}>
            {term}
          </Alert>
        ) : (
          term
        )}
      </>
    );
  }
  return (
    <>
      <Stack gap="1">
        <Heading level={1} look="section">
          {isGivenUp
            ? t`Pagamento annullato. L’ordine è in attesa.`
            : t`Pagamento non riuscito. L’ordine è in attesa.`}
        </Heading>
        <Text tone="muted">{t`Ordine ${order.orderId}. Non è stato addebitato niente.`}</Text>
      </Stack>
      <Alert tone="warning" title={isExpiring ? t`Scade tra poco` : undefined}>
        <Stack gap="2">
          {/* The countdown is no news: only the sentence is announced. */}
          <p role="alert">
            {isGivenUp
              ? t`Hai lasciato la pagina della banca senza pagare. L’ordine ${order.orderId} è sospeso: se non lo paghi verrà presto annullato automaticamente.`
              : t`Il sistema ha riscontrato un errore nel pagamento. L’ordine ${order.orderId} è sospeso: se non lo paghi verrà presto annullato automaticamente.`}
          </p>
          {term}
        </Stack>
      </Alert>
    </>
  );
}

function Ways({ payment, order }: PayAgainProps) {
  const { t } = useLingui();
  const { tenant, newUuid } = useShop();
  const names = usePaymentNames(order);
  const busy = useSelector(payment, isPaymentWaiting);
  const auths = useSelector(payment, paymentAuths);
  const held = useSelector(payment, heldAmount);
  const canDismiss = useSelector(payment, canDismissChoice);
  const isToPay = useSelector(payment, isMethodWanted);
  const isPending = useSelector(payment, isBankAwaited);
  // A choice in the making; the flow hears of it when it is confirmed.
  const [choice, setChoice] = useState<PaymentChoice>({ paymentTypeId: order.paymentTypeId, authId: null });
  const { types, prebilledPct } = tenant.facts.payments;
  const named = types.map((paymentTypeId: PaymentTypeId) => ({ paymentTypeId, name: names[paymentTypeId] }));
  const isRetry = !isToPay && !isPending;
  const isOnline = isOnlinePayment(choice.paymentTypeId);
  const isSame = isOnline && choice.paymentTypeId === order.paymentTypeId && choice.authId === null;
  const pay = () =>
    payment.send(
      isRetry && isSame
        ? { type: 'payment.retry', key: newUuid() }
        : { type: 'method.choose', choice, key: newUuid() },
    );
  return (
    <>
      <PaymentChoices
        legend={isRetry ? t`Riprova con` : undefined}
        types={named}
        auths={auths}
        chosen={choice}
        onChoose={setChoice}
        disabled={busy}
      />
      {isOnline && held !== null && (
        <HeldAmount total={order.totalPrice} held={held} percent={prebilledPct} level={2} />
      )}
      <Row gap="4" wrap>
        <Button size="lg" busy={busy} onClick={pay}>
          {isRetry ? t`Riprova il pagamento` : t`Paga così`}
        </Button>
        {canDismiss && (
          <Button size="lg" variant="secondary" onClick={() => payment.send({ type: 'method.dismiss' })}>
            {t`Annulla`}
          </Button>
        )}
        <OrderLink order={order} />
      </Row>
    </>
  );
}
