import { assign, emit, setup } from 'xstate';
import type { ExclusionReason } from '../../contract/api/shopping/exclusion-reason.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ProductRequest } from '../add-to-cart/add-to-cart.types.ts';
import type { GivenCall } from '../chart.types.ts';
import type {
  ExclusionWarningContext,
  ExclusionWarningEmitted,
  ExclusionWarningEvent,
  WarnedFacts,
} from './exclusion-warning.types.ts';

const firstOf = ({ additions }: ExclusionWarningContext): ProductRequest => {
  const [first] = additions;
  if (first === undefined) throw new Error('an addition is judged');
  return first;
};

/**
 * Whoever excludes products is warned before one is added, with its label and what they do not exclude in its place. A shop
 * that does not tell holds nothing back: the cart marks what got in, and no checkout passes it over (B-23).
 */
export const exclusionWarningMachine = setup({
  types: {
    context: {} as ExclusionWarningContext,
    events: {} as ExclusionWarningEvent,
    emitted: {} as ExclusionWarningEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    findReasons: {} as GivenCall<readonly ExclusionReason[], { productId: number }>,
    findFacts: {} as GivenCall<WarnedFacts, { product: Product }>,
  },
  actions: {
    enqueue: assign(({ context: { additions } }, { request }: { request: ProductRequest }) => ({
      additions: [...additions, request],
    })),
    assignReasons: assign((_, { reasons }: { reasons: readonly ExclusionReason[] }) => ({ reasons })),
    assignFacts: assign((_, { facts }: { facts: WarnedFacts }) => ({ facts })),
    dropFirst: assign({
      additions: ({ context }) => context.additions.slice(1),
      reasons: [],
      facts: null,
    }),
    dropAll: assign({ additions: [], reasons: [], facts: null }),
    clear: emit(({ context }) => ({ type: 'addition.cleared' as const, request: firstOf(context) })),
    clearAccepted: emit(({ context }) => ({
      type: 'addition.cleared' as const,
      request: { ...firstOf(context), acceptsExclusions: true },
    })),
    clearOther: emit((_, { request }: { request: ProductRequest }) => ({
      type: 'addition.cleared' as const,
      request,
    })),
  },
  guards: {
    hasAddition: ({ context }) => context.additions.length > 0,
    isExcluded: (_, { reasons }: { reasons: readonly ExclusionReason[] }) => reasons.length > 0,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
  delays: { patience: 3_000, answerTimeout: 8_000 },
}).createMachine({
  id: 'exclusionWarning',
  context: { additions: [], reasons: [], facts: null },
  initial: 'closed',
  on: {
    'addition.ask': { actions: { type: 'enqueue', params: ({ event }) => event } },
    // A session that expired takes nothing away: the add asks for the login itself.
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.closed',
      actions: 'dropAll',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    closed: { always: { guard: 'hasAddition', target: 'judging' } },
    judging: {
      description: 'Whether the product is excluded is known from its tile, or asked.',
      invoke: {
        id: 'findReasons',
        src: 'findReasons',
        input: ({ context }) => ({ productId: firstOf(context).product.productId }),
        onDone: [
          {
            guard: { type: 'isExcluded', params: ({ event }) => ({ reasons: event.output }) },
            target: 'warned',
            actions: { type: 'assignReasons', params: ({ event }) => ({ reasons: event.output }) },
            meta: { req: ['B-23'] },
          },
          { target: 'closed', actions: ['clear', 'dropFirst'], meta: { req: ['B-23'] } },
        ],
        onError: { target: 'closed', actions: ['clear', 'dropFirst'], meta: { req: ['ERR-03'] } },
      },
      after: {
        patience: { target: 'closed', actions: ['clear', 'dropFirst'], meta: { req: ['ERR-03'] } },
      },
    },
    warned: {
      description: 'The product is excluded: nothing is added before the shopper says so.',
      initial: 'looking',
      on: {
        'addition.accept': {
          target: 'closed',
          actions: ['clearAccepted', 'dropFirst'],
          meta: { req: ['B-23'] },
        },
        'addition.replace': {
          target: 'closed',
          actions: [{ type: 'clearOther', params: ({ event }) => event }, 'dropFirst'],
          meta: { req: ['B-23'] },
        },
        'addition.drop': { target: 'closed', actions: 'dropFirst', meta: { req: ['B-23'] } },
      },
      states: {
        looking: {
          description: 'The label and what can be had instead come into the dialog, which waits for neither.',
          invoke: {
            id: 'findFacts',
            src: 'findFacts',
            input: ({ context }) => ({ product: firstOf(context).product }),
            onDone: {
              target: 'told',
              actions: { type: 'assignFacts', params: ({ event }) => ({ facts: event.output }) },
              meta: { req: ['B-23'] },
            },
            onError: { target: 'told', meta: { req: ['ERR-03'] } },
          },
          after: { answerTimeout: { target: 'told', meta: { req: ['ERR-03'] } } },
        },
        told: {},
      },
    },
  },
});
