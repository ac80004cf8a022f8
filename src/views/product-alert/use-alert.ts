import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  isAlertOnItsWay,
  isAwaited,
  shownAlerts,
} from '../../../machines/product-alerts/product-alerts.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { useShop } from '../shop-context.ts';

interface Alert {
  /** As it was pressed last, else as the shop has it. */
  isOn: boolean;
  /** The shop has not answered the press yet. */
  isOnItsWay: boolean;
  turn: (wanted: boolean) => void;
}

/** Whether the shopper waits for a sold-out product; the shop is asked where one is on screen, and never for nobody (B-25). */
export function useAlert(product: Product): Alert {
  const { productAlerts, session } = useShop().flows;
  const { productId } = product;
  const isKnown = useSelector(productAlerts, (alerts) => shownAlerts(alerts) !== null);
  const isSomebody = useSelector(session, isLoggedIn);
  useEffect(() => {
    if (isSomebody && !isKnown) productAlerts.send({ type: 'alerts.look' });
  }, [productAlerts, isSomebody, isKnown]);
  return {
    isOn: useSelector(productAlerts, (alerts) => isAwaited(alerts, productId)),
    isOnItsWay: useSelector(productAlerts, (alerts) => isAlertOnItsWay(alerts, productId)),
    turn: (wanted) => productAlerts.send({ type: 'alert.set', product, wanted }),
  };
}
