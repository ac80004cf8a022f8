import { assign } from 'xstate';
import { postalcodeIn } from '../../contract/rules/address/postalcode-in.ts';
import { serviceAreaMachine } from './service-area.machine.ts';

export const serviceAreaLogic = serviceAreaMachine.provide({
  actions: {
    askTyped: assign((_, { text }) => ({
      postalcode: postalcodeIn(text) ?? '',
      isUnclear: false,
      area: null,
      slots: [],
      stores: [],
    })),
  },
  guards: { hasPostalcode: (_, { text }) => postalcodeIn(text) !== null },
});
