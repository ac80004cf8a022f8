import { createActor, SimulatedClock } from 'xstate';
import type {
  AddressCheck,
  AddressSuggestion,
  ResolvedAddress,
} from '../../contract/api/shopping/address.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import { addressEditorLogic } from '../../machines/address-editor/address-editor.logic.ts';
import type { CheckInput, SaveInput } from '../../machines/address-editor/address-editor.types.ts';
import { addressSelectorLogic } from '../../machines/address-selector/address-selector.logic.ts';
import { editorRef } from '../../machines/address-selector/address-selector.selectors.ts';
import type {
  AddressSelectorEmitted,
  AddressSelectorInput,
} from '../../machines/address-selector/address-selector.types.ts';
import { addressSuggestMachine } from '../../machines/address-suggest/address-suggest.machine.ts';
import { positionMachine } from '../../machines/position/position.machine.ts';
import { storeFinderLogic } from '../../machines/store-finder/store-finder.logic.ts';
import type {
  PickupKind,
  PickupPlace,
  PlacesQuery,
  SearchedPlace,
} from '../../machines/store-finder/store-finder.types.ts';
import { held } from './held.ts';

const place = {
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
};

export const anAddress = (addressId: number, given: Partial<Address> = {}): Address => ({
  addressId,
  addressName: `Casa ${addressId}`,
  addressType: 'home',
  addressTypeId: 2,
  deliveryServiceId: 2,
  ...place,
  doorbellName: 'Rossi',
  floor: '',
  referencePhoneNumber: '3331234567',
  addressNote: '',
  elevator: false,
  latitude: 41.88,
  longitude: 12.52,
  preferred: false,
  active: 1,
  validated: true,
  ...given,
});

/** The editor the selector opens, with its services held. */
function heldEditor() {
  const check = held<AddressCheck, CheckInput>();
  const save = held<{ addressId: number }, SaveInput>();
  const select = held<CartAnswer, { addressId: number }>();
  const reload = held<CartAnswer>();
  const logic = addressEditorLogic.provide({
    actors: {
      addressSuggest: addressSuggestMachine.provide({
        actors: {
          suggest: held<AddressSuggestion[], { typed: string }>().logic,
          resolve: held<ResolvedAddress, { id: string }>().logic,
        },
      }),
      position: positionMachine,
      checkAddress: check.logic,
      saveAddress: save.patient,
      selectAddress: select.patient,
      reloadCart: reload.logic,
    },
  });
  return { logic, check, save, select, reload };
}

/** The finder the selector opens, with its services held. */
const heldFinder = () =>
  storeFinderLogic.provide({
    actors: {
      position: positionMachine,
      listPlaces: held<readonly PickupPlace[], PlacesQuery>().patient,
      findPlace: held<SearchedPlace | null, { typed: string }>().logic,
      selectStore: held<CartAnswer, { storeId: number }>().logic,
      selectAddress: held<CartAnswer, { addressId: number; kind: PickupKind }>().logic,
      reloadCart: held<CartAnswer>().logic,
    },
  });

export function start(
  input: AddressSelectorInput = { addressType: 'home', addressId: null, isDirect: false },
) {
  const clock = new SimulatedClock();
  const addresses = held<Address[]>();
  const select = held<CartAnswer, { addressId: number }>();
  const reload = held<CartAnswer>();
  const editor = heldEditor();
  const actor = createActor(
    addressSelectorLogic.provide({
      actors: {
        addressEditor: editor.logic,
        listHomeAddresses: addresses.patient,
        storeFinder: heldFinder(),
        selectAddress: select.logic,
        reloadCart: reload.logic,
      },
    }),
    { clock, input },
  );
  const emitted: AddressSelectorEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    addresses,
    select,
    reload,
    editor,
    emitted,
    at: () => actor.getSnapshot(),
    choose: (addressId: number) => actor.send({ type: 'address.choose', addressId }),
    confirm: () => actor.send({ type: 'address.confirm' }),
    openEditor: () => editorRef(actor.getSnapshot()),
  };
}

const saved = [anAddress(31), anAddress(32, { preferred: true }), anAddress(33)];

export async function listed(addressId: number | null = null) {
  const selector = start({ addressType: 'home', addressId, isDirect: false });
  await selector.addresses.latest().answer(saved);
  return selector;
}
