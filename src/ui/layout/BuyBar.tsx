import type { ReactNode } from 'react';
import { action as actionClass, bar, price as priceClass } from './BuyBar.css.ts';

/** Price and purchase always at hand on phones. */
export function BuyBar({ price, action }: { price: ReactNode; action: ReactNode }) {
  return (
    <div className={bar}>
      <div className={priceClass}>{price}</div>
      <div className={actionClass}>{action}</div>
    </div>
  );
}
