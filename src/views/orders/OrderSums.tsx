import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** Renders the sums and the payment of an order (ORD-03, ORD-15). */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <Panel labelledBy="importi">
      <Heading level={2} look="card" id="importi">
        {t`Importi`}
      </Heading>
      <OrderTotals order={order} />
    </Panel>
  );
}
