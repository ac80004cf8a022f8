import { assign, setup } from 'xstate';
import type { AnalyticsEvent } from '../../contract/api/analytics.ts';
import type { CookiePreferences } from '../../contract/rules/session/cookie-preferences.ts';
import type { EventOf, GivenAction, GivenCall } from '../chart.types.ts';

export interface AnalyticsContext {
  /** They go together, a little later: nothing of it is on the way of a press. */
  waiting: readonly AnalyticsEvent[];
  /** Most events that wait for a channel, or go in one batch. */
  batchSize: number;
}

interface AnalyticsEvents {
  'cookies.settled': { preferences: CookiePreferences | null };
  'event.tracked': { event: AnalyticsEvent };
  /** The page is hidden or closed and may never come back. */
  'page.left': object;
}

const send = {
  type: 'sendEvents' as const,
  params: ({ context }: { context: AnalyticsContext }) => context,
};

/**
 * Counts what visitors do, once they allow it: before, nothing is kept, loaded or sent, and after a withdrawal what was set
 * is deleted at once (COOK-02, COOK-04).
 */
export const analyticsMachine = setup({
  types: {
    context: {} as AnalyticsContext,
    events: {} as EventOf<AnalyticsEvents>,
    input: {} as Pick<AnalyticsContext, 'batchSize'>,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    /** Loads the code of a tag manager. */
    openChannel: {} as GivenCall<void>,
  },
  actions: {
    keepEvent: assign(({ context }, { event }: { event: AnalyticsEvent }) => ({
      waiting: [...context.waiting, event].slice(-context.batchSize),
    })),
    dropEvents: assign({ waiting: [] }),
    sendEvents: {} as GivenAction<AnalyticsContext>,
    /** What is allowed besides statistics may be another. */
    tellGrants: {} as GivenAction,
    closeChannel: {} as GivenAction,
  },
  guards: {
    isAllowed: (_, { preferences }: { preferences: CookiePreferences | null }) =>
      preferences?.analytics === true,
    isFull: ({ context }) => context.waiting.length >= context.batchSize,
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  delays: { batchPause: 2_000, loadTimeout: 30_000, retryPause: 60_000 },
}).createMachine({
  id: 'analytics',
  context: ({ input }) => ({ ...input, waiting: [] }),
  initial: 'off',
  states: {
    off: {
      on: {
        'cookies.settled': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'allowed',
          meta: { req: ['COOK-02'] },
        },
      },
    },
    allowed: {
      initial: 'opening',
      exit: 'dropEvents',
      on: {
        'cookies.settled': [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event },
            actions: 'tellGrants',
            meta: { req: ['COOK-04'] },
          },
          { target: 'off', actions: 'closeChannel', meta: { req: ['COOK-04'] } },
        ],
      },
      states: {
        opening: {
          invoke: {
            id: 'openChannel',
            src: 'openChannel',
            onDone: [
              { guard: 'hasWaiting', target: 'gathering', meta: { req: ['COOK-02'] } },
              { target: 'idle', meta: { req: ['COOK-02'] } },
            ],
            onError: { target: 'closed' },
          },
          after: { loadTimeout: { target: 'closed' } },
          on: { 'event.tracked': { actions: { type: 'keepEvent', params: ({ event }) => event } } },
        },
        idle: {
          on: {
            'event.tracked': {
              target: 'gathering',
              actions: { type: 'keepEvent', params: ({ event }) => event },
              meta: { req: ['COOK-02'] },
            },
          },
        },
        gathering: {
          always: { guard: 'isFull', target: 'idle', actions: [send, 'dropEvents'] },
          after: { batchPause: { target: 'idle', actions: [send, 'dropEvents'] } },
          on: {
            'event.tracked': { actions: { type: 'keepEvent', params: ({ event }) => event } },
            'page.left': { target: 'idle', actions: [send, 'dropEvents'] },
          },
        },
        closed: {
          description:
            'The code did not come; it is asked for again, and what happens meanwhile is not counted.',
          entry: 'dropEvents',
          after: { retryPause: { target: 'opening' } },
        },
      },
    },
  },
});
