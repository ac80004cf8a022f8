import { createActor, SimulatedClock } from 'xstate';
import type {
  AddressCheck,
  AddressSuggestion,
  ResolvedAddress,
} from '../../contract/api/shopping/address.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, DeliveryServiceId, Store } from '../../contract/api/shopping/delivery.ts';
import { addressEditorLogic } from '../../machines/address-editor/address-editor.logic.ts';
import type { CheckInput, SaveInput } from '../../machines/address-editor/address-editor.types.ts';
import { addressSelectorLogic } from '../../machines/address-selector/address-selector.logic.ts';
import { editorRef } from '../../machines/address-selector/address-selector.selectors.ts';
import type {
  AddressSelectorEmitted,
  AddressSelectorInput,
  DeliveryChoice,
} from '../../machines/address-selector/address-selector.types.ts';
import { addressSuggestMachine } from '../../machines/address-suggest/address-suggest.machine.ts';
import { positionMachine } from '../../machines/position/position.machine.ts';
import { aCart, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from './held.ts';

export const place = {
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

export const store: Store = {
  storeId: 3,
  name: 'Roma Appia',
  address: place,
  latitude: 41.88,
  longitude: 12.52,
  distance: null,
  warehouseId: 89,
  deliveryServices: [{ deliveryServiceId: 1, name: 'Ritiro', showTab: true }],
};

export const home = (addressId: number): DeliveryChoice => ({ kind: 'home', addressId });

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
      saveAddress: save.logic,
      selectAddress: select.logic,
      reloadCart: reload.logic,
    },
  });
  return { logic, check, save, select, reload };
}

export function start(
  input: AddressSelectorInput = { deliveryServiceId: 2, addressId: null, isDirect: false },
) {
  const clock = new SimulatedClock();
  const addresses = held<Address[]>();
  const stores = held<Store[], { addressId: number | null }>();
  const selectStore = held<CartAnswer, { storeId: number }>();
  const select = held<CartAnswer, { addressId: number; deliveryServiceId: DeliveryServiceId }>();
  const reload = held<CartAnswer>();
  const editor = heldEditor();
  const actor = createActor(
    addressSelectorLogic.provide({
      actors: {
        addressEditor: editor.logic,
        listHomeAddresses: addresses.logic,
        listPickupStores: stores.logic,
        selectStore: selectStore.logic,
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
    stores,
    selectStore,
    select,
    reload,
    editor,
    emitted,
    at: () => actor.getSnapshot(),
    choose: (choice: DeliveryChoice) => actor.send({ type: 'address.choose', choice }),
    confirm: () => actor.send({ type: 'address.confirm' }),
    openEditor: () => editorRef(actor.getSnapshot()),
  };
}

export const saved = [anAddress(31), anAddress(32, { preferred: true }), anAddress(33)];

export async function listed(addressId: number | null = null) {
  const selector = start({ deliveryServiceId: 2, addressId, isDirect: false });
  await selector.addresses.latest().answer(saved);
  return selector;
}

export async function atStores() {
  const selector = start({ deliveryServiceId: 1, addressId: null, isDirect: false });
  await selector.stores.latest().answer([store]);
  selector.choose({ kind: 'store', storeId: 3 });
  return selector;
}

export const pickup = anAnswer(
  aCart({ shippingAddress: { ...aCart().shippingAddress!, addressId: 70, deliveryServiceId: 1 } }),
);
