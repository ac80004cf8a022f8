import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';

/**
 * Loyalty points of an order: whole euros of the items after discounts, times the tenant's rate; none where the brand
 * has no loyalty (LOY-04). Amounts in cents.
 */
export function pointsOf(
  amounts: { itemsTotal: number; giftTotal: number },
  facts: Pick<TenantFacts, 'pointsPerEuro' | 'without'>,
): number {
  if (!hasFeature(facts, 'loyalty')) return 0;
  const { pointsPerEuro } = facts;
  const paid = Math.max(0, amounts.itemsTotal - amounts.giftTotal);
  return Math.floor((paid * pointsPerEuro) / 100);
}
