import type { Order } from '../../../../contract/api/ordering/order.ts';
import { RatingPanel } from '../rating/RatingPanel.tsx';
import { DeliveredSums } from './DeliveredSums.tsx';
import type { RatingRef } from './order-right-refs.ts';

interface DeliveredAsideProps {
  order: Order;
  rating: RatingRef;
}

/** Renders sums, documents and rating of a delivered order. */
export const DeliveredAside = ({ order, rating }: DeliveredAsideProps) => (
  <>
    <DeliveredSums order={order} />
    <RatingPanel order={order} rating={rating} />
  </>
);
