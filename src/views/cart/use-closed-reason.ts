import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { missingToThreshold } from '../../../contract/rules/price/delivery-fee.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { isOffline } from '../../../machines/connection/connection.selectors.ts';
import { isCartWaiting, undecidedInCart } from '../../../machines/offline-queue/offline-queue.selectors.ts';
import { moneyOfCents } from '../../text/money.ts';
import { useShop } from '../shop-context.ts';
import { useHeldCount } from './use-held-count.ts';

/** Why the cart cannot be ordered now: what waits for the network or to be saved, or the minimum order (CART-07, CART-18, B-24, B-27). */
export function useClosedReason(cart: Pick<Cart, 'itemsTotal'>): string | undefined {
  const { t } = useLingui();
  const { minOrderCents } = useShop().tenant.facts.fees;
  const missing = missingToThreshold(minOrderCents, toCents(cart.itemsTotal));
  const waiting = useWaitingReason();
  if (waiting !== undefined || missing === 0) return waiting;
  return t`Mancano ${moneyOfCents(missing)} all’ordine minimo di ${moneyOfCents(minOrderCents)}`;
}

/** An order is of the cart as the shop has it: what it does not know yet is sent, or decided on, before. */
export function useWaitingReason(): string | undefined {
  const { t } = useLingui();
  const { connection, offlineQueue } = useShop().flows;
  const offline = useSelector(connection, isOffline);
  const waits = useSelector(offlineQueue, isCartWaiting);
  const undecided = useSelector(offlineQueue, undecidedInCart);
  const held = useHeldCount();
  if (offline) return t`per la cassa serve la rete`;
  if (undecided > 0) return t`prima c’è una modifica da decidere`;
  if (held > 0) return t`prima salva le quantità cambiate`;
  return waits ? t`prima mandiamo le modifiche in attesa` : undefined;
}
