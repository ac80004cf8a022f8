import { DeliveryCards } from '../../../src/views/cart/DeliveryCards.tsx';
import { slotHoldModel } from '../../../paths/models/slot-hold/slot-hold.model.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { now } from '../../world.ts';

interface Hold {
  holdUntil: number;
  isExtended: boolean;
}

/** By the browser's clock, which may be behind the server's. */
const minutesLeft: Readonly<Record<string, number>> = { held: 87, expiring: 8, extending: 8, expired: 1 };

/** Stands in its card: alone it is half a sentence. */
export const view = galleryView({
  kind: 'part',
  model: slotHoldModel,
  variantName: ({ context }) => ((context.hold as Hold | null)?.isExtended === true ? 'extended' : ''),
  variants: (snapshot) => {
    const hold = snapshot.context.hold as Hold | null;
    if (hold === null) return { '': snapshot };
    const holdUntil = now + (minutesLeft[String(snapshot.value)] ?? 0) * 60_000;
    return { '': withContext(snapshot, { hold: { ...hold, holdUntil } }) };
  },
  show: (slotHold) => ({ flows: { slotHold }, node: <DeliveryCards cart={fullCart} /> }),
});
