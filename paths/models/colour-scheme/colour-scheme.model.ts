import { colourSchemeMachine } from '../../../machines/colour-scheme/colour-scheme.machine.ts';
import { chosenScheme } from '../../../machines/colour-scheme/colour-scheme.selectors.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors } from '../../kit/step.ts';

export const colourSchemeModel = flowModel<typeof colourSchemeMachine, NoActors>({
  name: 'colour-scheme',
  machine: colourSchemeMachine,
  starts: [{ says: 'a page is opened' }],
  cases: {
    'scheme.chosen': [
      says('light is chosen', { scheme: 'light' }),
      says('dark is chosen', { scheme: 'dark' }),
      says('the device is to decide', { scheme: 'system' }),
    ],
    'scheme.told': [
      says('light is kept here', { scheme: 'light' }),
      says('dark is kept here', { scheme: 'dark' }),
      says('nothing is kept here', { scheme: 'system' }),
    ],
  },
  answers: {},
  writes: [],
  effects: ['keepScheme', 'showScheme'],
  project: () => null,
  rules: [
    {
      id: 'B-02',
      says: 'A choice holds at once: it is kept and shown.',
      when: (step) => step.sent('scheme.chosen') !== null,
      holds: (step) =>
        chosenScheme(step.after) === step.sent('scheme.chosen')?.scheme &&
        step.effects('keepScheme') === 1 &&
        step.effects('showScheme') === 1,
    },
    {
      id: 'B-02',
      says: 'What is stored here is shown, and not stored once more.',
      when: (step) => step.sent('scheme.told') !== null,
      holds: (step) =>
        chosenScheme(step.after) === step.sent('scheme.told')?.scheme &&
        step.effects('keepScheme') === 0 &&
        step.effects('showScheme') === 1,
    },
    {
      id: 'B-02',
      says: 'Until anything is known no choice is marked, kept or shown.',
      when: (step) => step.isStart,
      holds: (step) =>
        chosenScheme(step.after) === null &&
        step.effects('keepScheme') === 0 &&
        step.effects('showScheme') === 0,
    },
    offers({
      id: 'B-02',
      says: 'Whoever chose can let the device decide again.',
      from: (flow) => flow.matches('light') || flow.matches('dark'),
      via: ({ id }) => id === 'scheme.chosen',
      to: (flow) => chosenScheme(flow) === 'system',
    }),
    reaches({
      id: 'B-02',
      says: 'It comes to be known what holds.',
      from: () => true,
      to: (flow) => chosenScheme(flow) !== null,
    }),
  ],
});
