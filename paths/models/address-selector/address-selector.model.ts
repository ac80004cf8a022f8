import type { addressSelectorActors } from '../../../machines/address-selector/address-selector.actors.ts';
import { addressSelectorLogic } from '../../../machines/address-selector/address-selector.logic.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';
import { addressSelectorRules } from './address-selector.rules.ts';
import { homes } from './address-selector.terms.ts';

export const addressSelectorModel = flowModel<
  typeof addressSelectorLogic,
  ReturnType<typeof addressSelectorActors>
>({
  name: 'address-selector',
  machine: addressSelectorLogic,
  starts: [
    {
      says: 'the cart has a home address',
      input: () => ({ addressType: 'home', addressId: 31, isDirect: false }),
    },
    { says: 'the cart has none', input: () => ({ addressType: 'home', addressId: null, isDirect: false }) },
    {
      says: 'the cart is collected at a store',
      input: () => ({ addressType: 'store', addressId: 88, isDirect: false }),
    },
    {
      says: 'a slot was pressed, and the cart has no address',
      input: () => ({ addressType: 'home', addressId: null, isDirect: true }),
    },
  ],
  cases: {
    'service.choose': ({ value, context: { addressType } }) => {
      if (['selectingAddress', 'reloadingCart'].includes(value)) return [];
      switch (addressType) {
        case 'home':
          return [says('a store is wanted', { addressType: 'store' })];
        case 'store':
          return [
            says('home delivery is wanted', { addressType: 'home' }),
            says('a locker is wanted', { addressType: 'locker' }),
          ];
        case 'locker':
          return [says('home delivery is wanted', { addressType: 'home' })];
      }
    },
    'address.choose': [says('another home is chosen', { addressId: 30 })],
    'address.confirm': [says('the choice is confirmed')],
    'address.add': [says('a new address is wanted')],
    'addresses.reload': [says('the list is asked for again')],
    'selector.dismiss': [says('the dialog is closed')],
    'session.opened': [says('the shopper is logged in again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listHomeAddresses: {
      isPatient: true,
      done: [says('three homes are saved', homes), says('no home is saved', [])],
      failed: patientFails('the list of homes', 'network'),
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
  limit: 300,
  writes: ['selectAddress'],
  flows: {
    addressEditor: [
      says('a new address is saved and chosen', 'selected'),
      says('a new address is saved', 'saved'),
      says('the editor is closed', 'dismissed'),
    ],
    storeFinder: [says('a place is taken', 'selected'), says('the finder is closed', 'dismissed')],
  },
  project: ({ context: { addressType, addresses, chosenId, error, outcome, isDirect } }) => ({
    addressType,
    isDirect,
    homes: addresses.length,
    chosenId,
    isShown: error !== null,
    outcome,
  }),
  rules: addressSelectorRules,
});
