import type { ShopFeature, TenantFacts } from '../../tenant.ts';

/** Whether a brand has a feature (TEN-08). */
export const hasFeature = (facts: Pick<TenantFacts, 'without'>, feature: ShopFeature): boolean =>
  !facts.without.includes(feature);
