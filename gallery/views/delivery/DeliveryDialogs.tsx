import { DeliveryDialogs } from '../../../src/views/delivery/DeliveryDialogs.tsx';
import { addressSelectorModel } from '../../../paths/models/address-selector/address-selector.model.ts';
import { deliveryModel } from '../../../paths/models/delivery/delivery.model.ts';
import { timeslotPickerModel } from '../../../paths/models/timeslot-picker/timeslot-picker.model.ts';
import { homes } from '../../fixtures/addresses.ts';
import { days } from '../../fixtures/slots.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: deliveryModel,
  isShown: ({ status }) => status === 'active',
  show: (delivery, record) => {
    const children = {
      addressSelector: () => snapshotAt(addressSelectorModel, 'awaitingChoice', { addresses: homes }),
      timeslotPicker: () => snapshotAt(timeslotPickerModel, 'awaitingPick', { days }),
    };
    const open = Object.entries(children)
      .filter(([name]) => delivery.children[name] !== undefined)
      .map(([name, snapshot]) => [name, standIn(name, snapshot(), record)] as const);
    return {
      node: (
        <DeliveryDialogs
          delivery={standIn('delivery', withChildren(delivery, Object.fromEntries(open)), record)}
        />
      ),
    };
  },
});
