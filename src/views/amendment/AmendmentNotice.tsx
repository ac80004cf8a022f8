import { slotHours } from '../../text/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { deliveryServiceCodes, orderStatusCodes } from '../../../contract/api/codes.ts';
import { addedProducts, isChanged } from '../../../contract/rules/checkout/amendment-changes.ts';
import {
  amendedOrder,
  amendedOrderId,
  amendmentError,
  hasAmendmentFailed,
  isAmendmentBusy,
  isAmendmentClosed,
  isAmendmentNotConfirmed,
  isAmendmentUnknown,
} from '../../../machines/amendment/amendment.selectors.ts';
import { errorMessage } from '../../text/error-messages.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { pencilIcon } from '../../ui/icons/pencil.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { ConfirmChanges } from './ConfirmChanges.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SignedAmount } from './SignedAmount.tsx';
import { TimeToChange } from './TimeToChange.tsx';
import { useAmendment, type Amendment } from './use-amendment.ts';

/** On every page while an order is changed: which, until when, what it costs then, and both ways out (ORD-09, B-17). */
export function AmendmentNotice() {
  const { t } = useLingui();
  const { amendment: flow } = useShop().flows;
  const orderId = useSelector(flow, amendedOrderId);
  const order = useSelector(flow, amendedOrder);
  const isClosed = useSelector(flow, isAmendmentClosed);
  const hasFailed = useSelector(flow, hasAmendmentFailed);
  const isUnknown = useSelector(flow, isAmendmentUnknown);
  const amendment = useAmendment();
  return (
    <section aria-label={t`Modifica dell’ordine`}>
      <Alert
        tone="warning"
        icon={pencilIcon}
        title={
          isClosed
            ? t`L’ordine ${orderId} non si può più modificare`
            : t`Stai modificando l’ordine ${orderId}`
        }
      >
        <Stack gap="2">
          {hasFailed ? (
            <p role="alert">{t`Non riusciamo a leggere l’ordine: è com’era.`}</p>
          ) : isUnknown ? (
            <p role="alert">{t`Non sappiamo se la modifica è arrivata. Prima di confermare di nuovo, controlliamo.`}</p>
          ) : isClosed && order !== null ? (
            <Closed order={order} />
          ) : (
            <Open order={order} amendment={amendment} />
          )}
          <Row wrap gap="3">
            {hasFailed ? (
              <FailedActions />
            ) : isUnknown ? (
              <Button onClick={() => flow.send({ type: 'outcome.check' })}>{t`Controlla`}</Button>
            ) : isClosed ? (
              <ClosedActions amendment={amendment} />
            ) : (
              <OpenActions amendment={amendment} />
            )}
          </Row>
        </Stack>
      </Alert>
      <LeaveDialog />
    </section>
  );
}

function Open({ order, amendment }: { order: Order | null; amendment: Amendment | null }) {
  const { t, i18n } = useLingui();
  const { amendment: flow } = useShop().flows;
  const error = useSelector(flow, amendmentError);
  const isNotConfirmed = useSelector(flow, isAmendmentNotConfirmed);
  return (
    <>
      {order !== null && (
        <p>
          <Slot order={order} />
          {order.editableUntil !== null && <TimeToChange until={order.editableUntil} />}{' '}
          {t`Finché non confermi resta quello di prima.`}
        </p>
      )}
      {amendment !== null && (
        <p role="status">
          {isChanged(amendment.changes) ? (
            <Trans>
              <SignedAmount cents={amendment.changes.after - amendment.changes.before} />: nuovo totale{' '}
              <strong>{moneyOfCents(amendment.changes.after)}</strong>
            </Trans>
          ) : (
            t`Non hai ancora cambiato niente.`
          )}
        </p>
      )}
      <MessageArea role="alert">
        {error !== null && <p>{errorMessage(error, i18n)}</p>}
        {isNotConfirmed && <p>{t`La modifica non è arrivata: l’ordine è com’era. Conferma di nuovo.`}</p>}
      </MessageArea>
    </>
  );
}

function LeaveButton({ isChanged: changed, isBusy = false }: { isChanged: boolean; isBusy?: boolean }) {
  const { t } = useLingui();
  const { amendment: flow } = useShop().flows;
  return (
    <Button
      variant="ghost"
      disabledReason={isBusy ? t`Un momento` : undefined}
      reasonHidden
      onClick={() => flow.send({ type: 'amendment.leave', isChanged: changed })}
    >
      {t`Annulla modifiche`}
    </Button>
  );
}

function OpenActions({ amendment }: { amendment: Amendment | null }) {
  const isBusy = useSelector(useShop().flows.amendment, isAmendmentBusy);
  return (
    <>
      <LeaveButton isChanged={amendment !== null && isChanged(amendment.changes)} isBusy={isBusy} />
      {amendment !== null && <ConfirmChanges cart={amendment.cart} />}
    </>
  );
}

function Slot({ order: { timeslot, shippingAddress: address } }: { order: Order }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  if (timeslot === null) return null;
  const when = `${days.relative(timeslot.dateIso, today)}, ${slotHours(timeslot)}`;
  const isPickup = address?.deliveryServiceId === deliveryServiceCodes.pickup;
  return <>{isPickup ? t`Ritiro ${when}.` : t`Consegna ${when}.`} </>;
}

/** Nothing is lost: the order is as it was. */
function Closed({ order: { orderStatusId: status } }: { order: Order }) {
  const { t } = useLingui();
  const isCancelled = status === orderStatusCodes.cancelled || status === orderStatusCodes.voided;
  const isPicked = !isCancelled && status > orderStatusCodes.placed;
  return (
    <p role="status">
      {isCancelled
        ? t`È stato annullato.`
        : isPicked
          ? t`Lo stiamo già preparando: arriva com’era.`
          : t`Il tempo per modificarlo è finito: arriva com’era.`}
    </p>
  );
}

/** What was put in besides can go into the cart. */
function ClosedActions({ amendment }: { amendment: Amendment | null }) {
  const { t } = useLingui();
  const { amendment: flow } = useShop().flows;
  const items = amendment === null ? [] : addedProducts(amendment.changes);
  return (
    <>
      <LeaveButton isChanged={false} />
      {items.length > 0 && (
        <Button onClick={() => flow.send({ type: 'additions.keep', items })}>
          {t`Tieni nel carrello quello che hai aggiunto`}
        </Button>
      )}
    </>
  );
}

function FailedActions() {
  const { t } = useLingui();
  const { amendment: flow } = useShop().flows;
  return (
    <>
      <LeaveButton isChanged={false} />
      <Button onClick={() => flow.send({ type: 'amendment.reload' })}>{t`Riprova`}</Button>
    </>
  );
}
