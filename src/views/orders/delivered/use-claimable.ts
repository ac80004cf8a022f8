import type { OrderDelivery } from '../../../../contract/api/ordering/order-delivery.ts';
import { useNow } from '../../words/use-now.ts';
import { useHas } from '../../use-has.ts';

/** What claims may still give back, in EUR; null once the time to claim is over, or where the brand takes none (B-22, TEN-08). */
export function useClaimable({ claimUntil, claimable }: OrderDelivery): number | null {
  const hasClaims = useHas('claims');
  return Date.parse(claimUntil) < useNow() || !hasClaims ? null : claimable;
}
