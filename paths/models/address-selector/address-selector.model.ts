import type { Store } from '../../../contract/api/shopping/delivery.ts';
import type { addressSelectorActors } from '../../../machines/address-selector/address-selector.actors.ts';
import { addressSelectorLogic } from '../../../machines/address-selector/address-selector.logic.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { addressSelectorRules } from './address-selector.rules.ts';
import { place, homes, pickupPoint } from './address-selector.terms.ts';

const store: Store = {
  storeId: 4,
  name: 'Roma Appia',
  address: place,
  latitude: 41.88,
  longitude: 12.51,
  distance: null,
  warehouseId: 89,
  deliveryServices: [{ deliveryServiceId: 1, name: 'Ritiro', showTab: true }],
};

const atStore = anAnswer(aCart({ shippingAddress: { ...pickupPoint, addressTypeId: 3 } as never })); // a pickup point has the fields of any address

export const addressSelectorModel = flowModel<
  typeof addressSelectorLogic,
  ReturnType<typeof addressSelectorActors>
>({
  name: 'address-selector',
  machine: addressSelectorLogic,
  starts: [
    {
      says: 'the cart has a home address',
      input: () => ({ deliveryServiceId: 2, addressId: 31, isDirect: false }),
    },
    { says: 'the cart has none', input: () => ({ deliveryServiceId: 2, addressId: null, isDirect: false }) },
    {
      says: 'a slot was pressed, and the cart has no address',
      input: () => ({ deliveryServiceId: 2, addressId: null, isDirect: true }),
    },
  ],
  cases: {
    'service.choose': ({ value, context: { deliveryServiceId } }) => {
      if (['awaitingSession', 'selectingAddress', 'selectingStore', 'reloadingCart'].includes(value))
        return [];
      return [
        deliveryServiceId === 2
          ? says('pickup is chosen', { deliveryServiceId: 1 })
          : says('home delivery is chosen', { deliveryServiceId: 2 }),
      ];
    },
    'address.choose': ({ context: { deliveryServiceId } }) => [
      deliveryServiceId === 2
        ? says('another home is chosen', { choice: { kind: 'home', addressId: 30 } })
        : says('a store is chosen', { choice: { kind: 'store', storeId: 4 } }),
    ],
    'address.confirm': [says('the choice is confirmed')],
    'address.add': [says('a new address is wanted')],
    'addresses.reload': [says('the list is asked for again')],
    'selector.dismiss': [says('the dialog is closed')],
    'session.opened': [says('the shopper is logged in again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listHomeAddresses: {
      done: [says('three homes are saved', homes), says('no home is saved', [])],
      failed: fails('the list of homes', 'sessionExpired', 'serviceDown', 'network'),
    },
    listPickupStores: {
      done: [says('one store offers pickup', [store]), says('no store offers pickup', [])],
      failed: fails('the list of stores', 'sessionExpired', 'serviceDown', 'network'),
    },
    selectStore: {
      done: [says('the store is set', atStore)],
      failed: [
        refuses('the store', 'store.unknown'),
        ...fails('the store', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    selectAddress: {
      done: [says('the address is chosen', anAnswer(aCart()))],
      failed: [
        refuses('the choice', 'address.outside'),
        ...fails('the choice', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    reloadCart: {
      done: [says('the cart is reloaded', anAnswer(aCart()))],
      failed: fails('the reload', 'sessionExpired', 'network'),
    },
  },
  // Two services with their lists, a choice in each, and what is said of the last one.
  limit: 300,
  writes: ['selectStore', 'selectAddress'],
  flows: {
    addressEditor: [
      says('a new address is saved and chosen', 'selected'),
      says('a new address is saved', 'saved'),
      says('the editor is closed', 'dismissed'),
    ],
  },
  project: ({ context: { deliveryServiceId, addresses, choice, error, outcome, isDirect } }) => ({
    deliveryServiceId,
    isDirect,
    homes: addresses.length,
    choice: choice && Object.values(choice).join(),
    isShown: error !== null,
    outcome,
  }),
  rules: addressSelectorRules,
});
