import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { OrderDelivery } from '../../../../contract/api/ordering/order-delivery.ts';
import { RatingPanel } from '../rating/RatingPanel.tsx';
import { DeliveredSums } from './DeliveredSums.tsx';
import type { RatingRef } from './order-right-refs.ts';

interface DeliveredAsideProps {
  order: Order;
  delivery: OrderDelivery;
  rating: RatingRef;
}

/** Sums, documents and rating of a delivered order. */
export const DeliveredAside = ({ order, delivery, rating }: DeliveredAsideProps) => (
  <>
    <DeliveredSums order={order} delivery={delivery} />
    <RatingPanel order={order} rating={rating} />
  </>
);
