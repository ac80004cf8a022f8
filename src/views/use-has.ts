import { hasFeature } from '../../contract/rules/features/has-feature.ts';
import type { ShopFeature } from '../../contract/tenant.ts';
import { useShop } from './shop-context.ts';

/** Whether the brand has a feature: what leads to one it has not is left out (TEN-08). */
export const useHas = (feature: ShopFeature): boolean => hasFeature(useShop().tenant.facts, feature);
