import { assign, setup } from 'xstate';
import type { addressSelectorMachine } from '../address-selector/address-selector.machine.ts';
import type { AddressSelectorOutput } from '../address-selector/address-selector.types.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { timeslotPickerMachine } from '../timeslot-picker/timeslot-picker.machine.ts';
import type { TimeslotPickerOutput } from '../timeslot-picker/timeslot-picker.types.ts';
import type { DeliveryContext, DeliveryEvent, DeliveryInput, DeliveryOutput } from './delivery.types.ts';

/** What the cart's address is; a cart without one begins with homes where there is delivery. */
const typeOf = ({ deliveryServiceId, isLocker }: Pick<DeliveryContext, 'deliveryServiceId' | 'isLocker'>) =>
  isLocker ? 'locker' : deliveryServiceId === 1 ? 'store' : 'home';

/**
 * Address and slot of the cart: one dialog at a time, each leads to the other until both are assigned; a changed
 * address is always followed by its slots (ADR-07, SLOT-11, GATE-08, RULE-TIMESLOTPICKER-5, 6).
 */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    input: {} as DeliveryInput,
    output: {} as DeliveryOutput,
    children: {} as { addressSelector: 'addressSelector'; timeslotPicker: 'timeslotPicker' },
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    // Provided: charts know each other by type only.
    addressSelector: {} as typeof addressSelectorMachine,
    timeslotPicker: {} as typeof timeslotPickerMachine,
  },
  actions: {
    assignSummary: assign((_, { summary }: { summary: CartSummary }) => ({
      isAddressAssigned: summary.isAddressAssigned,
      isTimeslotAssigned: summary.isTimeslotAssigned,
      deliveryServiceId: summary.deliveryServiceId,
      isLocker: summary.isLocker,
      addressType: typeOf(summary),
      addressId: summary.addressId,
      cartDay: summary.cartDay,
    })),
    dropSlot: assign({ slot: null }),
    assignAssigned: assign({ outcome: 'assigned' }),
  },
  guards: {
    wantsTimeslot: ({ context }) => context.want === 'timeslot' && context.isAddressAssigned,
    isTimeslotAssigned: ({ context }) => context.isTimeslotAssigned,
    isSelected: (_, { output }: { output: AddressSelectorOutput }) => output === 'selected',
    isPicked: (_, { output }: { output: TimeslotPickerOutput }) => output === 'picked',
    isAddressRequested: (_, { output }: { output: TimeslotPickerOutput }) => output === 'addressRequested',
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({
    ...input,
    addressType: input.addressType ?? typeOf(input),
    outcome: 'dismissed',
  }),
  initial: 'opening',
  on: { 'cart.changed': { actions: { type: 'assignSummary', params: ({ event }) => event } } },
  states: {
    opening: {
      always: [
        { guard: 'wantsTimeslot', target: 'choosingTimeslot' },
        { target: 'choosingAddress', meta: { req: ['SLOT-11'] } },
      ],
    },
    choosingAddress: {
      invoke: {
        id: 'addressSelector',
        src: 'addressSelector',
        input: ({ context: { addressType, addressId, slot, isAddressAssigned } }) => ({
          addressType,
          addressId,
          // Once: whoever comes back to the dialog wants another one.
          isDirect: slot !== null && !isAddressAssigned,
        }),
        onDone: [
          {
            guard: { type: 'isSelected', params: ({ event }) => event },
            target: 'checkingTimeslot',
            meta: { req: ['ADR-07', 'GATE-08'] },
          },
          { guard: 'wantsTimeslot', target: 'choosingTimeslot', meta: { req: ['SLOT-11'] } },
          { target: 'closed' },
        ],
        onError: { target: 'closed' },
      },
    },
    checkingTimeslot: {
      description: 'The address is selected: the same one keeps its slot, another one has none.',
      always: [
        { guard: 'isTimeslotAssigned', target: 'closed', actions: 'assignAssigned' },
        { target: 'choosingTimeslot', meta: { req: ['ADR-07', 'SLOT-11'] } },
      ],
    },
    choosingTimeslot: {
      invoke: {
        id: 'timeslotPicker',
        src: 'timeslotPicker',
        input: ({ context: { deliveryServiceId, isLocker, cartDay, slot } }) => ({
          deliveryServiceId,
          isLocker,
          cartDay,
          slot,
        }),
        onDone: [
          {
            guard: { type: 'isPicked', params: ({ event }) => event },
            target: 'closed',
            actions: 'assignAssigned',
            meta: { req: ['SLOT-12'] },
          },
          {
            guard: { type: 'isAddressRequested', params: ({ event }) => event },
            target: 'choosingAddress',
            actions: 'dropSlot',
            meta: { req: ['SLOT-11'] },
          },
          { target: 'closed' },
        ],
        onError: { target: 'closed' },
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
