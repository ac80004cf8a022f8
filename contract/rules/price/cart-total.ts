import { deliveryFee } from './delivery-fee.ts';
import { sumCents } from './money.ts';

/** A row of the cart summary, in its order. */
type SummaryRow = 'items' | 'gift' | 'package' | 'deliveryFee' | 'total';

/** Sums of a cart in cents. */
export interface CartTotals {
  readonly itemsTotal: number;
  /** What the gift certificates take off: never more than is due (LOY-06). */
  readonly giftTotal: number;
  readonly packageTotal: number;
  readonly deliveryFee: number;
  readonly totalPrice: number;
  /** Rows to show: gift, packages and fee only when above 0 (CART-10). */
  readonly rows: readonly SummaryRow[];
}

/** Items less gifts, plus packages, plus delivery; never below 0. All amounts in cents (CART-20, CART-21, LOY-06). */
export function cartTotals(input: {
  readonly lineTotals: readonly number[];
  readonly packageTotals: readonly number[];
  readonly giftTotals: readonly number[];
  readonly fee: number;
  readonly freeFrom: number | null;
}): CartTotals {
  const itemsTotal = sumCents(input.lineTotals);
  const packageTotal = sumCents(input.packageTotals);
  const hasItems = input.lineTotals.length > 0;
  const fee = deliveryFee({ fee: input.fee, freeFrom: input.freeFrom, itemsTotal, hasItems });
  const due = sumCents([itemsTotal, packageTotal, fee]);
  const giftTotal = Math.min(sumCents(input.giftTotals), due);
  const rows: readonly (SummaryRow | false)[] = [
    'items',
    giftTotal > 0 && 'gift',
    packageTotal > 0 && 'package',
    fee > 0 && 'deliveryFee',
    'total',
  ];
  return {
    itemsTotal,
    giftTotal,
    packageTotal,
    deliveryFee: fee,
    totalPrice: due - giftTotal,
    rows: rows.filter((row) => row !== false),
  };
}
