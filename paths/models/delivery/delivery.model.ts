import { deliveryMachine } from '../../../machines/delivery/delivery.machine.ts';
import type { DeliveryInput } from '../../../machines/delivery/delivery.types.ts';
import { addressSelectorRef, timeslotPickerRef } from '../../../machines/delivery/delivery.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import { count, type Step, type Trail, type NoActors } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';
import { cartSummary } from '../cart-summary-cases.ts';

type DeliveryStep = Step<typeof deliveryMachine, NoActors>;
type DeliveryTrail = Trail<typeof deliveryMachine, NoActors>;
type Delivery = DeliveryStep['after'];

const asked: DeliveryInput = {
  want: 'timeslot',
  isAddressAssigned: true,
  isTimeslotAssigned: false,
  deliveryServiceId: 2,
  isLocker: false,
  addressType: null,
  addressId: 31,
  cartDay: null,
  slot: null,
};
const pressed = { dateIso: '2026-11-22', timeslotId: 5 };

const showsAddress = (delivery: Delivery): boolean =>
  addressSelectorRef(delivery) !== undefined && delivery.status === 'active';
const showsSlots = (delivery: Delivery): boolean =>
  timeslotPickerRef(delivery) !== undefined && delivery.status === 'active';
/** What the cart was heard to have, or what the dialogs were opened with. */
const heard = (trail: DeliveryTrail) => {
  const summary = trail.findLast((one) => one.sent('cart.changed') !== null)?.sent('cart.changed')?.summary;
  const { isAddressAssigned, isTimeslotAssigned } = summary ?? trail[0]?.before.context ?? asked;
  return { isAddressAssigned, isTimeslotAssigned };
};

