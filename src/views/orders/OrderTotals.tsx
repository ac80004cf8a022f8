import { orderStatusCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { isOrderUnderWay } from '../../../contract/rules/checkout/order-status.ts';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { EarnedGifts } from '../cart/EarnedGifts.tsx';
import { PaymentBox } from './follow/PaymentBox.tsx';
import { useOrderRows } from './use-order-rows.ts';

const { delivered, partlyDelivered } = orderStatusCodes;

/** Renders what an order costs row by row, what it gives, and what became of the money (ORD-03, ORD-15). */
export function OrderTotals({ order }: { order: Order }) {
  const isDelivered = order.orderStatusId === delivered || order.orderStatusId === partlyDelivered;
  return (
    <>
      <Totals {...useOrderRows(order)} />
      {(isDelivered || isOrderUnderWay(order.orderStatusId)) && (
        <EarnedGifts gifts={order.giftCertificatesToGenerate} areGiven={isDelivered} />
      )}
      <PaymentBox order={order} />
    </>
  );
}
