import { failureOf } from '../../../contract/api/failure.ts';
import type { storeFinderActors } from '../../../machines/store-finder/store-finder.actors.ts';
import { storeFinderLogic } from '../../../machines/store-finder/store-finder.logic.ts';
import {
  chosenPlaceId,
  finderError,
  finderPositionRef,
  finderText,
  foundPlaces,
  hasFinderFailed,
  isFinderBusy,
  isFinderChoosing,
  isPlaceUnknown,
  searchedPlace,
} from '../../../machines/store-finder/store-finder.selectors.ts';
import type { PickupPlace, SearchedPlace } from '../../../machines/store-finder/store-finder.types.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type FinderStep = Step<typeof storeFinderLogic, ReturnType<typeof storeFinderActors>>;
type Finder = FinderStep['after'];

const where = { city: 'Roma', province: 'RM', latitude: 41.88, longitude: 12.51 };
const aPlace = (id: number, addressId: number): PickupPlace => ({
  id,
  addressId,
  name: `Roma ${id}`,
  address1: 'Via Magna Grecia',
  addressNumber: '85',
  postalcode: '00183',
  city: 'Roma',
  province: 'RM',
  distance: null,
  openingHours: [{ day: 1, text: '8:00–21:00' }],
  firstSlot: null,
  delivers: true,
});
const both = [aPlace(4, 88), aPlace(5, 89)];
const other = [aPlace(5, 89)];
const typedPlace: SearchedPlace = {
  by: 'typed',
  label: '00183 Roma',
  point: { latitude: 41.88, longitude: 12.51 },
};
const devicePlace = { address1: '', addressNumber: '', postalcode: '00183', ...where };
const counter = 88;
const atStore = anAnswer(
  aCart({ shippingAddress: { ...aCart().shippingAddress!, addressId: counter, addressTypeId: 3 } }),
);
const isInterrupted = (error: unknown): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(error));
const calls = ['listPlaces', 'findPlace', 'selectStore', 'selectAddress', 'reloadCart'] as const;
const choices = ['selectStore', 'selectAddress'] as const;
const isQuiet = (step: FinderStep): boolean => calls.every((call) => step.calls(call).length === 0);
const timedOut = (step: FinderStep, call: (typeof calls)[number]): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;
const broke = (step: FinderStep, call: (typeof calls)[number]): boolean =>
  timedOut(step, call) || (step.failed(call) !== null && !isInterrupted(step.failed(call)?.error));
const wasDismissed = (step: FinderStep): boolean =>
  failureOf(step.failed('listPlaces')?.error) === 'dismissed';
const keeps = (step: FinderStep): boolean =>
  foundPlaces(step.after) === foundPlaces(step.before) &&
  chosenPlaceId(step.after) === chosenPlaceId(step.before) &&
  finderText(step.after) === finderText(step.before);

