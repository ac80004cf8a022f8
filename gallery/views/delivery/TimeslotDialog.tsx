import { TimeslotDialog } from '../../../src/views/delivery/TimeslotDialog.tsx';
import { timeslotPickerModel } from '../../../tests/models/timeslot-picker/timeslot-picker.model.ts';
import { pickupPoint } from '../../fixtures/addresses.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { days, slotIntro } from '../../fixtures/slots.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { blockSnapshot, cartSnapshot } from '../../world.ts';

export const view = galleryView({
  kind: 'dialog',
  model: timeslotPickerModel,
  isShown: ({ status }) => status === 'active',
  look: ({ context: { deliveryServiceId, openDay, error } }) =>
    [
      deliveryServiceId === 1 ? 'pickup' : '',
      openDay === '2026-11-23' ? 'Monday open' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (picker, record) => {
    const isPickup = picker.context.deliveryServiceId === 1;
    const dressed = picker.context.days.length === 0 ? picker : withContext(picker, { days });
    return {
      flows: isPickup
        ? { cart: cartSnapshot({ ...fullCart, shippingAddress: { ...pickupPoint, editable: false } }) }
        : { slotIntro: blockSnapshot({ kind: 'category', category: slotIntro }) },
      node: <TimeslotDialog picker={standIn('timeslotPicker', dressed, record)} />,
    };
  },
});
