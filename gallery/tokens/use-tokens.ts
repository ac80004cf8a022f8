import { useShop } from '../../src/views/shop-context.ts';
import type { SchemeTokens, TenantTokens } from '../../tenants/theme/tokens.ts';
import { readTheme } from '../frame/address.ts';

const files = import.meta.glob<{ tokens: TenantTokens }>('../../tenants/*/tokens.ts', { eager: true });

/** The tokens of the brand on screen. Throws RangeError for a brand without any. */
export function useTokens(): TenantTokens {
  const { tenantId } = useShop().tenant.facts;
  const found = files[`../../tenants/${tenantId}/tokens.ts`];
  if (found === undefined) throw new RangeError(`${tenantId} has no tokens`);
  return found.tokens;
}

/** The colours and shadows of the brand and theme on screen. */
export function useScheme(): SchemeTokens {
  return useTokens()[readTheme(document.documentElement.dataset['theme'] ?? null)];
}