export const storeFinderModel = flowModel<typeof storeFinderLogic, ReturnType<typeof storeFinderActors>>({
  name: 'store-finder',
  machine: storeFinderLogic,
  starts: [
    { says: 'a store is looked for', input: () => ({ kind: 'store', addressId: 31 }) },
    { says: 'a locker is looked for', input: () => ({ kind: 'locker', addressId: null }) },
  ],
  cases: {
    'query.changed': ({ context: { typed } }) =>
      typed === ''
        ? [says('a postal code is typed', { text: '00183' })]
        : [says('the field is emptied', { text: '' })],
    'query.submit': [says('the field is sent')],
    'place.resolved': [says('the device says where it is', { place: devicePlace })],
    'place.choose': [
      says('the second place is chosen', { id: 5 }),
      says('a place that is not listed is chosen', { id: 99 }),
    ],
    'place.confirm': [says('the choice is confirmed')],
    'places.reload': [says('the list is asked for again')],
    'session.opened': [says('the shopper is logged in again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listPlaces: {
      isPatient: true,
      done: [
        says('two places are there', both),
        says('one place is there', other),
        says('there is none', []),
      ],
      failed: patientFails('the list', 'network'),
    },
    findPlace: {
      done: [says('the place is known', typedPlace), says('nobody knows the place', null)],
      failed: fails('the place', 'serviceDown', 'network'),
    },
    selectStore: {
      done: [says('the store is set', atStore)],
      failed: [refuses('the store', 'store.unknown'), ...fails('the store', 'sessionExpired', 'network')],
    },
    selectAddress: {
      done: [says('the place is chosen', anAnswer(aCart()))],
      failed: [
        refuses('the choice', 'address.frozen'),
        ...fails('the choice', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    reloadCart: {
      done: [says('the cart is reloaded', anAnswer(aCart()))],
      failed: fails('the reload', 'sessionExpired', 'network'),
    },
  },
  writes: ['selectStore', 'selectAddress'],
  project: ({ context: { kind, places, typed, isUnknown, chosenId, error, outcome } }) => [
    kind,
    places && places.length > 0,
    typed,
    isUnknown,
    chosenId,
    error !== null,
    outcome,
  ],
  rules: [
    {
      id: 'ADR-30',
      says: 'The places that come are listed; a choice that is not among them is none.',
      when: (step) => step.done('listPlaces') !== null,
      holds: (step) => {
        const places = step.done('listPlaces')?.output;
        const kept = chosenPlaceId(step.before);
        return (
          isFinderChoosing(step.after) &&
          foundPlaces(step.after) === places &&
          chosenPlaceId(step.after) === (places?.find(({ id }) => id === kept)?.id ?? null)
        );
      },
    },
    {
      id: 'ADR-33',
      says: 'A list is asked for by its kind, from the place that was looked for, else from home.',
      when: (step) => step.calls('listPlaces').length > 0,
      holds: (step) => {
        const [asked] = step.calls('listPlaces');
        const { kind, addressId } = step.after.context;
        return (
          step.calls('listPlaces').length === 1 &&
          asked?.kind === kind &&
          asked.addressId === addressId &&
          asked.near === searchedPlace(step.after) &&
          isFinderBusy(step.after)
        );
      },
    },
    {
      id: 'ADR-30',
      says: 'What is sent is looked for, once; an empty field lists from home again.',
      when: (step) => step.sent('query.submit') !== null && step.before.matches('looking'),
      holds: (step) =>
        finderText(step.before) === ''
          ? step.calls('listPlaces')[0]?.near === null && step.calls('findPlace').length === 0
          : step.calls('findPlace').length === 1 &&
            step.calls('findPlace')[0]?.typed === finderText(step.before) &&
            finderError(step.after) === null,
    },
    {
      id: 'ADR-30',
      says: 'Where it is known, the list is asked for from there; where nobody knows it, it is told and nothing is asked.',
      isOfCases: true,
      when: (step) => step.done('findPlace') !== null,
      holds: (step) =>
        step.done('findPlace')?.output === null
          ? isPlaceUnknown(step.after) && isFinderChoosing(step.after) && isQuiet(step) && keeps(step)
          : searchedPlace(step.after) === typedPlace && step.calls('listPlaces').length === 1,
    },
    {
      id: 'ADR-14',
      says: 'Where the device is counts instead of what was typed.',
      when: (step) => step.sent('place.resolved') !== null && step.before.matches('looking'),
      holds: (step) =>
        finderText(step.after) === '' &&
        !isPlaceUnknown(step.after) &&
        searchedPlace(step.after)?.by === 'device' &&
        searchedPlace(step.after)?.point.latitude === devicePlace.latitude &&
        searchedPlace(step.after)?.point.longitude === devicePlace.longitude &&
        step.calls('listPlaces').length === 1,
    },
    {
      id: 'ADR-14',
      says: 'What is typed is kept, and takes away that a place was not known.',
      when: (step) => step.sent('query.changed') !== null,
      holds: (step) =>
        finderText(step.after) === step.sent('query.changed')?.text &&
        !isPlaceUnknown(step.after) &&
        foundPlaces(step.after) === foundPlaces(step.before) &&
        chosenPlaceId(step.after) === chosenPlaceId(step.before),
    },
    {
      id: 'ADR-31',
      says: 'A listed place is chosen, and takes an old error away; another is not.',
      when: (step) => step.sent('place.choose') !== null && isFinderChoosing(step.before),
      holds: (step) => {
        const id = step.sent('place.choose')?.id;
        const isListed = foundPlaces(step.before)?.some((place) => place.id === id) === true;
        return isListed
          ? chosenPlaceId(step.after) === id && finderError(step.after) === null
          : chosenPlaceId(step.after) === chosenPlaceId(step.before);
      },
    },
    {
      id: 'ADR-32',
      says: 'Confirming sends a locker at once, a store first as a store; without a choice nothing.',
      isOfCases: true,
      when: (step) => step.sent('place.confirm') !== null && isFinderChoosing(step.before),
      holds: (step) => {
        const chosen = chosenPlaceId(step.before);
        if (chosen === null) return isQuiet(step) && isFinderChoosing(step.after);
        const { kind } = step.before.context;
        return (
          step.calls('selectStore').length === (kind === 'store' ? 1 : 0) &&
          step.calls('selectAddress').length === (kind === 'locker' ? 1 : 0) &&
          (kind === 'store'
            ? step.calls('selectStore')[0]?.storeId === chosen
            : step.calls('selectAddress')[0]?.addressId === 89)
        );
      },
    },
    {
      id: 'ADR-31',
      says: 'A store that is set is followed by its counter, and its cart is handed on.',
      isOfCases: true,
      when: (step) => step.done('selectStore') !== null,
      holds: (step) =>
        step.calls('selectAddress')[0]?.addressId === counter &&
        step.emitted('cart.answered')[0]?.answer === step.done('selectStore')?.output,
    },
    {
      id: 'ADR-34',
      says: 'A place is chosen as what it is.',
      when: (step) => step.calls('selectAddress').length > 0,
      holds: (step) => step.calls('selectAddress')[0]?.kind === step.after.context.kind,
    },
    {
      id: 'RULE-ADDRESSEDITOR-7',
      says: 'A chosen place is followed by one reload of the cart; its own cart is handed on.',
      when: (step) => step.done('selectAddress') !== null,
      holds: (step) =>
        step.calls('reloadCart').length === 1 &&
        step.emitted('cart.answered')[0]?.answer === step.done('selectAddress')?.output,
    },
    {
      id: 'ADR-34',
      says: 'A place that is taken is told once, and no other is.',
      when: (step) => step.done('selectAddress') !== null || step.emitted('point.chosen').length > 0,
      holds: (step) => step.done('selectAddress') !== null && step.emitted('point.chosen').length === 1,
    },
    {
      id: 'ADR-07',
      says: 'With the reload over, however it ended, the choice is reported.',
      when: (step) => step.wasInFlight('reloadCart') > 0 && step.inFlight('reloadCart') === 0,
      holds: (step) =>
        step.after.output === 'selected' &&
        step.emitted('cart.answered').length === (step.done('reloadCart') === null ? 0 : 1),
    },
    {
      id: 'ADR-06',
      says: 'Selected is reported only when a place was chosen.',
      when: ({ after }) => after.output === 'selected',
      holds: (_, trail) => trail.some((one) => one.done('selectAddress') !== null),
    },
    {
      id: 'ERR-11',
      says: 'A choice or a question that fails keeps the list, what was typed and chosen, and says why.',
      when: (step) => [...choices, 'findPlace' as const].some((call) => broke(step, call)),
      holds: (step) => isFinderChoosing(step.after) && finderError(step.after) !== null && keeps(step),
    },
    {
      id: 'ERR-04',
      says: 'A list that fails says why.',
      when: (step) => broke(step, 'listPlaces') && !wasDismissed(step),
      holds: (step) => hasFinderFailed(step.after) && finderError(step.after) !== null,
    },
    {
      id: 'SES-07',
      says: 'A choice that meets a 419 or a service that is down can be made again, and is not made by itself.',
      when: (step) =>
        choices.some((call) => step.failed(call) !== null && isInterrupted(step.failed(call)?.error)),
      holds: (step) =>
        isFinderChoosing(step.after) &&
        isQuiet(step) &&
        keeps(step) &&
        finderError(step.after) === finderError(step.before),
    },
    {
      id: 'SES-14',
      says: 'Whoever closes the login keeps the list there is, and is asked nothing.',
      when: wasDismissed,
      holds: (step) =>
        isQuiet(step) &&
        keeps(step) &&
        (foundPlaces(step.before) === null
          ? hasFinderFailed(step.after)
          : isFinderChoosing(step.after) && finderError(step.after) === finderError(step.before)),
    },
    {
      id: 'B-40',
      says: 'A list that failed is asked for again, when the shopper wants, or session or service are back.',
      when: (step) =>
        hasFinderFailed(step.before) &&
        (step.sent('session.opened') !== null ||
          step.sent('service.resumed') !== null ||
          step.sent('places.reload') !== null),
      holds: (step) => step.calls('listPlaces').length === 1 && finderError(step.after) === null,
    },
    {
      id: 'ADR-15',
      says: 'A position that breaks takes itself away, and nothing else.',
      when: (step) => step.broke('position'),
      holds: (step) => finderPositionRef(step.after) === undefined && keeps(step),
    },
    offers({
      id: 'ADR-14',
      says: 'While one looks, another place can be looked for.',
      from: (finder: Finder) => finder.matches('looking'),
      via: ({ id }) => id === 'query.submit',
      to: isFinderBusy,
    }),
    reaches({
      id: 'ADR-06',
      says: 'From everywhere a place can be taken.',
      from: (finder: Finder) => finder.status === 'active',
      to: (finder: Finder) => finder.output === 'selected',
    }),
  ],
});
