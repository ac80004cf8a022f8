import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { canRetryPayment } from '../../../contract/rules/checkout/payment-due.ts';
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts';
import {
  hasOrderListFailed,
  isOrderListAwaitingSession,
  orderList,
} from '../../../machines/orders/orders.selectors.ts';
import { shortHours } from '../../text/day.ts';
import { euro } from '../../text/money.ts';
import { hourText, termText } from '../../text/order-by.ts';
import { shopTime } from '../../text/shop-time.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { OrderCard } from '../../ui/commerce/OrderCard.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Thumbs } from '../../ui/commerce/Thumbs.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';

type OrdersRef = ActorRefFrom<typeof ordersMachine>;

/** 'I miei ordini' (ORD-01). */
export function OrdersView({ orders }: { orders: OrdersRef }) {
  const { t } = useLingui();
  const list = useSelector(orders, orderList);
  const isAwaitingSession = useSelector(orders, isOrderListAwaitingSession);
  const hasFailed = useSelector(orders, hasOrderListFailed);
  return (
    <ProfileLayout current={paths.orders}>
      <Heading level={1}>{t`I miei ordini`}</Heading>
      {hasFailed ? (
        <Alert
          tone="danger"
          role="alert"
          action={<Button onClick={() => orders.send({ type: 'orders.reload' })}>{t`Riprova`}</Button>}
        >
          {t`Non riusciamo a caricare i tuoi ordini.`}
        </Alert>
      ) : isAwaitingSession ? (
        <AwaitingSession level={2} onRetry={() => orders.send({ type: 'orders.reload' })}>
          <OrdersSkeleton />
        </AwaitingSession>
      ) : list === null ? (
        <OrdersSkeleton />
      ) : list.orders.length === 0 ? (
        <EmptyState
          title={t`Ancora nessun ordine`}
          level={2}
          picture="/media/emoji/1f4e6-240.webp"
          actions={<ButtonLink href={paths.home}>{t`Inizia la spesa`}</ButtonLink>}
        >
          {t`Qui trovi gli ordini che fai, con lo stato e il dettaglio.`}
        </EmptyState>
      ) : (
        <>
          {list.orders.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
          {list.page.totPages > 1 && (
            <Pager
              label={t`Pagine degli ordini`}
              previous={
                list.page.selPage > 1
                  ? { href: paths.ordersPage(list.page.selPage - 1), label: t`Pagina precedente` }
                  : undefined
              }
              next={
                list.page.selPage < list.page.totPages
                  ? { href: paths.ordersPage(list.page.selPage + 1), label: t`Pagina successiva` }
                  : undefined
              }
            >
              {t`Pagina ${list.page.selPage} di ${list.page.totPages}`}
            </Pager>
          )}
        </>
      )}
    </ProfileLayout>
  );
}

const OrdersSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);

const shownThumbs = 5;

function OrderRow({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const { timeslot, orderItems = [] } = order;
  const more = orderItems.length - shownThumbs;
  const placed = days.dated(shopTime(order.createdAt).day);
  const when = timeslot === null ? '' : `${days.relative(timeslot.dateIso, today)}, ${shortHours(timeslot)}`;
  const payable = canRetryPayment(order.paymentDueStatus);
  const due = order.paymentDueUntil === null ? null : hourText(i18n, order.paymentDueUntil);
  const until = order.editableUntil === null ? null : termText(i18n, { term: order.editableUntil, today });
  return (
    <OrderCard
      title={t`Ordine ${order.orderId}`}
      badge={<OrderBadge order={order} />}
      meta={[when, euro(order.totalPrice), t`fatto ${placed}`].filter((text) => text !== '').join(' · ')}
      thumbs={
        <Thumbs
          pictures={orderItems.slice(0, shownThumbs).map((item) => thumbPicture(item.product))}
          more={more > 0 ? `+${more}` : undefined}
        />
      }
      note={
        payable
          ? due === null
            ? t`Da pagare: altrimenti viene annullato`
            : t`Da pagare entro ${due}: altrimenti viene annullato`
          : order.deletable && until !== null
            ? t`Puoi annullarlo entro ${until}`
            : undefined
      }
      noteTone={payable ? 'danger' : 'plain'}
      actions={
        <>
          {payable && (
            <ButtonLink href={paths.payOrder(order.orderId)}>
              <Trans>
                Paga ora<VisuallyHidden> l’ordine {order.orderId}</VisuallyHidden>
              </Trans>
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            href={paths.order(order.orderId)}
            aria-label={t`Dettaglio dell’ordine ${order.orderId}`}
          >
            {t`Dettaglio`}
          </ButtonLink>
        </>
      }
    />
  );
}
