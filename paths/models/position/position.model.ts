import type { positionActors } from '../../../machines/position/position.actors.ts';
import { positionMachine } from '../../../machines/position/position.machine.ts';
import {
  isLocating,
  isPositionFailed,
  isPositionRefused,
} from '../../../machines/position/position.selectors.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type PositionStep = Step<typeof positionMachine, ReturnType<typeof positionActors>>;

const point = { latitude: 41.881, longitude: 12.511 };
const place = {
  address1: '',
  addressNumber: '',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  ...point,
};
const broke = (step: PositionStep): boolean =>
  step.failed('askPosition') !== null ||
  step.failed('locate') !== null ||
  (step.done('locate') !== null && step.done('locate')?.output === null) ||
  (step.elapsed('positionTimeout') && step.wasInFlight('askPosition') > 0) ||
  (step.elapsed('answerTimeout') && step.wasInFlight('locate') > 0);

export const positionModel = flowModel<typeof positionMachine, ReturnType<typeof positionActors>>({
  name: 'position',
  machine: positionMachine,
  starts: [{ says: 'a form can be filled by the position', input: ({ parent }) => ({ parent }) }],
  cases: { 'position.request': [says('the position is asked for')] },
  answers: {
    askPosition: {
      done: [says('the device knows where it is', point), says('the shopper refuses', 'refused')],
      failed: fails('the position', 'unreadable'),
    },
    locate: {
      done: [says('the place is known', place), says('nobody knows what is there', null)],
      failed: fails('the place', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context }) => context.point !== null,
  rules: [
    {
      id: 'ADR-14',
      says: 'The browser is asked by a press and never by itself, and once at a time.',
      when: () => true,
      holds: (step) =>
        step.calls('askPosition').length ===
        (step.sent('position.request') !== null && !isLocating(step.before) ? 1 : 0),
    },
    {
      id: 'ADR-14',
      says: 'What is looked for is where the device is.',
      when: (step) => step.done('askPosition')?.output === point,
      holds: (step) => step.calls('locate').length === 1 && step.calls('locate')[0]?.point === point,
    },
    {
      id: 'ADR-14',
      says: 'The form hears of a place that is known, once, and of nothing else.',
      when: () => true,
      holds: (step) => {
        const known = step.done('locate')?.output ?? null;
        const told = step.told('parent', 'place.resolved');
        return known === null
          ? step.told('parent').length === 0
          : told.length === 1 && told[0]?.['place'] === known && !isLocating(step.after);
      },
    },
    {
      id: 'ADR-15',
      says: 'A refusal is told as one, and nothing is looked for.',
      when: (step) => step.done('askPosition')?.output === 'refused',
      holds: (step) =>
        isPositionRefused(step.after) && !isPositionFailed(step.after) && step.calls('locate').length === 0,
    },
    {
      id: 'ADR-15',
      says: 'Whatever fails or does not answer is told as a failure.',
      when: broke,
      holds: (step) =>
        isPositionFailed(step.after) && !isPositionRefused(step.after) && !isLocating(step.after),
    },
    {
      id: 'ADR-15',
      says: 'Who asks again reads nothing of before.',
      when: (step) => step.sent('position.request') !== null,
      holds: (step) =>
        isLocating(step.after) && !isPositionFailed(step.after) && !isPositionRefused(step.after),
    },
    offers({
      id: 'ADR-15',
      says: 'The position can be asked for again.',
      from: (position) => !isLocating(position),
      via: ({ id }) => id === 'position.request',
      to: isLocating,
    }),
    reaches({
      id: 'ADR-14',
      says: 'From everywhere a place can be found.',
      from: () => true,
      to: (position) => position.matches('idle'),
    }),
  ],
});
