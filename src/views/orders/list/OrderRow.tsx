import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { isOrderUnderWay } from '../../../../contract/rules/checkout/order-status.ts';
import { moneyOfOrder } from '../../../../contract/rules/orders/money-of-order.ts';
import { shortHours } from '../../../text/day.ts';
import { money, moneyOfCents } from '../../../text/money.ts';
import { shopTime } from '../../../text/shop-time.ts';
import { literal } from '../../../text/literal.tsx';
import { paths } from '../../../routing/paths.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { OrderCard } from '../../../ui/commerce/OrderCard.tsx';
import { Thumbs } from '../../../ui/commerce/Thumbs.tsx';
import { mapPinIcon } from '../../../ui/icons/map-pin.ts';
import { userIcon } from '../../../ui/icons/user.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { thumbPicture } from '../../product-tile/product-picture.ts';
import { useShop } from '../../shop-context.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { AmendButton } from '../AmendButton.tsx';
import { AgentBadge } from '../AgentBadge.tsx';
import { OrderBadge } from '../OrderBadge.tsx';
import { useDueStatus } from '../use-due-status.ts';
import { useOrderNote } from './use-order-note.tsx';

const shownThumbs = 5;

/** Renders an order in a list: when it comes, how it stands, what it costs, and what can be done about it (ORD-01, B-17). */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const { isPayable } = useDueStatus(order);
  const { note, tone } = useOrderNote(order);
  const { orderId, timeslot, orderItems = [], orderedFor, shippingAddress: address } = order;
  // A person's order is seen in the list alone (ORD-17).
  const isOwn = orderedFor === null || orderedFor.isOwn;
  const more = orderItems.length - shownThumbs;
  const placed = days.dated(shopTime(order.createdAt).day);
  // Nothing is paid for an order that ended before it came.
  const sum =
    order.delivery !== null
      ? [t`pagato ${moneyOfCents(moneyOfOrder(order).paid)}`]
      : isOrderUnderWay(order.orderStatusId)
        ? [money(order.totalPrice)]
        : [];
  const count = t`${plural(order.totalItems, { one: '# prodotto', other: '# prodotti' })}`;
  return (
    <OrderCard
      title={
        timeslot === null ? (
          t`Ordine ${orderId}`
        ) : (
          <>
            {days.relative(timeslot.dateIso, today)}, {shortHours(timeslot)}
            <VisuallyHidden>{t`ordine ${orderId}`}</VisuallyHidden>
          </>
        )
      }
      badge={
        <>
          <OrderBadge order={order} />
          {order.byAgent && <AgentBadge />}
        </>
      }
      meta={[t`Ordine ${orderId}`, count, ...sum, t`fatto ${placed}`].join(' · ')}
      facts={
        orderedFor === null
          ? undefined
          : [
              { icon: userIcon, text: orderedFor.name },
              ...(address === null
                ? []
                : [{ icon: mapPinIcon, text: `${address.address1} ${address.addressNumber}`.trim() }]),
            ]
      }
      thumbs={
        <Thumbs
          pictures={orderItems.slice(0, shownThumbs).map((item) => thumbPicture(item.product))}
          more={more > 0 ? `+${more}` : undefined}
        />
      }
      note={isOwn ? note : undefined}
      noteTone={tone}
      actions={
        isOwn ? (
          <>
            <ButtonLink
              variant="secondary"
              href={paths.order(orderId)}
              aria-label={t`Dettaglio dell’ordine ${orderId}`}
            >
              {t`Dettaglio`}
            </ButtonLink>
            <AmendButton order={order} variant={isPayable ? 'secondary' : 'primary'} />
            {isPayable && (
              <ButtonLink href={paths.payOrder(orderId)}>
                <Trans>
                  Paga ora<VisuallyHidden> l’ordine {literal(orderId)}</VisuallyHidden>
                </Trans>
              </ButtonLink>
            )}
          </>
        ) : undefined
      }
    />
  );
}
