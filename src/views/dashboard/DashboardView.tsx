import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { giftState } from '../../../contract/rules/checkout/gift-state.ts';
import { nextOrder } from '../../../contract/rules/checkout/next-order.ts';
import { isOrderUnderWay } from '../../../contract/rules/checkout/order-status.ts';
import { isBlockLoading } from '../../../machines/content-block/content-block.selectors.ts';
import type { contentBlockMachine } from '../../../machines/content-block/content-block.machine.ts';
import {
  isLoyaltySettled,
  shownLoyalty,
} from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts';
import {
  hasOrderListFailed,
  isOrderListSignedOut,
  isOrderListLoading,
  orderList,
} from '../../../machines/orders/orders.selectors.ts';
import { knownLists } from '../../../machines/wishlists/wishlists.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { repeatIcon } from '../../ui/icons/account/repeat.ts';
import { ticketIcon } from '../../ui/icons/account/ticket.ts';
import { fileTextIcon } from '../../ui/icons/file-text.ts';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { CardPair } from '../../ui/layout/account/CardPair.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Shortcuts } from '../../ui/navigation/Shortcuts.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { WishlistsRef } from '../lists/list-refs.ts';
import type { GiftsRef } from '../loyalty/gifts-ref.ts';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';
import { DashboardLists } from './DashboardLists.tsx';
import { DashboardPoints } from './DashboardPoints.tsx';
import { FirstSlot } from './FirstSlot.tsx';
import { NextOrder } from './NextOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { Todos } from './Todos.tsx';
import { useHas } from '../use-has.ts';

interface DashboardProps {
  orders: ActorRefFrom<typeof ordersMachine>;
  gifts: GiftsRef;
  lists: WishlistsRef;
  slots: ActorRefFrom<typeof contentBlockMachine>;
}

/** 'Panoramica': the next order, points, what waits for the shopper, lists and the ways on (NAV-12). */
export function DashboardView({ orders, gifts, lists, slots }: DashboardProps) {
  const { t } = useLingui();
  const isAwaitingSession = useSelector(orders, isOrderListSignedOut);
  const hasCome = useHasCome({ orders, gifts, slots });
  const notes = useNotes({ orders, gifts, lists });
  const hasLoyalty = useHas('loyalty');
  const hasLists = useHas('lists');
  const reload = () => {
    orders.send({ type: 'orders.reload' });
    if (hasLoyalty) gifts.send({ type: 'loyalty.reload' });
    if (hasLists) lists.send({ type: 'lists.reload' });
  };
  return (
    <ProfileLayout current={paths.dashboard} notes={notes}>
      <Heading level={1}>{t`Panoramica`}</Heading>
      {isAwaitingSession ? (
        <AwaitingSession onRetry={reload}>
          <OrderSkeleton />
        </AwaitingSession>
      ) : (
        <>
          <CardPair look="wide">
            <Orders orders={orders} slots={slots} />
            {hasLoyalty && <DashboardPoints gifts={gifts} />}
          </CardPair>
          {/* Until then nobody knows how high the cards above are. */}
          {hasCome ? (
            <>
              {/* On phones the lists below say the same. */}
              <Responsive on="fromTablet">
                <Shortcuts
                  label={t`Scorciatoie`}
                  links={[
                    {
                      href: paths.orders,
                      icon: packageIcon,
                      label: t`I miei ordini`,
                      note: notes[paths.orders],
                    },
                    { href: paths.usuals, icon: repeatIcon, label: t`I tuoi soliti` },
                    { href: paths.pastedList, icon: fileTextIcon, label: t`Incolla una lista` },
                    { href: paths.addresses, icon: mapPinIcon, label: t`I miei indirizzi` },
                    ...(hasLoyalty
                      ? [
                          {
                            href: paths.loyalty,
                            icon: ticketIcon,
                            label: t`Punti e buoni`,
                            note: notes[paths.loyalty],
                          },
                        ]
                      : []),
                  ]}
                />
              </Responsive>
              <Todos gifts={gifts} />
              {hasLists && <DashboardLists lists={lists} />}
            </>
          ) : (
            <OrderSkeleton />
          )}
        </>
      )}
    </ProfileLayout>
  );
}

/** Whether all that stands on top has come once, or failed. */
function useHasCome({ orders, gifts, slots }: Omit<DashboardProps, 'lists'>): boolean {
  const [hasCome, setHasCome] = useState(false);
  const areOrdersLoading = useSelector(orders, isOrderListLoading);
  const areGiftsSettled = useSelector(gifts, isLoyaltySettled);
  const areSlotsLoading = useSelector(slots, isBlockLoading);
  const hasLoyalty = useHas('loyalty');
  const isThere = !areOrdersLoading && (areGiftsSettled || !hasLoyalty) && !areSlotsLoading;
  if (isThere && !hasCome) setHasCome(true);
  return hasCome || isThere;
}

function Orders({ orders, slots }: Pick<DashboardProps, 'orders' | 'slots'>) {
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
  return next === null ? <FirstSlot block={slots} /> : <NextOrder order={next} />;
}

/** What is known of the pages the ways on lead to. */
function useNotes({ orders, gifts, lists }: Omit<DashboardProps, 'slots'>) {
  const { t } = useLingui();
  const { today } = useShop();
  const list = useSelector(orders, orderList);
  const loyalty = useSelector(gifts, shownLoyalty);
  const known = useSelector(lists, knownLists);
  const underWay = list?.orders.filter(({ orderStatusId }) => isOrderUnderWay(orderStatusId)).length ?? 0;
  const usable =
    loyalty?.gifts.filter((gift) => ['valid', 'ending'].includes(giftState(gift, today))).length ?? 0;
  const count = known === null ? 0 : known.own.length + known.shared.length;
  const noteOf = (amount: number, note: string) => (amount > 0 ? note : undefined);
  return {
    [paths.orders]: noteOf(underWay, t`${underWay} in corso`),
    [paths.lists]: noteOf(count, t`${plural(count, { one: '# lista', other: '# liste' })}`),
    [paths.loyalty]: noteOf(usable, t`${plural(usable, { one: '# buono valido', other: '# buoni validi' })}`),
  };
}
