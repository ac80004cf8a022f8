import type { OrderDelivery } from '../../../../contract/api/ordering/order-delivery.ts';
import { useNow } from '../../words/use-now.ts';

/** What claims may still give back, in EUR; null once the time to claim is over (B-22). */
export function useClaimable({ claimUntil, claimable }: OrderDelivery): number | null {
  return Date.parse(claimUntil) < useNow() ? null : claimable;
}
