import { assign } from 'xstate';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { addressSelectorMachine } from './address-selector.machine.ts';

export const addressSelectorLogic = addressSelectorMachine.provide({
  actions: {
    assignAddresses: assign(({ context }, { addresses }: { addresses: readonly Address[] }) => {
      const chosen =
        addresses.find(({ addressId }) => addressId === context.chosenId) ??
        addresses.find(({ addressId }) => addressId === context.addressId) ??
        addresses.find(({ preferred }) => preferred) ??
        addresses[0];
      return { addresses, chosenId: chosen?.addressId ?? null };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: failureGuards,
});
