import { assign, setup } from 'xstate';
import type { GivenAction, GivenGuard } from '../chart.types.ts';
import type {
  AppLifecycleContext,
  AppLifecycleEvent,
  AppLifecycleInput,
  Departure,
} from './app-lifecycle.types.ts';

/**
 * The one door by which the app loads anew: after a long time away, or for an update that was accepted. Never on the pages of
 * a payment, while something is being written or without network: then it is owed, until the first moment that allows it
 * (LIFE-01, LIFE-02, LIFE-03).
 */
export const appLifecycleMachine = setup({
  types: {
    context: {} as AppLifecycleContext,
    events: {} as AppLifecycleEvent,
    input: {} as AppLifecycleInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    assignPath: assign((_, { path }: { path: string }) => ({ path })),
    assignLeft: assign((_, { at }: { at: number }) => ({ leftAt: at })),
    forgetLeft: assign({ leftAt: null }),
    countUp: assign({ writes: ({ context }) => context.writes + 1 }),
    countDown: assign({ writes: ({ context }) => context.writes - 1 }),
    markOffline: assign({ isOnline: false }),
    markOnline: assign({ isOnline: true }),
    oweReload: assign({ departure: { kind: 'reload' } }),
    oweUpdate: assign((_, { store }: { store: string | null }): { departure: Departure } => ({
      departure: store === null ? { kind: 'update' } : { kind: 'store', url: store },
    })),
    /** Whatever keeps something when a page is left keeps it now. */
    saveWork: {} as GivenAction,
    reload: {} as GivenAction<Departure>,
    openStore: {} as GivenAction<Departure>,
  },
  guards: {
    isLongAway: {} as GivenGuard<{ at: number }>,
    mayDepart: {} as GivenGuard,
    isLookedAt: ({ context }) => context.leftAt === null,
    hasWrites: ({ context }) => context.writes > 0,
    leadsToStore: ({ context }) => context.departure.kind === 'store',
  },
  // A write that is begun to save what was changed last is told by then.
  delays: { savePause: 500 },
}).createMachine({
  id: 'appLifecycle',
  context: ({ input }) => ({ ...input, writes: 0, departure: { kind: 'reload' } }),
  initial: 'running',
  states: {
    running: {
      initial: 'starting',
      on: {
        'route.entered': { actions: { type: 'assignPath', params: ({ event }) => event } },
        'write.started': { actions: 'countUp' },
        'write.ended': { guard: 'hasWrites', actions: 'countDown' },
        'connection.lost': { actions: 'markOffline' },
        'connection.restored': { actions: 'markOnline' },
        'update.accepted': {
          target: '.owed',
          actions: { type: 'oweUpdate', params: ({ event }) => event },
          meta: { req: ['LIFE-05', 'RULE-APPLIFECYCLE-2'] },
        },
      },
      states: {
        starting: {
          always: [{ guard: 'isLookedAt', target: 'here' }, { target: 'away' }],
        },
        here: {
          on: {
            'page.left': { target: 'away', actions: { type: 'assignLeft', params: ({ event }) => event } },
          },
        },
        away: {
          on: {
            'page.returned': [
              {
                guard: { type: 'isLongAway', params: ({ event }) => event },
                target: 'owed',
                actions: ['forgetLeft', 'oweReload'],
                meta: { req: ['LIFE-01', 'RULE-APPLIFECYCLE-1'] },
              },
              { target: 'here', actions: 'forgetLeft', meta: { req: ['LIFE-01'] } },
            ],
          },
        },
        owed: {
          description: 'It waits for a page that allows it, for what is being written and for the network.',
          always: {
            guard: 'mayDepart',
            target: 'saving',
            meta: { req: ['LIFE-02', 'LIFE-03', 'RULE-APPLIFECYCLE-9'] },
          },
        },
        saving: {
          description: 'What was changed last is written first, which may put it off once more.',
          entry: 'saveWork',
          after: {
            savePause: [
              { guard: 'mayDepart', target: 'departing', meta: { req: ['RULE-APPLIFECYCLE-2'] } },
              { target: 'owed', meta: { req: ['LIFE-03'] } },
            ],
          },
        },
        departing: {
          always: [
            {
              guard: 'leadsToStore',
              target: 'here',
              actions: { type: 'openStore', params: ({ context }) => context.departure },
              meta: { req: ['LIFE-05'] },
            },
            { target: '#appLifecycle.reloading' },
          ],
        },
      },
    },
    reloading: {
      description:
        'Nothing leads on: the page that comes starts anew, so that no two reloads follow each other.',
      entry: { type: 'reload', params: ({ context }) => context.departure },
    },
  },
});
