import { TimeslotDialog } from '../../../src/views/delivery/TimeslotDialog.tsx';
import { slotHoldModel } from '../../../paths/models/slot-hold/slot-hold.model.ts';
import { timeslotPickerModel } from '../../../paths/models/timeslot-picker/timeslot-picker.model.ts';
import { pickupPoint } from '../../fixtures/addresses.ts';
import { fullCart } from '../../fixtures/carts.ts';
import {
  days,
  daysOfOwnPrices,
  daysWithClosed,
  daysWithFullMonday,
  slotIntro,
} from '../../fixtures/slots.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyDays } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { blockSnapshot, cartSnapshot, now } from '../../world.ts';

/** The cart's place, for 87 minutes more. */
const held = snapshotAt(slotHoldModel, 'held', {
  hold: { holdUntil: now + 87 * 60_000, isExtended: false },
});

/** A day with a single slot. */
const oneDay = days.slice(0, 1).map((day) => ({ ...day, timeslots: day.timeslots.slice(0, 1) }));

export const view = galleryView({
  kind: 'dialog',
  model: timeslotPickerModel,
  isShown: ({ status }) => status === 'active',
  variantName: ({ context: { deliveryServiceId, openDay, error } }) =>
    [
      deliveryServiceId === 1 ? 'pickup' : '',
      openDay === '2026-11-23' ? 'Monday open' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (picker) => {
    const { openDay, deliveryServiceId, error } = picker.context;
    if (!picker.matches('awaitingPick')) return { '': picker };
    if (openDay === '2026-11-23') {
      return { '': picker, 'no slot left': withContext(picker, { days: daysWithFullMonday }) };
    }
    return deliveryServiceId === 2 && error === null
      ? {
          '': picker,
          'a cart of 84,69 €': withContext(picker, { days: daysOfOwnPrices }),
          'one day': withContext(picker, { days: oneDay }),
          'fourteen days': withContext(picker, { days: manyDays }),
          'a closed slot': withContext(picker, { days: daysWithClosed }),
        }
      : { '': picker };
  },
  show: (picker, record) => {
    const isPickup = picker.context.deliveryServiceId === 1;
    const hasOwnPrices = picker.context.days === daysOfOwnPrices;
    const isDressed =
      picker.context.days.length === 0 ||
      [daysOfOwnPrices, oneDay, manyDays, daysWithClosed, daysWithFullMonday].includes(picker.context.days);
    const dressed = isDressed ? picker : withContext(picker, { days });
    return {
      flows: isPickup
        ? { cart: cartSnapshot({ ...fullCart, shippingAddress: { ...pickupPoint, editable: false } }) }
        : {
            slotIntro: blockSnapshot({ kind: 'category', category: slotIntro }),
            slotHold: held,
            ...(hasOwnPrices && { cart: cartSnapshot({ ...fullCart, itemsTotal: 84.69 }) }),
          },
      node: <TimeslotDialog picker={standIn('timeslotPicker', dressed, record)} />,
    };
  },
});
