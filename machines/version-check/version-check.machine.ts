import { assign, emit, setup } from 'xstate';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type {
  AskedVersion,
  UpdateAccepted,
  VersionCheckContext,
  VersionCheckEvent,
  VersionCheckInput,
} from './version-check.types.ts';

/**
 * Asks the shop for its version every so often, as the brand says, and whenever the page is looked at again. A newer one is offered once;
 * below the lowest that is served nothing but the update leads on. A check that fails says nothing (LIFE-04, LIFE-06, LIFE-07).
 */
export const versionCheckMachine = setup({
  types: {
    context: {} as VersionCheckContext,
    events: {} as VersionCheckEvent,
    emitted: {} as UpdateAccepted,
    input: {} as VersionCheckInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { askVersion: {} as GivenCall<AskedVersion> },
  actions: {
    assignPath: assign((_, { path }: { path: string }) => ({ path })),
    assignAnswer: assign((_, { published, answered }: AskedVersion) => ({ published, answered })),
    markAnswered: assign({ answered: ({ context }) => context.published?.version ?? null }),
    /** In this browser. */
    keepAnswered: {} as GivenAction<VersionCheckContext>,
    emitAccepted: emit(({ context: { platform, published } }) => ({
      type: 'update.accepted' as const,
      store: platform === 'web' ? null : published?.stores[platform] || null,
    })),
  },
  guards: {
    isTooOld: {} as GivenGuard,
    isOffered: {} as GivenGuard,
    isMoot: {} as GivenGuard,
  },
  delays: { answerTimeout: 10_000, checkInterval: ({ context }) => context.checkMs },
}).createMachine({
  id: 'versionCheck',
  context: ({ input }) => ({ ...input, published: null, answered: null }),
  type: 'parallel',
  on: { 'route.entered': { actions: { type: 'assignPath', params: ({ event }) => event } } },
  states: {
    check: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'askVersion',
            src: 'askVersion',
            onDone: {
              target: 'resting',
              actions: { type: 'assignAnswer', params: ({ event }) => event.output },
              meta: { req: ['LIFE-04'] },
            },
            onError: { target: 'resting', meta: { req: ['LIFE-07', 'RULE-APPLIFECYCLE-4'] } },
          },
          after: { answerTimeout: { target: 'resting', meta: { req: ['LIFE-07'] } } },
          on: {
            // A call that slept with the page may never be answered.
            'page.returned': {
              target: 'asking',
              reenter: true,
              meta: { req: ['LIFE-04', 'RULE-APPLIFECYCLE-3'] },
            },
          },
        },
        resting: {
          after: { checkInterval: { target: 'asking', meta: { req: ['LIFE-04', 'RULE-APPLIFECYCLE-3'] } } },
          on: { 'page.returned': { target: 'asking', meta: { req: ['LIFE-04'] } } },
        },
      },
    },
    update: {
      initial: 'none',
      states: {
        none: {
          always: [
            { guard: 'isTooOld', target: 'required', meta: { req: ['LIFE-06'] } },
            { guard: 'isOffered', target: 'offered', meta: { req: ['LIFE-04', 'RULE-APPLIFECYCLE-5'] } },
          ],
        },
        offered: {
          always: [
            { guard: 'isTooOld', target: 'required', meta: { req: ['LIFE-06'] } },
            { guard: 'isMoot', target: 'none' },
          ],
          on: {
            'update.accept': {
              target: 'none',
              actions: [
                'markAnswered',
                { type: 'keepAnswered', params: ({ context }) => context },
                'emitAccepted',
              ],
              meta: { req: ['LIFE-05', 'RULE-APPLIFECYCLE-8'] },
            },
            'update.decline': {
              target: 'none',
              actions: ['markAnswered', { type: 'keepAnswered', params: ({ context }) => context }],
              meta: { req: ['LIFE-06', 'RULE-APPLIFECYCLE-5'] },
            },
          },
        },
        required: {
          description: 'The upgrade screen covers the app; it can only be updated.',
          on: {
            'update.accept': {
              actions: 'emitAccepted',
              meta: { req: ['SHELL-12', 'LIFE-05', 'RULE-APPLIFECYCLE-6'] },
            },
          },
        },
      },
    },
  },
});
