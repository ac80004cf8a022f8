import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Timeslot } from '../../../contract/api/shopping/timeslot.ts';
import { slotDelivery } from '../../../contract/rules/price/cart-delivery.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { moneyOfCents, moneyOfThreshold } from '../../text/money.ts';
import { useShop } from '../shop-context.ts';

interface SlotCost {
  /** "gratis", or the fee. */
  price: string;
  /** From which amount of goods on it is free; absent where it never is, or always. */
  terms?: string | undefined;
}

/** What the delivery in a slot costs this cart, in words (B-31). */
export function useSlotCost(): (slot: Pick<Timeslot, 'price' | 'freeFrom'>) => SlotCost {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  const itemsTotal = useSelector(cart, (snapshot) => shownCart(snapshot)?.itemsTotal ?? 0);
  return (slot) => {
    const { fee, freeFrom, isFree } = slotDelivery(slot, itemsTotal);
    if (freeFrom === null || slot.price === 0) return { price: isFree ? t`gratis` : moneyOfCents(fee) };
    const threshold = moneyOfThreshold(freeFrom);
    return isFree
      ? { price: t`gratis`, terms: t`da ${threshold}` }
      : { price: moneyOfCents(fee), terms: t`gratis da ${threshold}` };
  };
}
