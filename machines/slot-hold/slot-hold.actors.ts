import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { SlotHold } from '../cart/cart.types.ts';

/** Choosing the held place again renews it (S15). */
export const slotHoldActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  extendHold: fromPromise<CartAnswer, { hold: SlotHold | null }>(async ({ input: { hold }, signal }) => {
    if (hold === null) throw new Error('no place is held');
    const { dateIso, timeslotId } = hold;
    return (await services()).delivery.selectTimeslot({ dateIso, timeslotId }, { signal });
  }),
});
