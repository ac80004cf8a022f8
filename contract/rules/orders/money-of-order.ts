import type { Order } from '../../api/ordering/order.ts';
import { isOrderUnderWay } from '../checkout/order-status.ts';
import { toCents } from '../price/money.ts';
import { hasVariableWeight } from '../price/preauthorisation.ts';
import { orderMoney } from './order-money.ts';
import type { OrderMoney } from './order-money.ts';
import { orderSums } from './order-sums.ts';
import type { OrderSums } from './order-sums.ts';

/** Returns held, taken, not taken and given back of an order as it travels, in cents (ORD-15). */
export function moneyOfOrder({
  paymentTypeId,
  transactionStatusId,
  authorizedAmount,
  delivery,
}: Pick<Order, 'authorizedAmount' | 'delivery' | 'paymentTypeId' | 'transactionStatusId'>): OrderMoney {
  return orderMoney({
    paymentTypeId,
    transactionStatusId,
    authorized: toCents(authorizedAmount),
    delivery: delivery && {
      charged: toCents(delivery.charged),
      givenBack: toCents(delivery.givenBack),
      owed: toCents(delivery.owed),
    },
  });
}

/** Returns the rows of the total of an order as it travels, in cents (ORD-03). */
export function sumsOfOrder(
  order: Pick<Order, 'delivery' | 'deliveryFee' | 'giftTotal' | 'itemsTotal' | 'packageTotal'>,
): OrderSums {
  const sums = order.delivery?.sums ?? null;
  return orderSums(
    {
      itemsTotal: toCents(order.itemsTotal),
      giftTotal: toCents(order.giftTotal),
      packageTotal: toCents(order.packageTotal),
      deliveryFee: toCents(order.deliveryFee),
    },
    sums && {
      weights: toCents(sums.weights),
      substitutions: toCents(sums.substitutions),
      missing: toCents(sums.missing),
      other: toCents(sums.other),
      claims: toCents(sums.claims),
    },
  );
}

/** True while an order's total is an estimate: it is under way with goods that are weighed when they are picked (CHK-15). */
export const isEstimated = ({
  orderStatusId,
  orderItems = [],
}: Pick<Order, 'orderItems' | 'orderStatusId'>): boolean =>
  isOrderUnderWay(orderStatusId) && orderItems.some(({ product }) => hasVariableWeight(product.productInfos));
