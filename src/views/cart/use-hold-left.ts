import { useSelector } from '@xstate/react';
import { heldUntil, isHoldExpired } from '../../../machines/slot-hold/slot-hold.selectors.ts';
import { useShop } from '../shop-context.ts';
import { useNow } from '../words/use-now.ts';

/** How long a place is still kept, in ms; null while none is. */
export function useHoldLeft(): number | null {
  const { slotHold } = useShop().flows;
  const until = useSelector(slotHold, (hold) => (isHoldExpired(hold) ? null : heldUntil(hold)));
  const now = useNow(until);
  return until !== null && until > now ? until - now : null;
}
