import type { OrderItem } from '../../api/ordering/order.ts';
import type { ClaimReason } from '../../api/ordering/order-delivery.ts';
import type { Product } from '../../api/shopping/product.ts';
import { fromThousandths, quantityThousandths } from '../number/thousandths.ts';
import { toCents } from '../price/money.ts';
import { sellingTerms } from '../quantity/selling-terms.ts';
import { claimableShare, claimRefund, type CameLine, type LineShare } from './claim-refund.ts';

/** What a line of an order and what came of it say of themselves; without `delivery` nothing came yet. */
export type ClaimableItem = Pick<OrderItem, 'product' | 'quantity' | 'weight' | 'grossTotal' | 'delivery'>;

/** Pieces or packs, or the weight of loose goods, which have no quantity; packs may carry both. */
export const travelledQuantity = ({ quantity, weight }: { quantity: number; weight: number }): number =>
  quantity > 0 ? quantity : weight;

const thousandthsOf = (line: { quantity: number; weight: number }): number =>
  quantityThousandths(travelledQuantity(line));

function cameItem({ delivery, ...ordered }: ClaimableItem): CameLine | null {
  if (delivery === null) return null;
  return {
    ordered: thousandthsOf(ordered),
    orderedTotal: toCents(ordered.grossTotal),
    came: thousandthsOf(delivery),
    replaced: delivery.replacement === null ? 0 : thousandthsOf(delivery.replacement),
    total: toCents(delivery.grossTotal),
  };
}

/** What of a line may be claimed for a reason, in thousandths and cents; null for nothing (B-22). */
export function claimableItem(item: ClaimableItem, reason: ClaimReason): LineShare | null {
  const line = cameItem(item);
  return line === null ? null : claimableShare(line, reason);
}

/** What came of a line, by which its claim is counted: what was ordered, or what came in its place. */
export const arrivedProduct = ({ product, delivery }: Pick<OrderItem, 'product' | 'delivery'>): Product =>
  delivery?.replacement?.product ?? product;

/** One step of what is claimed, in pieces or the selling unit: at least a step, at most all that came (B-22). */
export function claimStep(
  item: ClaimableItem,
  { reason, quantity, by }: { reason: ClaimReason; quantity: number; by: 1 | -1 },
): number {
  const share = claimableItem(item, reason);
  const { kind, step } = sellingTerms(arrivedProduct(item));
  const size = kind === 'loose' ? step : 1000;
  const most = share?.quantity ?? 0;
  const next = quantityThousandths(quantity) + by * size;
  return fromThousandths(Math.min(most, Math.max(Math.min(size, most), next)));
}

/** How much is claimed before anybody has said so: one piece, or all of loose goods. */
export function firstClaimed(item: ClaimableItem, reason: ClaimReason): number {
  const most = claimableItem(item, reason)?.quantity ?? 0;
  const { kind } = sellingTerms(arrivedProduct(item));
  return fromThousandths(kind === 'loose' ? most : Math.min(1000, most));
}

/**
 * What comes back for a claim, in cents: `quantity` in pieces or the selling unit, null for all that came; `claimable`
 * is what the order may still give back, in EUR (B-22).
 */
export function claimPreview(
  item: ClaimableItem,
  { reason, quantity, claimable }: { reason: ClaimReason; quantity: number | null; claimable: number },
): number {
  const share = claimableItem(item, reason);
  if (share === null) return 0;
  const claimed = quantity === null ? share.quantity : quantityThousandths(quantity);
  return claimRefund(share, claimed, toCents(claimable));
}
