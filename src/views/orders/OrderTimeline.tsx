import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/order.ts';
import { Timeline } from '../../ui/primitives/Timeline.tsx';

const stages: readonly (readonly number[])[] = [[1, 2, 3], [4, 5], [6], [7, 18], [8, 9]];

/** How far the order has come; an ended one has no next step (B-33). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useLingui();
  const at = stages.findIndex((ids) => ids.includes(order.orderStatusId));
  if (at < 0) return null;
  const labels = [t`Ordinato`, t`In preparazione`, t`Quasi pronto`, t`In consegna`, t`Consegnato`];
  const isDelivered = at === labels.length - 1;
  return (
    <Timeline
      label={t`Stato dell’ordine`}
      steps={labels.map((label, index) => ({
        label,
        state: index < at || isDelivered ? 'done' : index === at ? 'now' : 'next',
      }))}
    />
  );
}
