import { addressSelectorActors } from '../../machines/address-selector/address-selector.actors.ts';
import { addressSelectorLogic } from '../../machines/address-selector/address-selector.logic.ts';
import { deliveryMachine } from '../../machines/delivery/delivery.machine.ts';
import { positionActors } from '../../machines/position/position.actors.ts';
import { positionMachine } from '../../machines/position/position.machine.ts';
import { storeFinderActors } from '../../machines/store-finder/store-finder.actors.ts';
import { storeFinderLogic } from '../../machines/store-finder/store-finder.logic.ts';
import { timeslotPickerActors } from '../../machines/timeslot-picker/timeslot-picker.actors.ts';
import {
  timeslotPickerLogic,
  timeslotPickerLogicWithClosed,
} from '../../machines/timeslot-picker/timeslot-picker.logic.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { addressEditorFlow } from '../pages/parts/address-editor-flow.ts';
import type { Ties } from '../routing/connected-logic.ts';

interface DeliveryFlowDependencies extends Pick<Ties, 'connected'> {
  services: () => Promise<ShopServices>;
  showClosedSlots: boolean;
}

/** The delivery dialogs with everything they invoke; a chunk of its own. */
export function deliveryFlow({ services, showClosedSlots, connected }: DeliveryFlowDependencies) {
  const position = positionMachine.provide({ actors: positionActors({ services }) });
  const addressEditor = addressEditorFlow({ services, connected });
  const storeFinder = connected(
    storeFinderLogic.provide({ actors: { ...storeFinderActors({ services }), position } }),
  );
  return connected(
    deliveryMachine.provide({
      actors: {
        addressSelector: connected(
          addressSelectorLogic.provide({
            actors: { ...addressSelectorActors({ services }), addressEditor, storeFinder },
          }),
        ),
        timeslotPicker: connected(
          (showClosedSlots ? timeslotPickerLogicWithClosed : timeslotPickerLogic).provide({
            actors: timeslotPickerActors({ services, withClosed: showClosedSlots }),
          }),
        ),
      },
    }),
  );
}
