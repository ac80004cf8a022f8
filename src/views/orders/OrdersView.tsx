import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { OrderList } from '../../../contract/api/ordering/order.ts';
import {
  isFiltered,
  noOrderFilters,
  withOrderFilters,
  type OrderQuery,
} from '../../../contract/rules/orders/order-filters.ts';
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts';
import {
  hasOrderListFailed,
  isOrderListSignedOut,
  isOrderListLoading,
  listedOrders,
  orderList,
} from '../../../machines/orders/orders.selectors.ts';
import { ordersPath } from '../../routing/orders/order-query.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { tabId } from '../../ui/primitives/tab-id.ts';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import type { OrderFiltersRef } from './list/order-filters-ref.ts';
import { OrderFilterPanel } from './list/OrderFilterPanel.tsx';
import { OrderRow } from './list/OrderRow.tsx';
import { OrderScopeTabs, ordersPanelId } from './list/OrderScopeTabs.tsx';

interface OrdersViewProps {
  orders: ActorRefFrom<typeof ordersMachine>;
  filters: OrderFiltersRef;
}

/** 'I miei ordini', and for a master account those of its addresses and persons (ORD-01, ORD-02, ORD-14). */
export function OrdersView({ orders, filters }: OrdersViewProps) {
  const { t } = useLingui();
  const list = useSelector(orders, orderList);
  const query = useSelector(orders, listedOrders);
  const isAwaitingSession = useSelector(orders, isOrderListSignedOut);
  const isMaster = (list?.choices ?? null) !== null;
  const isFirstOrder = list !== null && list.page.totItems === 0 && !isFiltered(query);
  const content = (
    <Stack>
      {(list !== null || isFiltered(query)) && !isFirstOrder && !isAwaitingSession && (
        <OrderFilterPanel filters={filters} list={list} />
      )}
      <Orders orders={orders} list={list} />
    </Stack>
  );
  return (
    <ProfileLayout current={paths.orders}>
      <Heading level={1}>{t`I miei ordini`}</Heading>
      {isMaster ? (
        <>
          <OrderScopeTabs query={query} />
          <div role="tabpanel" id={ordersPanelId} aria-labelledby={tabId(ordersPanelId, query.scope)}>
            {content}
          </div>
        </>
      ) : (
        content
      )}
    </ProfileLayout>
  );
}

function Orders({ orders, list }: { orders: OrdersViewProps['orders']; list: OrderList | null }) {
  const { t } = useLingui();
  const query = useSelector(orders, listedOrders);
  const isAwaitingSession = useSelector(orders, isOrderListSignedOut);
  const hasFailed = useSelector(orders, hasOrderListFailed);
  const isLoading = useSelector(orders, isOrderListLoading);
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => orders.send({ type: 'orders.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare i tuoi ordini.`}
      </Alert>
    );
  if (isAwaitingSession)
    return (
      <AwaitingSession onRetry={() => orders.send({ type: 'orders.reload' })}>
        <OrdersSkeleton />
      </AwaitingSession>
    );
  if (list === null) return <OrdersSkeleton />;
  if (list.orders.length === 0) return <NoOrders query={query} isBeyond={list.page.totItems > 0} />;
  return (
    <Stack busy={isLoading}>
      {list.orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
      {list.page.totPages > 1 && <OrdersPager query={query} page={list.page} />}
    </Stack>
  );
}

function NoOrders({ query, isBeyond }: { query: OrderQuery; isBeyond: boolean }) {
  const { t } = useLingui();
  if (isBeyond)
    return (
      <EmptyState
        title={t`Qui non ci sono più ordini`}
        actions={
          <ButtonLink href={ordersPath({ ...query, page: 1 })}>{t`Torna alla prima pagina`}</ButtonLink>
        }
      />
    );
  if (isFiltered(query))
    return (
      <EmptyState
        title={t`Nessun ordine con questi filtri`}
        actions={
          <ButtonLink variant="secondary" href={ordersPath(withOrderFilters(query, noOrderFilters))}>
            {t`Togli tutti`}
          </ButtonLink>
        }
      >
        {t`Prova con più giorni o con un altro totale.`}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`Ancora nessun ordine`}
      picture="/media/emoji/1f4e6-240.webp"
      actions={<ButtonLink href={paths.home}>{t`Inizia la spesa`}</ButtonLink>}
    >
      {t`Qui trovi gli ordini che fai, con lo stato e il dettaglio.`}
    </EmptyState>
  );
}

function OrdersPager({ query, page }: { query: OrderQuery; page: OrderList['page'] }) {
  const { t } = useLingui();
  const to = (number: number, label: string) => ({ href: ordersPath({ ...query, page: number }), label });
  return (
    <Pager
      label={t`Pagine degli ordini`}
      previous={page.selPage > 1 ? to(page.selPage - 1, t`Pagina precedente`) : undefined}
      next={page.selPage < page.totPages ? to(page.selPage + 1, t`Pagina successiva`) : undefined}
    >
      {t`Pagina ${page.selPage} di ${page.totPages}`}
    </Pager>
  );
}

const OrdersSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);
