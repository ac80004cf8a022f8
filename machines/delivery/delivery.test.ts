import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import { addressEditorLogic } from '../address-editor/address-editor.logic.ts';
import { addressSelectorLogic } from '../address-selector/address-selector.logic.ts';
import { summaryOf } from '../cart/cart.summary.ts';
import type { Cart } from '../../contract/api/shopping/cart.ts';
import { deliveryMachine } from './delivery.machine.ts';
import { addressSelectorRef, timeslotPickerRef } from './delivery.selectors.ts';
import type { DeliveryInput } from './delivery.types.ts';
import { storeFinderLogic } from '../store-finder/store-finder.logic.ts';
import { timeslotPickerLogic } from '../timeslot-picker/timeslot-picker.logic.ts';
import type { SlotChoice } from '../timeslot-picker/timeslot-picker.types.ts';
import { aCart, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { aDay, aTimeslot } from '../../paths/fixtures/timeslot-fixtures.ts';

const days = [aDay('2026-11-22', [aTimeslot(5)])];

const anAddress = (addressId: number): Address => ({
  addressId,
  addressName: 'Casa',
  addressType: 'home',
  addressTypeId: 2,
  deliveryServiceId: 2,
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  doorbellName: 'Rossi',
  floor: '',
  referencePhoneNumber: '3331234567',
  addressNote: '',
  elevator: false,
  latitude: null,
  longitude: null,
  preferred: true,
  active: 1,
  validated: true,
});

const withBoth = aCart();
const withoutSlot = aCart({ timeslot: null });

function start(given: Partial<DeliveryInput> = {}) {
  const addresses = held<Address[]>();
  const select = held<CartAnswer, { addressId: number }>();
  const slots = held<TimeslotDay[], { deliveryServiceId: DeliveryServiceId; isLocker: boolean }>();
  const pick = held<CartAnswer, SlotChoice>();
  const reload = held<CartAnswer>();
  const actor = createActor(
    deliveryMachine.provide({
      actors: {
        addressSelector: addressSelectorLogic.provide({
          actors: {
            addressEditor: addressEditorLogic,
            listHomeAddresses: addresses.patient,
            storeFinder: storeFinderLogic,
            selectAddress: select.logic,
            reloadCart: reload.logic,
          },
        }),
        timeslotPicker: timeslotPickerLogic.provide({
          actors: { listTimeslots: slots.patient, selectTimeslot: pick.logic, reloadCart: reload.logic },
        }),
      },
    }),
    {
      clock: new SimulatedClock(),
      input: {
        want: 'address',
        isAddressAssigned: true,
        isTimeslotAssigned: true,
        deliveryServiceId: 2,
        isLocker: false,
        addressType: null,
        addressId: 31,
        cartDay: '2026-11-22',
        slot: null,
        ...given,
      },
    },
  ).start();
  const at = () => actor.getSnapshot();
  return {
    at,
    addresses,
    select,
    slots,
    pick,
    reload,
    /** The dialogs that are open; never more than one (RULE-TIMESLOTPICKER-6). */
    open: () => [
      ...(addressSelectorRef(at()) === undefined ? [] : ['address']),
      ...(timeslotPickerRef(at()) === undefined ? [] : ['timeslot']),
    ],
    /** What the cart says of itself to everybody. */
    tell: (cart: Cart) =>
      actor.send({
        type: 'cart.changed',
        summary: summaryOf({ cart, answeredAt: 0, bypass: { address: false, timeslot: false } }),
      }),
  };
}

type Delivery = ReturnType<typeof start>;

/** The shopper confirms the chosen address, and the cart says how it stands then. */
async function selectAddress({ at, addresses, select, reload, tell }: Delivery, cart: Cart) {
  await addresses.latest().answer([anAddress(31), anAddress(32)]);
  addressSelectorRef(at())?.send({ type: 'address.confirm' });
  await select.latest().answer(anAnswer(cart));
  tell(cart);
  await reload.latest().answer(anAnswer(cart));
}

async function pickSlot({ at, slots, pick, reload, tell }: Delivery) {
  await slots.latest().answer(days);
  timeslotPickerRef(at())?.send({ type: 'slot.pick', dateIso: '2026-11-22', timeslotId: 5 });
  await pick.latest().answer(anAnswer(withBoth));
  tell(withBoth);
  await reload.latest().answer(anAnswer(withBoth));
}

describe('opening', () => {
  test('SLOT-07, SLOT-15, ADR-34: the picker starts from the cart’s day, service and locker', async () => {
    const { at, slots } = start({ want: 'timeslot', isLocker: true, deliveryServiceId: 1 });
    expect(slots.latest().input).toEqual({ deliveryServiceId: 1, isLocker: true });
    await slots.latest().answer(days);
    expect(timeslotPickerRef(at())?.getSnapshot().context.openDay).toBe('2026-11-22');
  });
});

describe('handing over', () => {
  test('ADR-07, GATE-08, RULE-TIMESLOTPICKER-5: a changed address is followed by its slots, and then it is done', async () => {
    const delivery = start();
    await selectAddress(delivery, withoutSlot);
    expect([delivery.open(), delivery.at().status]).toEqual([['timeslot'], 'active']);
    await pickSlot(delivery);
    expect([delivery.open(), delivery.at().output]).toEqual([[], 'assigned']);
  });

  test('GATE-07, SLOT-13: a slot that was only proposed is asked for', async () => {
    const delivery = start();
    await selectAddress(delivery, aCart({ timeslot: { ...withBoth.timeslot!, autoAssigned: true } }));
    expect(delivery.open()).toEqual(['timeslot']);
  });
});
