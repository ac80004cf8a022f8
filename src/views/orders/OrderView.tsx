import { slotHours } from '../../text/day.ts';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { lastWithdrawalDay } from '../../../contract/rules/checkout/withdrawal-period.ts';
import { canReserveParking } from '../../../contract/rules/orders/parking.ts';
import type { OrderSubstitutionParts } from '../cart/substitutions/substitution-refs.ts';
import type { orderDetailMachine } from '../../../machines/order-detail/order-detail.machine.ts';
import {
  canCancelOrder,
  detailedOrder,
  hasOrderDetailFailed,
  isCancelling,
  isOrderDetailMissing,
  isOrderDetailSignedOut,
} from '../../../machines/order-detail/order-detail.selectors.ts';
import { addressText } from '../../text/address.ts';
import { money } from '../../text/money.ts';
import { hourText } from '../../text/order-by.ts';
import { shopTime } from '../../text/shop-time.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';
import { NotFoundView } from '../system/NotFoundView.tsx';
import { useDayWords } from '../words/use-day-words.ts';
import { AddOrder } from './AddOrder.tsx';
import { AgentBadge } from './AgentBadge.tsx';
import { AmendButton } from './AmendButton.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import { CalendarLink } from './follow/CalendarLink.tsx';
import { ParkingPanel, type ParkingRef } from './follow/ParkingPanel.tsx';
import { OrderTerms } from './follow/OrderTerms.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { DeliveredAside } from './delivered/DeliveredAside.tsx';
import { DeliveredOrder } from './delivered/DeliveredOrder.tsx';
import type { OrderRightFlows } from './delivered/order-right-refs.ts';
import { SameLines } from './delivered/SameLines.tsx';
import { useDueStatus } from './use-due-status.ts';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { useHas } from '../use-has.ts';

type DetailRef = ActorRefFrom<typeof orderDetailMachine>;

interface OrderViewProps {
  detail: DetailRef;
  parking: ParkingRef;
  right: OrderRightFlows;
  Substitutions: OrderSubstitutionParts;
}

/** 'Dettaglio ordine' (ORD-03). */
export function OrderView({ detail, parking, right, Substitutions }: OrderViewProps) {
  const { t } = useLingui();
  const order = useSelector(detail, detailedOrder);
  const missing = useSelector(detail, isOrderDetailMissing);
  const hasFailed = useSelector(detail, hasOrderDetailFailed);
  const isAwaitingSession = useSelector(detail, isOrderDetailSignedOut);
  if (missing) return <NotFoundView />;
  return (
    <ProfileLayout current={paths.orders}>
      {order === null && <Heading level={1}>{t`Dettaglio ordine`}</Heading>}
      {hasFailed && (
        <Alert
          tone="danger"
          role="alert"
          action={<Button onClick={() => detail.send({ type: 'order.reload' })}>{t`Riprova`}</Button>}
        >
          {t`Non riusciamo a caricare l’ordine.`}
        </Alert>
      )}
      {order !== null ? (
        <OrderDetail
          detail={detail}
          parking={parking}
          order={order}
          right={right}
          Substitutions={Substitutions}
        />
      ) : (
        !hasFailed &&
        (isAwaitingSession ? (
          <AwaitingSession onRetry={() => detail.send({ type: 'order.reload' })}>
            <OrderSkeleton />
          </AwaitingSession>
        ) : (
          <OrderSkeleton />
        ))
      )}
    </ProfileLayout>
  );
}

const OrderSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);

interface OrderDetailProps {
  detail: DetailRef;
  parking: ParkingRef;
  order: Order;
  right: OrderRightFlows;
  Substitutions: OrderSubstitutionParts;
}

