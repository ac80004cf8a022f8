import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { orderTone } from './order-badge.ts';

/** The state of an order in a word; one that was not paid in time says so (ORD-04, CHK-20). */
export function OrderBadge({ order }: { order: Order }) {
  const { t } = useLingui();
  const isTooLate = order.paymentDueStatus === 'expired';
  return (
    <Badge tone={orderTone(order.orderStatusId)}>
      {isTooLate ? t`pagamento scaduto` : order.orderStatusDescr}
    </Badge>
  );
}
