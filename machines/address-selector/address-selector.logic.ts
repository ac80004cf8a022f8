import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import { assignFailure, failureGuards } from '../failure.logic.ts';
import { addressSelectorMachine } from './address-selector.machine.ts';

export const addressSelectorLogic = addressSelectorMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: {
    ...failureGuards,
    isPickup: ({ context }) => context.deliveryServiceId === deliveryServiceCodes.pickup,
  },
});
