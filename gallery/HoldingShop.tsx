import type { ReactNode } from 'react';
import { ShopContext, useShop } from '../src/views/shop-context.ts';

/** The same shop, but its cart is held until it is saved (CART-07). */
export function HoldingShop({ children }: { children: ReactNode }) {
  const shop = useShop();
  const { tenant } = shop;
  const holding = { ...tenant, features: { ...tenant.features, liveCart: false } };
  return <ShopContext value={{ ...shop, tenant: holding }}>{children}</ShopContext>;
}
