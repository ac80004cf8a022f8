import type { Order, OrderItem } from '../../../../contract/api/ordering/order.ts';

/** The lines of a delivered order: those that are not as they were ordered, or were claimed, and the others. */
export function partedLines({ orderItems = [] }: Order): { changed: OrderItem[]; same: OrderItem[] } {
  const isChanged = ({ delivery, claim }: OrderItem) =>
    claim !== null || (delivery !== null && (delivery.state !== 'delivered' || delivery.difference !== 0));
  return {
    changed: orderItems.filter(isChanged),
    same: orderItems.filter((item) => !isChanged(item)),
  };
}
