import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { clockIcon } from '../../ui/icons/clock.ts';
import { orderTone } from './order-badge.ts';
import { useDueStatus } from './use-due-status.ts';

/** The state of an order in a word; the payment's, where it was not made in time or is about to be too late (ORD-04, CHK-24). */
export function OrderBadge({ order }: { order: Order }) {
  const { t } = useLingui();
  const { status, isPayable } = useDueStatus(order);
  if (status === 'expired') return <Badge tone="neutral">{t`pagamento scaduto`}</Badge>;
  if (isPayable && status === 'expiring')
    return (
      <Badge tone="danger" icon={clockIcon}>
        {t`pagamento in scadenza`}
      </Badge>
    );
  return <Badge tone={orderTone(order.orderStatusId)}>{order.orderStatusDescr}</Badge>;
}
