import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { OrderTotals } from '../OrderTotals.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';

/** Renders 'Conti': how what was ordered became what was paid, what became of the money, and the documents (B-22). */
export function DeliveredSums({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <Panel labelledBy="conti">
      <Heading level={2} look="card" id="conti">
        {t`Conti`}
      </Heading>
      <OrderTotals order={order} />
      <OrderDocuments order={order} />
    </Panel>
  );
}
