import { addressEditorActors } from '../../machines/address-editor/address-editor.actors.ts';
import { addressEditorLogic } from '../../machines/address-editor/address-editor.logic.ts';
import { addressSelectorActors } from '../../machines/address-selector/address-selector.actors.ts';
import { addressSelectorLogic } from '../../machines/address-selector/address-selector.logic.ts';
import { addressSuggestActors } from '../../machines/address-suggest/address-suggest.actors.ts';
import { addressSuggestMachine } from '../../machines/address-suggest/address-suggest.machine.ts';
import { deliveryMachine } from '../../machines/delivery/delivery.machine.ts';
import { timeslotPickerActors } from '../../machines/timeslot-picker/timeslot-picker.actors.ts';
import { timeslotPickerLogic } from '../../machines/timeslot-picker/timeslot-picker.logic.ts';
import type { ShopServices } from '../../services/shop-services.ts';

/** The delivery dialogs with everything they invoke; a chunk of its own. */
export function deliveryFlow({ services }: { services: () => Promise<ShopServices> }) {
  const addressSuggest = addressSuggestMachine.provide({ actors: addressSuggestActors({ services }) });
  const addressEditor = addressEditorLogic.provide({
    actors: { ...addressEditorActors({ services }), addressSuggest },
  });
  return deliveryMachine.provide({
    actors: {
      addressSelector: addressSelectorLogic.provide({
        actors: { ...addressSelectorActors({ services }), addressEditor },
      }),
      timeslotPicker: timeslotPickerLogic.provide({ actors: timeslotPickerActors({ services }) }),
    },
  });
}
