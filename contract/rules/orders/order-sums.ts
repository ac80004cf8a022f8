import type { DeliverySums } from '../claim/delivery-sums.ts';
import { sumCents } from '../price/money.ts';

/** The parts an order's total is made of, as they are shown one below the other. */
export type SumKey =
  | 'items'
  | 'gift'
  | 'packages'
  | 'fee'
  | 'weights'
  | 'substitutions'
  | 'missing'
  | 'other'
  | 'givenBack';

/** A part of a total in cents; what lowers it is negative. */
interface SumRow {
  readonly key: SumKey;
  readonly cents: number;
}

/** What an order costs, in cents: `total` is the sum of `rows`; once delivered, it is what was paid. */
export interface OrderSums {
  readonly rows: readonly SumRow[];
  readonly total: number;
}

/** What an order was made of when it was placed, in cents. */
interface OrderedSums {
  readonly itemsTotal: number;
  readonly giftTotal: number;
  readonly packageTotal: number;
  readonly deliveryFee: number;
}

type Steps = Pick<DeliverySums, 'weights' | 'substitutions' | 'missing' | 'other' | 'claims'>;

/**
 * Returns the rows of an order's total, for its page and its mails (ORD-03, CART-10): goods, and of gift, bags, delivery and
 * what the delivery changed only what is not 0. In cents.
 */
export function orderSums(ordered: OrderedSums, delivered: Steps | null): OrderSums {
  const row = (key: SumKey, cents: number): readonly SumRow[] => (cents === 0 ? [] : [{ key, cents }]);
  const rows: readonly SumRow[] = [
    { key: 'items', cents: ordered.itemsTotal },
    ...row('gift', 0 - ordered.giftTotal),
    ...row('packages', ordered.packageTotal),
    ...row('fee', ordered.deliveryFee),
    ...row('weights', delivered?.weights ?? 0),
    ...row('substitutions', delivered?.substitutions ?? 0),
    ...row('missing', delivered?.missing ?? 0),
    ...row('other', delivered?.other ?? 0),
    ...row('givenBack', delivered?.claims ?? 0),
  ];
  return { rows, total: sumCents(rows.map(({ cents }) => cents)) };
}
