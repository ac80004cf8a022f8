import { useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes, orderStatusCodes as codes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { shortHours } from '../../text/day.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Timeline } from '../../ui/feedback/Timeline.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';

const stages: readonly (readonly number[])[] = [
  [codes.awaitingPayment, codes.suspended, codes.placed],
  [codes.preparing, codes.picking],
  [codes.nearlyReady],
  [codes.outForDelivery, codes.inTransit],
  [codes.delivered, codes.partlyDelivered],
];

/** How far the order has come, with the times that are known; an ended one has no next step (B-33). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const at = stages.findIndex((ids) => ids.includes(order.orderStatusId));
  if (at < 0) return null;
  const isPickup = order.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
  const labels = isPickup
    ? [t`Ordinato`, t`In preparazione`, t`Quasi pronto`, t`Pronto in negozio`, t`Ritirato`]
    : [t`Ordinato`, t`In preparazione`, t`Quasi pronto`, t`In consegna`, t`Consegnato`];
  const isDelivered = at === labels.length - 1;
  const when = (instant: string) => {
    const { day, time } = shopTime(instant);
    return t`${days.relativeShort(day, today)}, ${time}`;
  };
  const { timeslot, delivery } = order;
  const end =
    delivery === null
      ? timeslot === null
        ? undefined
        : `${days.relativeShort(timeslot.dateIso, today)}, ${shortHours(timeslot)}`
      : when(delivery.deliveredAt);
  return (
    <Timeline
      label={t`Stato dell’ordine`}
      steps={labels.map((label, index) => ({
        label,
        ...(index === 0 && { when: when(order.createdAt) }),
        ...(index === labels.length - 1 && end !== undefined && { when: end }),
        state: index < at || isDelivered ? 'done' : index === at ? 'now' : 'next',
      }))}
    />
  );
}
