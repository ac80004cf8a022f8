import { createContext, useContext } from 'react';
import type { Tenant } from '../../contract/tenant.ts';
import type { Flows } from './flows.ts';

/** What every view may rely on. */
export interface ShopContextValue {
  tenant: Tenant;
  flows: Flows;
  /** Today in Rome as YYYY-MM-DD, the same for server and browser of one page. */
  today: string;
  /** When a page with its shopper’s data was rendered, in ms since the epoch; null on others. */
  renderedAt: number | null;
  /** A fresh key for a request to add, a buy or a payment. */
  newUuid: () => string;
}

export const ShopContext = createContext<ShopContextValue | null>(null);

/** The brand and the flows; only inside the app. */
export function useShop(): ShopContextValue {
  const value = useContext(ShopContext);
  if (value === null) throw new Error('useShop stands inside ShopContext');
  return value;
}
