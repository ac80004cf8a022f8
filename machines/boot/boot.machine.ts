import { setup } from 'xstate';
import type { GivenAction, GivenCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/** Opens the visitor's machines: what the code that was loaded gives. */
export type OpenVisitor = () => void;

/**
 * How a page comes alive: rendered by the server, hydrated, then the code of the visitor's machines is loaded and they
 * are opened. From the hydration on every press counts; what is pressed before the last state is kept.
 */
export const bootMachine = setup({
  types: {
    events: {} as { type: 'page.hydrated' },
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { loadVisitor: {} as GivenCall<OpenVisitor> },
  actions: {
    /** Starts the frame and the page, and does what was pressed before. */
    startPage: {} as GivenAction,
    openVisitor: {} as GivenAction<{ open: OpenVisitor }>,
    reportFailure: {} as GivenAction<FailedCall>,
  },
  delays: { retryPause: 3_000, chunkTimeout: 120_000 },
}).createMachine({
  id: 'boot',
  initial: 'hydrating',
  states: {
    hydrating: {
      description: 'The server’s page is on screen; React takes it over.',
      on: { 'page.hydrated': { target: 'loadingVisitor', actions: 'startPage' } },
    },
    loadingVisitor: {
      description: 'The page answers; what is sent to the visitor’s machines is kept for them.',
      invoke: {
        id: 'loadVisitor',
        src: 'loadVisitor',
        onDone: {
          target: 'live',
          actions: { type: 'openVisitor', params: ({ event }) => ({ open: event.output }) },
          meta: { req: ['NAV-31'] },
        },
        onError: {
          target: 'awaitingRetry',
          actions: { type: 'reportFailure', params: ({ event }) => event },
          meta: { req: ['NAV-31'] },
        },
      },
      after: { chunkTimeout: { target: 'awaitingRetry', meta: { req: ['NAV-31'] } } },
    },
    awaitingRetry: {
      description: 'The code did not come; it is asked for again, and nothing that was kept is lost.',
      after: { retryPause: { target: 'loadingVisitor', meta: { req: ['NAV-31'] } } },
    },
    live: { description: 'Every machine is there.' },
  },
});
