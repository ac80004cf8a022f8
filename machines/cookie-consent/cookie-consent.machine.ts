import { assign, emit, setup } from 'xstate';
import type { CookieGrants, CookiePreferences } from '../../contract/rules/session/cookie-preferences.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface CookieConsentContext {
  /** The choice that holds; null while none was made. */
  preferences: CookiePreferences | null;
}

interface CookieConsentEvents {
  /** By banner, dialog or page; closing the banner allows nothing (B-06). */
  'choice.made': CookieGrants;
  /** Another tab made one. */
  'choice.heard': object;
  'preferences.open': object;
  'preferences.close': object;
}
export type CookieConsentEvent = EventOf<CookieConsentEvents>;

/** What may be done from now on; nothing but the technical where no choice was made. */
export interface CookiesSettled {
  type: 'cookies.settled';
  preferences: CookiePreferences | null;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    cookieConsent: CookiesSettled;
  }
}

/**
 * The banner that asks once, and the choice that can be changed at any time. Until somebody has chosen only what is
 * technical is stored, and scrolling or going on chooses nothing (COOK-01, B-06, B-07).
 */
export const cookieConsentMachine = setup({
  types: {
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    emitted: {} as CookiesSettled,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    recallChoice: {} as GivenCall<CookiePreferences | null>,
    keepChoice: {} as GivenCall<CookiePreferences, CookieGrants>,
  },
  actions: {
    assignPreferences: assign((_, { preferences }: CookieConsentContext) => ({ preferences })),
    emitSettled: emit((_, { preferences }: CookieConsentContext) => ({
      type: 'cookies.settled' as const,
      preferences,
    })),
  },
  guards: {
    isChosen: (_, { preferences }: CookieConsentContext) => preferences !== null,
    hasChosen: ({ context }) => context.preferences !== null,
  },
  delays: { storageTimeout: 2_000 },
}).createMachine({
  id: 'cookieConsent',
  context: { preferences: null },
  initial: 'recalling',
  on: {
    'choice.heard': { target: '.recalling', meta: { req: ['COOK-04'] } },
  },
  states: {
    recalling: {
      description:
        'The page of the server has the banner; it is hidden before it is seen where a choice is kept.',
      invoke: {
        id: 'recallChoice',
        src: 'recallChoice',
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => ({ preferences: event.output }) },
            target: 'chosen',
            actions: [
              { type: 'assignPreferences', params: ({ event }) => ({ preferences: event.output }) },
              { type: 'emitSettled', params: ({ event }) => ({ preferences: event.output }) },
            ],
            meta: { req: ['B-07'] },
          },
          {
            target: 'asking',
            actions: [
              { type: 'assignPreferences', params: { preferences: null } },
              { type: 'emitSettled', params: { preferences: null } },
            ],
            meta: { req: ['B-06', 'B-07'] },
          },
        ],
        onError: {
          target: 'asking',
          actions: [
            { type: 'assignPreferences', params: { preferences: null } },
            { type: 'emitSettled', params: { preferences: null } },
          ],
          meta: { req: ['B-06'] },
        },
      },
      after: {
        storageTimeout: {
          target: 'asking',
          actions: [
            { type: 'assignPreferences', params: { preferences: null } },
            { type: 'emitSettled', params: { preferences: null } },
          ],
          meta: { req: ['B-06'] },
        },
      },
      on: {
        'choice.made': { target: 'keeping', meta: { req: ['B-06'] } },
        'preferences.open': { target: 'reviewing', meta: { req: ['B-07'] } },
      },
    },
    asking: {
      description: 'The banner stands at the bottom; pages can be used beside it.',
      on: {
        'choice.made': { target: 'keeping', meta: { req: ['B-06'] } },
        'preferences.open': { target: 'reviewing', meta: { req: ['B-06'] } },
      },
    },
    reviewing: {
      description: 'The dialog with a switch for each kind is open.',
      on: {
        'choice.made': { target: 'keeping', meta: { req: ['COOK-01'] } },
        'preferences.close': [
          { guard: 'hasChosen', target: 'chosen', meta: { req: ['B-07'] } },
          { target: 'asking', meta: { req: ['B-06'] } },
        ],
      },
    },
    keeping: {
      invoke: {
        id: 'keepChoice',
        src: 'keepChoice',
        input: ({ event }) =>
          event.type === 'choice.made'
            ? { analytics: event.analytics, profilation: event.profilation }
            : { analytics: false, profilation: false },
        onDone: {
          target: 'chosen',
          actions: [
            { type: 'assignPreferences', params: ({ event }) => ({ preferences: event.output }) },
            { type: 'emitSettled', params: ({ event }) => ({ preferences: event.output }) },
          ],
          meta: { req: ['COOK-01', 'COOK-04'] },
        },
        onError: { target: 'recalling', meta: { req: ['B-06'] } },
      },
      after: { storageTimeout: { target: 'recalling', meta: { req: ['B-06'] } } },
    },
    chosen: {
      on: {
        'choice.made': { target: 'keeping', meta: { req: ['B-07', 'COOK-04'] } },
        'preferences.open': { target: 'reviewing', meta: { req: ['B-07'] } },
      },
    },
  },
});
