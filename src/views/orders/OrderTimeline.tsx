import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { stageInstants, stageOf } from '../../../contract/rules/orders/order-stages.ts';
import { shortHours } from '../../text/day.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Timeline } from '../../ui/feedback/Timeline.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { useStageNames } from './follow/use-stage-names.ts';

/** How far the order has come, with the times that are known; an ended one has no next step (B-33). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const names = useStageNames(order);
  const at = stageOf(order.orderStatusId);
  if (at === null) return null;
  const last = names.length - 1;
  const when = (instant: string) => {
    const { day, time } = shopTime(instant);
    return t`${days.relativeShort(day, today)}, ${time}`;
  };
  const { timeslot, delivery } = order;
  const instants = stageInstants(order);
  const planned =
    timeslot === null ? undefined : `${days.relativeShort(timeslot.dateIso, today)}, ${shortHours(timeslot)}`;
  const whenOf = (index: number): string | undefined => {
    const instant = (index === last ? delivery?.deliveredAt : null) ?? instants[index] ?? null;
    if (instant !== null) return when(instant);
    return index === last ? planned : undefined;
  };
  return (
    <Timeline
      label={t`Stato dell’ordine`}
      steps={names.map((label, index) => {
        const text = whenOf(index);
        return {
          label,
          ...(text !== undefined && { when: text }),
          state: index < at || at === last ? 'done' : index === at ? 'now' : 'next',
        };
      })}
    />
  );
}