export const deliveryModel = flowModel<typeof deliveryMachine, NoActors>({
  name: 'delivery',
  machine: deliveryMachine,
  starts: [
    { says: 'a slot is wanted, the address is chosen', input: () => asked },
    {
      says: 'a slot is wanted, there is no address',
      input: () => ({ ...asked, isAddressAssigned: false, addressId: null }),
    },
    {
      says: 'a slot was pressed, there is no address',
      input: () => ({ ...asked, isAddressAssigned: false, addressId: null, slot: pressed }),
    },
    {
      says: 'another address is wanted',
      input: () => ({ ...asked, want: 'address', isTimeslotAssigned: true }),
    },
    {
      says: 'another locker is wanted',
      input: () => ({ ...asked, want: 'address', addressType: 'locker', isTimeslotAssigned: true }),
    },
  ],
  cases: {
    'cart.changed': [
      says('the cart has address and slot', { summary: cartSummary.ready }),
      says('the cart has an address and no slot', { summary: cartSummary.withoutSlot }),
      says('the cart has neither', { summary: cartSummary.withoutAddress }),
    ],
  },
  answers: {},
  writes: [],
  facts: ['cart.changed'],
  flows: {
    addressSelector: [
      says('an address is chosen', 'selected'),
      says('the address dialog is closed', 'dismissed'),
    ],
    timeslotPicker: [
      says('a slot is picked', 'picked'),
      says('another address is wanted', 'addressRequested'),
      says('the slot dialog is closed', 'dismissed'),
    ],
  },
  project: ({ context: { want, slot, isAddressAssigned, isTimeslotAssigned } }) => ({
    want,
    isPressed: slot !== null,
    isAddressAssigned,
    isTimeslotAssigned,
  }),
  rules: [
    {
      id: 'RULE-TIMESLOTPICKER-6',
      says: 'One dialog is open, never two.',
      when: ({ after }) => after.status === 'active',
      holds: ({ after }) => showsAddress(after) !== showsSlots(after),
    },
    {
      id: 'SLOT-11',
      says: 'The dialogs open on the slots when an address is there and slots are wanted, else on the address.',
      when: (step) => step.isStart,
      holds: ({ after }) =>
        showsSlots(after) === (after.context.want === 'timeslot' && after.context.isAddressAssigned),
    },
    {
      id: 'ADR-07',
      says: 'A chosen address whose cart has no slot is followed by its slots; one that kept its slot is enough.',
      when: (step) => step.ended('addressSelector')?.output === 'selected',
      holds: (step, trail) =>
        heard(trail).isTimeslotAssigned ? step.after.output === 'assigned' : showsSlots(step.after),
    },
    {
      id: 'SLOT-12',
      says: 'A picked slot ends the dialogs as assigned.',
      when: (step) => step.ended('timeslotPicker')?.output === 'picked',
      holds: (step) => step.after.output === 'assigned',
    },
    {
      id: 'RULE-TIMESLOTPICKER-5',
      says: 'Assigned is reported only after a slot was picked, or a chosen address kept its slot.',
      when: ({ after }) => after.output === 'assigned',
      holds: (step, trail) =>
        step.ended('timeslotPicker')?.output === 'picked' ||
        (step.ended('addressSelector')?.output === 'selected' && heard(trail).isTimeslotAssigned),
    },
    {
      id: 'SLOT-11',
      says: 'The slots hand over to the address; a slot that was pressed is pressed no more.',
      when: (step) => step.ended('timeslotPicker')?.output === 'addressRequested',
      holds: ({ after }) => showsAddress(after) && after.context.slot === null,
    },
    {
      id: 'SLOT-11',
      says: 'An address dialog that is closed leads back to the slots when they were wanted, else ends as dismissed.',
      when: (step) => step.ended('addressSelector')?.output === 'dismissed',
      holds: ({ after }, trail) =>
        after.context.want === 'timeslot' && heard(trail).isAddressAssigned
          ? showsSlots(after)
          : after.output === 'dismissed',
    },
    {
      id: 'GATE-05',
      says: 'Closing the slots ends as dismissed.',
      when: (step) => step.ended('timeslotPicker')?.output === 'dismissed',
      holds: ({ after }) => after.output === 'dismissed',
    },
    {
      id: 'RULE-TIMESLOTPICKER-7',
      says: 'The slots are opened with what the cart was last heard to have.',
      when: (step) => step.opened('timeslotPicker').length > 0,
      holds: (step) =>
        JSON.stringify(step.opened('timeslotPicker')[0]) ===
        JSON.stringify({
          deliveryServiceId: step.after.context.deliveryServiceId,
          isLocker: step.after.context.isLocker,
          cartDay: step.after.context.cartDay,
          slot: step.after.context.slot,
        }),
    },
    {
      id: 'ADR-03',
      says: 'The addresses are opened with the cart’s own.',
      when: (step) => step.opened('addressSelector').length > 0,
      holds: (step) =>
        JSON.stringify(step.opened('addressSelector')[0]) ===
        JSON.stringify({
          addressType: step.after.context.addressType,
          addressId: step.after.context.addressId,
          isDirect: step.after.context.slot !== null && !step.after.context.isAddressAssigned,
        }),
    },
    {
      id: 'ADR-32',
      says: 'The addresses begin with what is wanted, once; else with what the cart has.',
      when: (step) => step.opened('addressSelector').length > 0,
      holds: (step, trail) => {
        const { isLocker, deliveryServiceId } = step.after.context;
        const ofCart = isLocker ? 'locker' : deliveryServiceId === 1 ? 'store' : 'home';
        const isFirst = trail.every((one) => one.opened('addressSelector').length === 0 || one === step);
        const hasChanged = trail.some((one) => one.sent('cart.changed') !== null);
        const wanted = trail[0]?.before.context.addressType ?? step.before.context.addressType;
        return step.after.context.addressType === (isFirst && !hasChanged ? wanted : ofCart) || !isFirst;
      },
    },
    {
      id: 'RULE-TIMESLOTPICKER-5',
      says: 'What the cart has is known, and moves no dialog.',
      when: (step) => step.sent('cart.changed') !== null,
      holds: (step) => {
        const summary = step.sent('cart.changed')?.summary;
        return (
          step.after.context.isAddressAssigned === summary?.isAddressAssigned &&
          step.after.context.isTimeslotAssigned === summary?.isTimeslotAssigned &&
          step.after.context.cartDay === summary?.cartDay &&
          JSON.stringify(step.after.value) === JSON.stringify(step.before.value)
        );
      },
    },
    {
      id: 'RULE-TIMESLOTPICKER-6',
      says: 'Each hand-over opens one dialog.',
      when: (step) => step.opened('addressSelector').length + step.opened('timeslotPicker').length > 0,
      holds: (_, trail) =>
        count(
          trail.slice(-1),
          (one) => one.opened('addressSelector').length + one.opened('timeslotPicker').length,
        ) === 1,
    },
    reaches({
      id: 'SLOT-12',
      says: 'From everywhere both can come to be assigned.',
      from: (delivery: Delivery) => delivery.status === 'active',
      to: (delivery: Delivery) => delivery.output === 'assigned',
    }),
    offers({
      id: 'GATE-05',
      says: 'From everywhere the dialogs can be closed for good.',
      from: (delivery: Delivery) => showsSlots(delivery),
      via: ({ value }) => value === 'dismissed',
      to: (after: Delivery) => after.output === 'dismissed',
    }),
  ],
});
