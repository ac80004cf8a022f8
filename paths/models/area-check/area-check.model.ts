import type { areaCheckActors } from '../../../machines/area-check/area-check.actors.ts';
import { areaCheckLogic } from '../../../machines/area-check/area-check.logic.ts';
import {
  firstFreeSlot,
  isAreaServed,
  isAreaUnserved,
} from '../../../machines/area-check/area-check.selectors.ts';
import { aCheck, aPlace } from '../../fixtures/registration-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type AreaStep = Step<typeof areaCheckLogic, ReturnType<typeof areaCheckActors>>;
type Area = AreaStep['after'];

const blankPlace = { address1: '', addressNumber: '', postalcode: '', city: '', province: '' };
const halfTyped = { ...aPlace, postalcode: '001' };
const slot = { dateIso: '2026-11-22', beginTime: '18:00', endTime: '20:00', price: 3.9 };
const isSilent = (area: Area): boolean =>
  !isAreaServed(area) && !isAreaUnserved(area) && firstFreeSlot(area) === null;
const timedOut = (step: AreaStep, call: 'checkPlace' | 'findSlot'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

export const areaCheckModel = flowModel<typeof areaCheckLogic, ReturnType<typeof areaCheckActors>>({
  name: 'area-check',
  machine: areaCheckLogic,
  starts: [
    { says: 'nothing is known of the place', input: ({ parent }) => ({ parent, place: blankPlace }) },
    { says: 'the place is known from before', input: ({ parent }) => ({ parent, place: aPlace }) },
  ],
  cases: {
    'place.changed': [
      says('the place is typed whole', { place: aPlace }),
      says('half a postal code is typed', { place: halfTyped }),
    ],
  },
  answers: {
    checkPlace: {
      done: [
        says('the place is served', aCheck()),
        says('the place is not served', aCheck({ active: 0, latitude: null, longitude: null })),
      ],
      failed: fails('the check', 'serviceDown', 'network'),
    },
    findSlot: {
      done: [says('a slot is free', slot), says('no slot is free', null)],
      failed: fails('the slots', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { place, firstSlot } }) => [place.postalcode, place.city, firstSlot !== null],
  rules: [
    {
      id: 'ADR-17',
      says: 'A place is checked whole, as it is typed, and once the typing has stopped.',
      when: (step) => step.calls('checkPlace').length > 0,
      holds: (step) =>
        step.calls('checkPlace')[0]?.place === step.after.context.place &&
        step.after.context.place === aPlace &&
        (step.isStart || step.elapsed('debounce')),
    },
    {
      id: 'ADR-17',
      says: 'Half a place is not asked about, however long one waits.',
      when: (step) => (step.isStart || step.elapsed('debounce')) && step.after.context.place !== aPlace,
      holds: (step) => step.calls('checkPlace').length === 0 && isSilent(step.after),
    },
    {
      id: 'ADR-17',
      says: 'A whole place is asked about after the pause.',
      when: (step) => (step.isStart || step.elapsed('debounce')) && step.after.context.place === aPlace,
      holds: (step) => step.calls('checkPlace').length === 1,
    },
    {
      id: 'RULE-ADDRESSEDITOR-4',
      says: 'A place that changes takes back what was said of the one before, and its calls.',
      when: (step) => step.sent('place.changed') !== null,
      holds: (step) =>
        isSilent(step.after) &&
        step.inFlight('checkPlace') + step.inFlight('findSlot') === 0 &&
        step.after.context.place === step.sent('place.changed')?.place,
    },
    {
      id: 'ADR-20',
      says: 'The verdict is the shop’s, at once, and the form hears where the place lies.',
      when: (step) => step.done('checkPlace') !== null,
      holds: (step) => {
        const check = step.done('checkPlace')?.output;
        const point = step.told('parent', 'area.checked')[0]?.['point'];
        return (
          isAreaServed(step.after) === (check?.active === 1) &&
          isAreaUnserved(step.after) === (check?.active === 0) &&
          step.told('parent').length === 1 &&
          JSON.stringify(point) ===
            JSON.stringify(
              check?.latitude === null ? null : { latitude: check?.latitude, longitude: check?.longitude },
            )
        );
      },
    },
    {
      id: 'B-29',
      says: 'A served place is asked its first slot, and any slot shown is the one that came.',
      when: (step) => step.calls('findSlot').length > 0 || step.done('findSlot') !== null,
      holds: (step) =>
        step.calls('findSlot').length > 0
          ? step.done('checkPlace')?.output.active === 1
          : isAreaServed(step.after) && firstFreeSlot(step.after) === step.done('findSlot')?.output,
    },
    {
      id: 'B-29',
      says: 'Whoever is served is looked up a slot.',
      when: (step) => step.done('checkPlace')?.output.active === 1,
      holds: (step) => step.calls('findSlot').length === 1,
    },
    {
      id: 'ADR-16',
      says: 'A check that fails says nothing; slots that fail leave the verdict.',
      when: (step) =>
        step.failed('checkPlace') !== null ||
        step.failed('findSlot') !== null ||
        timedOut(step, 'checkPlace') ||
        timedOut(step, 'findSlot'),
      holds: (step) =>
        step.told('parent').length === 0 &&
        firstFreeSlot(step.after) === null &&
        !isAreaUnserved(step.after) &&
        isAreaServed(step.after) === isAreaServed(step.before),
    },
    offers({
      id: 'ADR-17',
      says: 'The place can be changed at any time.',
      from: () => true,
      via: ({ id }) => id === 'place.changed',
    }),
    reaches({
      id: 'ADR-20',
      says: 'From everywhere a place can come to be served.',
      from: () => true,
      to: isAreaServed,
    }),
  ],
});
