import type { serviceAreaActors } from '../../../machines/service-area/service-area.actors.ts';
import { serviceAreaLogic } from '../../../machines/service-area/service-area.logic.ts';
import {
  areaNoticeRef,
  askedArea,
  freeSlots,
  isAreaFailed,
  isCheckingArea,
  isQuestionUnclear,
  isServed,
  isUnserved,
  nearestStores,
} from '../../../machines/service-area/service-area.selectors.ts';
import { aStore } from '../../fixtures/registration-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type AreaStep = Step<typeof serviceAreaLogic, ReturnType<typeof serviceAreaActors>>;
type Area = AreaStep['after'];

const where = { city: 'Roma', province: 'RM', latitude: 41.88, longitude: 12.51 };
const servedArea = { postalcode: '00183', active: 1 as const, ...where };
const unservedArea = { postalcode: '00183', active: 0 as const, ...where };
const unknownArea = {
  postalcode: '00183',
  active: 0 as const,
  city: null,
  province: null,
  latitude: null,
  longitude: null,
};
const place = { address1: 'Via Appia Nuova', addressNumber: '', postalcode: '00183', ...where };
const slots = [{ dateIso: '2026-11-22', beginTime: '18:00', endTime: '20:00', price: 3.9 }];
const stores = [aStore(3, { distance: 850 }), aStore(4, { distance: 6400 })];

/** Nothing stands there of an answer. */
const isBlank = (area: Area): boolean =>
  !isServed(area) &&
  !isUnserved(area) &&
  !isAreaFailed(area) &&
  askedArea(area) === null &&
  freeSlots(area).length === 0 &&
  nearestStores(area).length === 0;
