import { useLingui } from '@lingui/react/macro';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { isOrderUnderWay } from '../../../contract/rules/checkout/order-status.ts';
import { money } from '../../text/money.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { EarnedGifts } from '../cart/EarnedGifts.tsx';
import { useCartRows } from '../cart/use-cart-rows.tsx';
import { PaymentBox } from './follow/PaymentBox.tsx';

const { delivered, partlyDelivered } = orderStatusCodes;

/** The sums and the payment of an order (ORD-03, ORD-15). */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const rows = useCartRows(order, { canEdit: false });
  const isDelivered = order.orderStatusId === delivered || order.orderStatusId === partlyDelivered;
  return (
    <Panel labelledBy="importi">
      <Heading level={2} look="card" id="importi">
        {t`Importi`}
      </Heading>
      <Totals rows={rows} total={{ label: t`Totale`, value: money(order.totalPrice) }} />
      {(isDelivered || isOrderUnderWay(order.orderStatusId)) && (
        <EarnedGifts gifts={order.giftCertificatesToGenerate} areGiven={isDelivered} />
      )}
      <PaymentBox order={order} />
    </Panel>
  );
}
