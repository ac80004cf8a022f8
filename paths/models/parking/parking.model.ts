import { failureOf } from '../../../contract/api/failure.ts';
import type { parkingActors } from '../../../machines/parking/parking.actors.ts';
import { parkingLogic } from '../../../machines/parking/parking.logic.ts';
import {
  isParkingBusy,
  isParkingPositionRefused,
  isParkingPositionUnknown,
  keptPlace,
  parkingError,
} from '../../../machines/parking/parking.selectors.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ParkingStep = Step<typeof parkingLogic, ReturnType<typeof parkingActors>>;
type Parking = ParkingStep['after'];

const isLocating = (parking: Parking): boolean => parking.matches('locating');
const isReserving = (parking: Parking): boolean => parking.matches('reserving');
const calls = (step: ParkingStep): number => step.calls('askDistance').length + step.calls('reserve').length;
const wasDismissed = (step: ParkingStep): boolean => failureOf(step.failed('reserve')?.error) === 'dismissed';
/** It can be asked for: nothing is kept or under way. */
const isOpen = (parking: Parking): boolean => !isParkingBusy(parking) && keptPlace(parking) === null;

export const parkingModel = flowModel<typeof parkingLogic, ReturnType<typeof parkingActors>>({
  name: 'parking',
  machine: parkingLogic,
  starts: [{ says: 'a pickup is nearly ready', input: () => ({ orderId: 900 }) }],
  cases: {
    'parking.byPosition': [says('the shopper is on the way', { addressId: 41 })],
    'parking.arrived': [says('the shopper is there')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
  },
  answers: {
    askDistance: {
      done: [says('the device is 350 m away', 350), says('the shopper refuses', 'refused')],
      failed: fails('the position', 'network'),
    },
    reserve: {
      isPatient: true,
      done: [says('a place is kept', { parking: 'P1', info: 'Il parcheggio P1 è riservato per te.' })],
      failed: [refuses('the place', 'order.notReservable'), ...patientFails('the place', 'network')],
    },
  },
  writes: ['reserve'],
  facts: ['session.closed'],
  project: ({ context: { addressId, distance, kept, error } }) => ({
    addressId,
    distance,
    kept: kept?.parking ?? null,
    hasFailed: error !== null,
  }),
  rules: [
    {
      id: 'ORD-11',
      says: 'Whoever is on the way is asked where from, by one call; what was wrong is over.',
      when: (step) => step.sent('parking.byPosition') !== null && isOpen(step.before),
      holds: (step) =>
        isLocating(step.after) &&
        calls(step) === 1 &&
        step.calls('askDistance')[0]?.addressId === step.sent('parking.byPosition')?.addressId &&
        parkingError(step.after) === null,
    },
    {
      id: 'ORD-11',
      says: 'The place is asked for with the metres that are left, once.',
      when: (step) => typeof step.done('askDistance')?.output === 'number',
      holds: (step) =>
        isReserving(step.after) &&
        calls(step) === 1 &&
        step.calls('reserve')[0]?.orderId === step.after.context.orderId &&
        step.calls('reserve')[0]?.distance === step.done('askDistance')?.output,
    },
    {
      id: 'ORD-11',
      says: 'Whoever is there is no metre away, whatever the device was asked.',
      when: (step) =>
        step.sent('parking.arrived') !== null && (isOpen(step.before) || isLocating(step.before)),
      holds: (step) =>
        isReserving(step.after) &&
        calls(step) === 1 &&
        step.calls('reserve')[0]?.orderId === step.after.context.orderId &&
        step.calls('reserve')[0]?.distance === 0 &&
        step.inFlight('askDistance') === 0 &&
        parkingError(step.after) === null,
    },
    {
      id: 'ORD-11',
      says: 'A press while it is under way or kept asks for nothing more.',
      when: (step) =>
        (step.sent('parking.byPosition') !== null && !isOpen(step.before)) ||
        (step.sent('parking.arrived') !== null && !isOpen(step.before) && !isLocating(step.before)),
      holds: (step) =>
        calls(step) === 0 &&
        keptPlace(step.after) === keptPlace(step.before) &&
        step.after.value === step.before.value,
    },
    {
      id: 'ADR-15',
      says: 'A position that is refused says so, and nothing is reserved.',
      when: (step) => step.done('askDistance')?.output === 'refused',
      holds: (step) => isParkingPositionRefused(step.after) && calls(step) === 0,
    },
    {
      id: 'ADR-15',
      says: 'A position that nobody knows says so, and nothing is reserved.',
      when: (step) =>
        step.failed('askDistance') !== null ||
        (step.elapsed('positionTimeout') && step.wasInFlight('askDistance') > 0),
      holds: (step) => isParkingPositionUnknown(step.after) && calls(step) === 0,
    },
    {
      id: 'ORD-11',
      says: 'The place that is kept is shown with the shop’s word of it.',
      when: (step) => step.done('reserve') !== null,
      holds: (step) =>
        keptPlace(step.after) === step.done('reserve')?.output &&
        parkingError(step.after) === null &&
        !isParkingBusy(step.after) &&
        calls(step) === 0,
    },
    {
      id: 'ORD-11',
      says: 'A place that is refused, or whose answer does not come, says why; no place is shown.',
      when: (step) => step.failed('reserve') !== null && !wasDismissed(step),
      holds: (step) => isOpen(step.after) && parkingError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'SES-14',
      says: 'Whoever dismisses the login has asked for nothing.',
      when: wasDismissed,
      holds: (step) => step.after.matches('idle') && parkingError(step.after) === null && calls(step) === 0,
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept here; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? step.after.value === step.before.value && keptPlace(step.after) === keptPlace(step.before)
          : keptPlace(step.after) === null &&
            parkingError(step.after) === null &&
            step.after.context.addressId === 0 &&
            step.after.context.distance === 0 &&
            step.inFlight('reserve') === 0 &&
            step.inFlight('askDistance') === 0,
    },
    offers({
      id: 'ORD-11',
      says: 'Wherever nothing is kept or under way, being there can be said.',
      from: isOpen,
      via: ({ id }) => id === 'parking.arrived',
      to: isReserving,
    }),
    reaches({
      id: 'ORD-11',
      says: 'From everywhere a place can come to be kept.',
      from: () => true,
      to: (parking: Parking) => keptPlace(parking) !== null,
    }),
  ],
});