const timedOut = (step: AreaStep, call: 'viewArea' | 'findSlots' | 'findStores'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;
/** The postal code a step asks about; null where it asks about none. */
const wanted = (step: AreaStep): string | null =>
  step.sent('place.resolved')?.place.postalcode ??
  (/00183/.test(step.sent('area.check')?.text ?? '') ? '00183' : null);

export const serviceAreaModel = flowModel<typeof serviceAreaLogic, ReturnType<typeof serviceAreaActors>>({
  name: 'service-area',
  machine: serviceAreaLogic,
  starts: [{ says: 'the page is opened' }],
  cases: {
    'area.check': [
      says('a postal code is sent', { text: ' 00183 ' }),
      says('the address of a suggestion is sent', { text: 'Via Appia Nuova, 00183 Roma RM' }),
      says('half a postal code is sent', { text: '0018' }),
      says('nothing is sent', { text: '' }),
    ],
    'place.resolved': [says('an address is found', { place })],
  },
  answers: {
    viewArea: {
      done: [
        says('the area is served', servedArea),
        says('the area is not served', unservedArea),
        says('the area is not served and nobody knows it', unknownArea),
      ],
      failed: fails('the area', 'serviceDown', 'network'),
    },
    findSlots: {
      done: [says('slots are free', slots), says('no slot is free', [])],
      failed: fails('the slots', 'serviceDown', 'network'),
    },
    findStores: {
      done: [says('stores are near', stores), says('there is no store', [])],
      failed: fails('the stores', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { postalcode, isUnclear, area, slots: free, stores: near } }) => [
    postalcode,
    isUnclear,
    area?.active ?? null,
    area?.latitude ?? null,
    free.length,
    near.length,
  ],
  rules: [
    {
      id: 'SES-17',
      says: 'A postal code, or a place that has one, is asked about once, and nothing of the answer before stays.',
      when: (step) => wanted(step) !== null,
      holds: (step) =>
        step.calls('viewArea').length === 1 &&
        step.calls('viewArea')[0]?.postalcode === wanted(step) &&
        isCheckingArea(step.after) &&
        isBlank(step.after) &&
        !isQuestionUnclear(step.after) &&
        step.inFlight('findSlots') + step.inFlight('findStores') === 0,
    },
    {
      id: 'VAL-14',
      says: 'Anything else is told at the field, and nothing is asked.',
      when: (step) => step.sent('area.check') !== null && wanted(step) === null,
      holds: (step) =>
        isQuestionUnclear(step.after) &&
        isBlank(step.after) &&
        !isCheckingArea(step.after) &&
        step.inFlight('viewArea') === 0,
    },
    {
      id: 'SES-17',
      says: 'The verdict is the shop’s.',
      when: (step) => step.done('viewArea') !== null,
      holds: (step) => {
        const area = step.done('viewArea')?.output;
        return (
          askedArea(step.after) === area &&
          isServed(step.after) === (area?.active === 1) &&
          isUnserved(step.after) === (area?.active === 0) &&
          !isCheckingArea(step.after)
        );
      },
    },
    {
      id: 'B-29',
      says: 'A served area is asked its slots, another the stores near it; the one that came is shown.',
      when: (step) => step.done('viewArea') !== null,
      holds: (step) => {
        const area = step.done('viewArea')?.output;
        const near = step.calls('findStores')[0]?.near ?? null;
        return (
          step.calls('findSlots').length === (area?.active === 1 ? 1 : 0) &&
          step.calls('findStores').length === (area?.active === 0 ? 1 : 0) &&
          (near === null) === (area?.active === 1 || area?.latitude === null) &&
          (near === null || (near.latitude === area?.latitude && near.longitude === area.longitude))
        );
      },
    },
    {
      id: 'B-29',
      says: 'Slots and stores are those that came.',
      when: (step) => step.done('findSlots') !== null || step.done('findStores') !== null,
      holds: (step) =>
        (step.done('findSlots') === null || freeSlots(step.after) === step.done('findSlots')?.output) &&
        (step.done('findStores') === null || nearestStores(step.after) === step.done('findStores')?.output),
    },
    {
      id: 'ADR-30',
      says: 'Slots or stores that do not come leave the verdict.',
      when: (step) =>
        step.failed('findSlots') !== null ||
        step.failed('findStores') !== null ||
        timedOut(step, 'findSlots') ||
        timedOut(step, 'findStores'),
      holds: (step) =>
        isServed(step.after) === isServed(step.before) &&
        isUnserved(step.after) === isUnserved(step.before) &&
        askedArea(step.after) === askedArea(step.before) &&
        step.inFlight('findSlots') + step.inFlight('findStores') === 0,
    },
    {
      id: 'SES-17',
      says: 'Each time a place turns out not to be served an e-mail can be left for it, and for no other.',
      when: (step) => step.done('viewArea') !== null || step.opened('areaNotice').length > 0,
      holds: (step) => {
        const area = step.done('viewArea')?.output;
        const wantedOnes = area?.active === 0 ? [{ postalcode: area.postalcode }] : [];
        return JSON.stringify(step.opened('areaNotice')) === JSON.stringify(wantedOnes);
      },
    },
    {
      id: 'SES-17',
      says: 'What was left for one place is no part of the next question.',
      when: () => true,
      holds: (step) => isUnserved(step.after) || areaNoticeRef(step.after) === undefined,
    },
    {
      id: 'SES-17',
      says: 'An e-mail that cannot be left leaves the verdict and the stores.',
      when: (step) => step.broke('areaNotice'),
      holds: (step) =>
        isUnserved(step.after) &&
        areaNoticeRef(step.after) === undefined &&
        askedArea(step.after) === askedArea(step.before) &&
        nearestStores(step.after) === nearestStores(step.before),
    },
    {
      id: 'ERR-04',
      says: 'A question nobody answers says so.',
      when: (step) => step.failed('viewArea') !== null || timedOut(step, 'viewArea'),
      holds: (step) =>
        isAreaFailed(step.after) && !isCheckingArea(step.after) && askedArea(step.after) === null,
    },
    offers({
      id: 'SES-17',
      says: 'Another place can be asked about at any time.',
      from: () => true,
      via: ({ id }) => id === 'area.check',
    }),
    reaches({
      id: 'SES-17',
      says: 'From everywhere an area can turn out to be served, or not.',
      from: () => true,
      to: isServed,
    }),
  ],
});
