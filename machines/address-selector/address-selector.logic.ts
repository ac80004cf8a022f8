import { assign } from 'xstate';
import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { addressSelectorMachine } from './address-selector.machine.ts';

export const addressSelectorLogic = addressSelectorMachine.provide({
  actions: {
    assignAddresses: assign(({ context }, { addresses }: { addresses: readonly Address[] }) => {
      const kept = context.choice?.kind === 'home' ? context.choice.addressId : null;
      const chosen =
        addresses.find(({ addressId }) => addressId === kept) ??
        addresses.find(({ addressId }) => addressId === context.addressId) ??
        addresses.find(({ preferred }) => preferred) ??
        addresses[0];
      return {
        addresses,
        choice: chosen === undefined ? null : { kind: 'home' as const, addressId: chosen.addressId },
      };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: {
    ...failureGuards,
    isPickup: ({ context }) => context.deliveryServiceId === deliveryServiceCodes.pickup,
  },
});
