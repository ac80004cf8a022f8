import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { deliveryServiceCodes, paymentTypeCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import {
  hasPaymentFailedToLoad,
  isBankAwaited,
  isChoosingMethod,
  isOrderMissing,
  isOrderPaid,
  isPaymentExpired,
  isPaymentSignedOut,
  paidOrder,
} from '../../../machines/payment/payment.selectors.ts';
import { addressText } from '../../text/address.ts';
import { shortHours, slotHours } from '../../text/day.ts';
import { money } from '../../text/money.ts';
import { termText } from '../../text/order-by.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { useFocusArrival } from '../../ui/overlays/use-focus-arrival.ts';
import { OrderSums } from '../orders/OrderSums.tsx';
import { OrderTimeline } from '../orders/OrderTimeline.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';
import { NotFoundView } from '../system/NotFoundView.tsx';
import { useDayWords } from '../words/use-day-words.ts';
import type { PaymentRef } from './payment-ref.ts';
import { PayAgain } from './PayAgain.tsx';
import { PendingPayment } from './PendingPayment.tsx';

/** The result of a payment, as the server tells it: the address alone says nothing (RULE-PAYMENT-4). */
export function PaymentResultView({ payment }: { payment: PaymentRef }) {
  const order = useSelector(payment, paidOrder);
  const missing = useSelector(payment, isOrderMissing);
  const hasFailed = useSelector(payment, hasPaymentFailedToLoad);
  const isSignedOut = useSelector(payment, isPaymentSignedOut);
  if (missing) return <NotFoundView />;
  return (
    <Page top="md" tall>
      {order === null ? (
        hasFailed ? (
          <ResultUnknown payment={payment} />
        ) : isSignedOut ? (
          <AwaitingSession level={1} onRetry={() => payment.send({ type: 'order.reload' })}>
            <Loading />
          </AwaitingSession>
        ) : (
          <Loading />
        )
      ) : (
        <Result payment={payment} order={order} />
      )}
    </Page>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <Stack busy>
      <VisuallyHidden as="h1">{t`Pagamento`}</VisuallyHidden>
      <Skeleton height="panel" />
    </Stack>
  );
}

function ResultUnknown({ payment }: { payment: PaymentRef }) {
  const { t } = useLingui();
  return (
    <SystemPage
      picture="/media/emoji/1f9fe-240.webp"
      title={t`Non riusciamo a leggere l’ordine`}
      actions={<Button size="lg" onClick={() => payment.send({ type: 'order.reload' })}>{t`Riprova`}</Button>}
    >
      {t`L’ordine e il pagamento sono al sicuro. Riprova tra qualche istante.`}
    </SystemPage>
  );
}

function Result({ payment, order }: { payment: PaymentRef; order: Order }) {
  const paid = useSelector(payment, isOrderPaid);
  const expired = useSelector(payment, isPaymentExpired);
  const pending = useSelector(payment, isBankAwaited);
  const choosing = useSelector(payment, isChoosingMethod);
  const isWaitedFor = pending && !choosing;
  useFocusArrival(paid || expired || isWaitedFor ? 'result' : 'method');
  if (paid) return <Completed order={order} />;
  if (expired) return <Expired order={order} />;
  if (isWaitedFor) return <PendingPayment payment={payment} order={order} />;
  return <PayAgain payment={payment} order={order} />;
}

function Completed({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { tenant, today } = useShop();
  const days = useDayWords();
  const { title, text } = tenant.texts.paymentCompleted;
  const { timeslot, shippingAddress: address } = order;
  const until = order.editableUntil === null ? null : termText(i18n, { term: order.editableUntil, today });
  const isPickup = order.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
  return (
    <>
      <SystemPage
        picture="/media/emoji/1f6cd-fe0f-240.webp"
        title={title}
        actions={
          <>
            <ButtonLink size="lg" href={paths.order(order.orderId)}>
              {t`Vedi l’ordine`}
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" href={paths.home}>
              {t`Torna alla spesa`}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
        <p>
          {t`Ordine ${order.orderId}, ${money(order.totalPrice)}.`}{' '}
          {timeslot !== null &&
            (isPickup
              ? t`La ritiri ${days.relativeWithin(timeslot.dateIso, today)}, ${shortHours(timeslot)}.`
              : t`Arriva ${days.relativeWithin(timeslot.dateIso, today)}, ${shortHours(timeslot)}.`)}
        </p>
        {order.paymentTypeId === paymentTypeCodes.onDelivery && (
          <p>{isPickup ? t`Paghi al ritiro.` : t`Paghi alla consegna.`}</p>
        )}
      </SystemPage>
      <TwoColumn asideLabel={t`Importi`} aside={<OrderSums order={order} />}>
        <Panel labelledBy="da-qui-in-poi">
          <Heading level={2} look="card" id="da-qui-in-poi">
            {t`Da qui in poi`}
          </Heading>
          <OrderTimeline order={order} />
          <DetailRows>
            {timeslot !== null && (
              <DetailRow
                name={isPickup ? t`Ritiro` : t`Consegna`}
                value={`${days.relative(timeslot.dateIso, today)}, ${slotHours(timeslot)}`}
              />
            )}
            {address !== null && <DetailRow name={t`Dove`} value={addressText(address)} />}
            {order.authorizedAmount > 0 && (
              <DetailRow name={t`Bloccati sulla carta`} value={money(order.authorizedAmount)} />
            )}
            {order.deletable && until !== null && (
              <DetailRow name={t`Si può annullare`} value={t`entro ${until}`} />
            )}
          </DetailRows>
        </Panel>
      </TwoColumn>
    </>
  );
}

function Expired({ order }: { order: Order }) {
  const { t } = useLingui();
  const isTooLate = order.paymentDueStatus === 'expired';
  return (
    <SystemPage
      picture="/media/emoji/231b-240.webp"
      title={isTooLate ? t`Tempo scaduto` : t`Ordine annullato`}
      actions={
        <ButtonLink size="lg" href={paths.home}>
          {t`Torna alla spesa`}
        </ButtonLink>
      }
    >
      {isTooLate
        ? t`L’ordine ${order.orderId} non è stato pagato in tempo ed è stato annullato. Non è stato addebitato niente.`
        : t`L’ordine ${order.orderId} è stato annullato. Non è stato addebitato niente.`}
    </SystemPage>
  );
}
