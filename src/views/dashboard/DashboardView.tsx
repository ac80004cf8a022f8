import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { giftState } from '../../../contract/rules/checkout/gift-state.ts';
import { nextOrder } from '../../../contract/rules/checkout/next-order.ts';
import { isOrderUnderWay } from '../../../contract/rules/checkout/order-status.ts';
import { shownLoyalty } from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts';
import {
  hasOrderListFailed,
  isOrderListAwaitingSession,
  orderList,
} from '../../../machines/orders/orders.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ticketIcon } from '../../ui/icons/account/ticket.ts';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Shortcuts } from '../../ui/navigation/Shortcuts.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { GiftsRef } from '../loyalty/gifts-ref.ts';
import { UnpaidOrderNotice } from '../orders/UnpaidOrderNotice.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';
import { DashboardPoints } from './DashboardPoints.tsx';
import { NextOrder } from './NextOrder.tsx';

interface DashboardProps {
  orders: ActorRefFrom<typeof ordersMachine>;
  gifts: GiftsRef;
}

/** 'Panoramica': the next order, what waits for its payment, points and shortcuts (NAV-12). */
export function DashboardView({ orders, gifts }: DashboardProps) {
  const { t } = useLingui();
  const isAwaitingSession = useSelector(orders, isOrderListAwaitingSession);
  const reload = () => {
    orders.send({ type: 'orders.reload' });
    gifts.send({ type: 'loyalty.reload' });
  };
  return (
    <ProfileLayout current={paths.dashboard}>
      <Heading level={1}>{t`Panoramica`}</Heading>
      {isAwaitingSession ? (
        <AwaitingSession level={2} onRetry={reload}>
          <OrderSkeleton />
        </AwaitingSession>
      ) : (
        <>
          <UnpaidOrderNotice />
          <Orders orders={orders} />
          <DashboardPoints gifts={gifts} />
          <Ways orders={orders} gifts={gifts} />
        </>
      )}
    </ProfileLayout>
  );
}

const OrderSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);

function Orders({ orders }: Pick<DashboardProps, 'orders'>) {
  const { t } = useLingui();
  const list = useSelector(orders, orderList);
  const failed = useSelector(orders, hasOrderListFailed);
  if (failed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => orders.send({ type: 'orders.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare i tuoi ordini.`}
      </Alert>
    );
  if (list === null) return <OrderSkeleton />;
  const next = nextOrder(list.orders);
  if (next !== null) return <NextOrder order={next} />;
  return (
    <EmptyState
      title={t`Nessun ordine in arrivo`}
      level={2}
      picture="/media/emoji/1f4e6-240.webp"
      actions={<ButtonLink href={paths.home}>{t`Inizia la spesa`}</ButtonLink>}
    >
      {t`Il prossimo lo trovi qui, con lo stato e fino a quando lo puoi annullare.`}
    </EmptyState>
  );
}

function Ways({ orders, gifts }: DashboardProps) {
  const { t } = useLingui();
  const { today } = useShop();
  const list = useSelector(orders, orderList);
  const loyalty = useSelector(gifts, shownLoyalty);
  const underWay = list?.orders.filter(({ orderStatusId }) => isOrderUnderWay(orderStatusId)).length ?? 0;
  const usable =
    loyalty?.gifts.filter((gift) => ['valid', 'ending'].includes(giftState(gift, today))).length ?? 0;
  return (
    <Shortcuts
      label={t`Scorciatoie`}
      links={[
        {
          href: paths.orders,
          icon: packageIcon,
          label: t`I miei ordini`,
          note: underWay > 0 ? t`${underWay} in corso` : undefined,
        },
        { href: paths.addresses, icon: mapPinIcon, label: t`I miei indirizzi` },
        {
          href: paths.loyalty,
          icon: ticketIcon,
          label: t`Punti e buoni`,
          note:
            usable > 0 ? t`${plural(usable, { one: '# buono valido', other: '# buoni validi' })}` : undefined,
        },
      ]}
    />
  );
}
