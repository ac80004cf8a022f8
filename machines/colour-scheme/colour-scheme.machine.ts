import { setup } from 'xstate';
import type { SchemeChoice } from '../../contract/rules/session/colour-scheme.ts';
import type { EventOf, GivenAction } from '../chart.types.ts';

interface Scheme {
  scheme: SchemeChoice;
}

interface ColourSchemeEvents {
  /** By the shopper, here. */
  'scheme.chosen': Scheme;
  /** What this browser keeps, as the page opens or another tab changed it. */
  'scheme.told': Scheme;
}

/** Whether the shop is light or dark: as the device, until somebody chooses (B-02). */
export const colourSchemeMachine = setup({
  types: {
    events: {} as EventOf<ColourSchemeEvents>,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    /** In this browser. */
    keepScheme: {} as GivenAction<Scheme>,
    /** In this page. */
    showScheme: {} as GivenAction<Scheme>,
  },
  guards: {
    isLight: (_, { scheme }: Scheme) => scheme === 'light',
    isDark: (_, { scheme }: Scheme) => scheme === 'dark',
  },
}).createMachine({
  id: 'colourScheme',
  initial: 'unknown',
  on: {
    'scheme.chosen': [
      {
        guard: { type: 'isLight', params: ({ event }) => event },
        target: '.light',
        actions: [
          { type: 'keepScheme', params: ({ event }) => event },
          { type: 'showScheme', params: ({ event }) => event },
        ],
        meta: { req: ['B-02'] },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: [
          { type: 'keepScheme', params: ({ event }) => event },
          { type: 'showScheme', params: ({ event }) => event },
        ],
        meta: { req: ['B-02'] },
      },
      {
        target: '.system',
        actions: [
          { type: 'keepScheme', params: ({ event }) => event },
          { type: 'showScheme', params: ({ event }) => event },
        ],
        meta: { req: ['B-02'] },
      },
    ],
    'scheme.told': [
      {
        guard: { type: 'isLight', params: ({ event }) => event },
        target: '.light',
        actions: { type: 'showScheme', params: ({ event }) => event },
        meta: { req: ['B-02'] },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: { type: 'showScheme', params: ({ event }) => event },
        meta: { req: ['B-02'] },
      },
      {
        target: '.system',
        actions: { type: 'showScheme', params: ({ event }) => event },
        meta: { req: ['B-02'] },
      },
    ],
  },
  states: {
    unknown: {
      description: 'The page of the server is the same for everybody: no choice is marked in it.',
    },
    system: { description: 'The device decides, and nothing is kept.' },
    light: {},
    dark: {},
  },
});
