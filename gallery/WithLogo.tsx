import type { ReactNode } from 'react';
import { useShop } from '../src/views/shop-context.ts';
import type { LogoDrawing } from '../tenants/theme/logo.ts';

const logos = import.meta.glob<{ logo: LogoDrawing }>('../tenants/*/logo.ts', { eager: true });

/** Renders what needs the logo of the brand on screen. Throws RangeError for a brand without one. */
export function WithLogo({ children }: { children: (logo: LogoDrawing) => ReactNode }) {
  const { tenantId } = useShop().tenant.facts;
  const found = logos[`../tenants/${tenantId}/logo.ts`];
  if (found === undefined) throw new RangeError(`${tenantId} has no logo`);
  return children(found.logo);
}
