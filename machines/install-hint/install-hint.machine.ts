import { assign, setup } from 'xstate';
import type { GivenCall } from '../chart.types.ts';
import type {
  HintAnswer,
  InstallHintContext,
  InstallHintEvent,
  InstallHintInput,
  InstallWay,
  PromptAnswer,
} from './install-hint.types.ts';

/**
 * The hint that the shop can be installed: on the second page of a visit, where the device can and the last answer is long
 * enough ago (SHELL-18, B-40). What cannot be known or kept makes no second hint in one visit.
 */
export const installHintMachine = setup({
  types: {
    context: {} as InstallHintContext,
    events: {} as InstallHintEvent,
    input: {} as InstallHintInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    /** Whether the answers kept on this device let it show. */
    recallDue: {} as GivenCall<boolean>,
    askBrowser: {} as GivenCall<PromptAnswer>,
    keepAnswer: {} as GivenCall<void, { answer: HintAnswer }>,
  },
  actions: {
    assignWay: assign((_, { way }: { way: InstallWay }) => ({ way })),
  },
  guards: {
    isInstalled: ({ context }) => context.isInstalled,
    hasWay: ({ context }) => context.way !== null,
    canPrompt: ({ context }) => context.way === 'prompt',
    isDue: (_, { due }: { due: boolean }) => due,
    isAccepted: (_, { answer }: { answer: PromptAnswer }) => answer === 'accepted',
  },
  delays: {
    storageTimeout: 2_000,
    /** Longer than somebody reads the browser's question. */
    promptTimeout: 120_000,
  },
}).createMachine({
  id: 'installHint',
  context: ({ input }) => ({ isInstalled: input.isInstalled, way: input.way }),
  initial: 'opening',
  on: { 'app.installed': { target: '.installed', meta: { req: ['B-40'] } } },
  states: {
    opening: {
      always: [{ guard: 'isInstalled', target: 'installed', meta: { req: ['B-40'] } }, { target: 'waiting' }],
    },
    waiting: {
      description: 'The shopper has only looked at one page.',
      on: {
        'offer.made': { actions: { type: 'assignWay', params: { way: 'prompt' } }, meta: { req: ['B-40'] } },
        'shopper.engaged': [
          { guard: 'hasWay', target: 'recalling', meta: { req: ['SHELL-18'] } },
          { target: 'unoffered' },
        ],
      },
    },
    unoffered: {
      description: 'The browser cannot install the shop, as far as is known.',
      on: {
        'offer.made': {
          target: 'recalling',
          actions: { type: 'assignWay', params: { way: 'prompt' } },
          meta: { req: ['B-40'] },
        },
      },
    },
    recalling: {
      invoke: {
        id: 'recallDue',
        src: 'recallDue',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => ({ due: event.output }) },
            target: 'offered',
            meta: { req: ['SHELL-18'] },
          },
          { target: 'resting', meta: { req: ['SHELL-18'] } },
        ],
        onError: { target: 'resting', meta: { req: ['SHELL-18'] } },
      },
      after: { storageTimeout: { target: 'resting', meta: { req: ['SHELL-18'] } } },
    },
    offered: {
      on: {
        'hint.install': { guard: 'canPrompt', target: 'prompting', meta: { req: ['B-40'] } },
        'hint.later': { target: 'postponing', meta: { req: ['SHELL-18'] } },
        'hint.close': { target: 'closing', meta: { req: ['SHELL-18'] } },
      },
    },
    prompting: {
      description: 'The question of the browser is open over the page.',
      invoke: {
        id: 'askBrowser',
        src: 'askBrowser',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'installed',
            meta: { req: ['B-40'] },
          },
          { target: 'closing', meta: { req: ['SHELL-18'] } },
        ],
        onError: { target: 'failed', meta: { req: ['B-40'] } },
      },
      after: { promptTimeout: { target: 'failed', meta: { req: ['B-40'] } } },
    },
    failed: {
      description: 'The browser asks only once for one offer: what is left is its menu.',
      on: {
        'hint.later': { target: 'postponing', meta: { req: ['SHELL-18'] } },
        'hint.close': { target: 'closing', meta: { req: ['SHELL-18'] } },
      },
    },
    closing: {
      description: 'It is gone with the press.',
      invoke: {
        id: 'keepClosed',
        src: 'keepAnswer',
        input: { answer: 'closed' },
        onDone: { target: 'resting', meta: { req: ['SHELL-18'] } },
        onError: { target: 'resting', meta: { req: ['SHELL-18'] } },
      },
      after: { storageTimeout: { target: 'resting', meta: { req: ['SHELL-18'] } } },
    },
    postponing: {
      description: 'It is gone with the press.',
      invoke: {
        id: 'keepLater',
        src: 'keepAnswer',
        input: { answer: 'later' },
        onDone: { target: 'resting', meta: { req: ['SHELL-18'] } },
        onError: { target: 'resting', meta: { req: ['SHELL-18'] } },
      },
      after: { storageTimeout: { target: 'resting', meta: { req: ['SHELL-18'] } } },
    },
    resting: { description: 'Nothing more is said in this visit.' },
    installed: {},
  },
});
