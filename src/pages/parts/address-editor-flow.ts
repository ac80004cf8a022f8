import { addressEditorActors } from '../../../machines/address-editor/address-editor.actors.ts';
import { addressEditorLogic } from '../../../machines/address-editor/address-editor.logic.ts';
import { addressSuggestActors } from '../../../machines/address-suggest/address-suggest.actors.ts';
import { addressSuggestMachine } from '../../../machines/address-suggest/address-suggest.machine.ts';
import { positionActors } from '../../../machines/position/position.actors.ts';
import { positionMachine } from '../../../machines/position/position.machine.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { Ties } from '../../routing/connected-logic.ts';

interface AddressEditorDependencies extends Pick<Ties, 'connected'> {
  services: () => Promise<ShopServices>;
}

/** The address editor with what it invokes, for the dialogs of the delivery and for the book. */
export const addressEditorFlow = ({ services, connected }: AddressEditorDependencies) =>
  connected(
    addressEditorLogic.provide({
      actors: {
        ...addressEditorActors({ services }),
        addressSuggest: addressSuggestMachine.provide({ actors: addressSuggestActors({ services }) }),
        position: positionMachine.provide({ actors: positionActors({ services }) }),
      },
    }),
  );
