import { DeliveryCards } from '../../../src/views/cart/DeliveryCards.tsx';
import { slotHoldModel } from '../../../tests/models/slot-hold/slot-hold.model.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { galleryView } from '../../view.ts';
import { now } from '../../world.ts';

/** Stands in its card: alone it is half a sentence. */
export const view = galleryView({
  kind: 'part',
  model: slotHoldModel,
  look: ({ context }) => {
    const { hold } = context as { hold: { holdUntil: number; isExtended: boolean } | null };
    if (hold === null) return '';
    return `${(hold.holdUntil - now) / 60_000} minutes${hold.isExtended ? ', extended' : ''}`;
  },
  show: (slotHold) => ({ flows: { slotHold }, node: <DeliveryCards cart={fullCart} /> }),
});