function OrderDetail({ detail, parking, order, right: { claim, rating }, Substitutions }: OrderDetailProps) {
  const { t, i18n } = useLingui();
  const hasLists = useHas('lists');
  const { flows, today } = useShop();
  const days = useDayWords();
  const canCancel = useSelector(detail, canCancelOrder);
  const cancelling = useSelector(detail, isCancelling);
  const { timeslot, shippingAddress: address, delivery } = order;
  const { isPayable: payable } = useDueStatus(order);
  const placed = shopTime(order.createdAt);
  const due = order.paymentDueUntil === null ? null : hourText(i18n, order.paymentDueUntil);
  const withdrawUntil = lastWithdrawalDay(order);
  const isPickup = address?.deliveryServiceId === deliveryServiceCodes.pickup;
  return (
    <>
      <TextLink href={paths.orders} alone small>
        {t`Tutti i miei ordini`}
      </TextLink>
      <Row justify="between" wrap>
        <Heading level={1}>{t`Ordine ${order.orderId}`}</Heading>
        <OrderBadge order={order} />
        {order.byAgent && <AgentBadge />}
      </Row>
      <Text tone="muted">{t`Fatto ${days.dated(placed.day)} alle ${placed.time}`}</Text>
      <Row wrap>
        <AddOrder order={order} />
        {hasLists && (
          <Button
            variant="secondary"
            onClick={() =>
              flows.listSelector.send({
                type: 'selector.open',
                subject: {
                  kind: 'many',
                  name: t`Ordine ${order.orderId}`,
                  // A list holds what can be bought again.
                  items: (order.orderItems ?? [])
                    .filter(({ sold }) => sold)
                    .map((item) => ({
                      productId: item.product.productId,
                      quantity: effectiveQuantity(item),
                    })),
                },
              })
            }
          >
            {t`Aggiungi a una lista`}
          </Button>
        )}
        <AmendButton order={order} />
        {(canCancel || cancelling) && (
          <Button variant="ghost" busy={cancelling} onClick={() => detail.send({ type: 'order.cancel' })}>
            {t`Annulla l’ordine`}
          </Button>
        )}
      </Row>
      {withdrawUntil !== null && withdrawUntil >= today && (
        <Row wrap gap="3">
          <ButtonLink variant="secondary" href={paths.withdrawFrom(order.orderId)}>
            {t`Recedere dal contratto qui`}
          </ButtonLink>
          <Text tone="muted">{t`L’ultimo giorno è ${days.dated(withdrawUntil)}. Vale per i prodotti che si conservano.`}</Text>
        </Row>
      )}
      {payable && (
        <Alert
          tone="danger"
          title={due === null ? t`Da pagare` : t`Da pagare entro ${due}`}
          action={<ButtonLink href={paths.payOrder(order.orderId)}>{t`Paga ora`}</ButtonLink>}
        >
          {t`Sono ${money(order.totalPrice)}. L’ordine è sospeso: se non lo paghi viene annullato.`}
        </Alert>
      )}
      <OrderTimeline order={order} />
      <OrderTerms order={order} />
      {canReserveParking(order) && <ParkingPanel parking={parking} order={order} />}
      {delivery !== null && <DeliveredOrder order={order} delivery={delivery} claim={claim} />}
      <TwoColumn
        from="desktop"
        asideLabel={t`Importi`}
        aside={
          delivery === null ? <OrderSums order={order} /> : <DeliveredAside order={order} rating={rating} />
        }
      >
        <Panel labelledBy="dove-quando">
          <Heading level={2} look="card" id="dove-quando">
            {isPickup ? t`Ritiro` : t`Consegna`}
          </Heading>
          {timeslot !== null && (
            <Text>
              {days.relative(timeslot.dateIso, today)}, {slotHours(timeslot)}
            </Text>
          )}
          {address !== null && (
            <Text tone="muted">
              {address.addressName}: {addressText(address)}
            </Text>
          )}
          <CalendarLink order={order} />
          {order.cartInfos.order_comment !== '' && <Text>{t`Note: ${order.cartInfos.order_comment}`}</Text>}
        </Panel>
        {delivery === null ? (
          <OrderLines order={order} Substitutions={Substitutions} />
        ) : (
          <SameLines order={order} delivery={delivery} claim={claim} />
        )}
      </TwoColumn>
      <CancelOrderDialog detail={detail} />
    </>
  );
}
