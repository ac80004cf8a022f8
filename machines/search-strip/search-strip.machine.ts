import { assign, sendTo, setup } from 'xstate';
import type { Product, ProductList } from '../../contract/api/shopping/product.ts';
import type { GivenAction, GivenCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  SearchStripContext,
  SearchStripEvent,
  SearchStripInput,
  StripReport,
  WordToFind,
} from './search-strip.types.ts';

const report = (word: string, products: readonly Product[]): StripReport => ({
  type: 'strip.answered',
  word,
  products,
});

const wanted = ({ context: { word, hash } }: { context: SearchStripContext }): WordToFind => ({ word, hash });

/**
 * One word of a fast search: what is found for it, words to try where nothing is, and a failure of its own. Another day
 * or slot asks again, and what is shown stays until it comes (CAT-15, CAT-13).
 */
export const searchStripMachine = setup({
  types: {
    context: {} as SearchStripContext,
    events: {} as SearchStripEvent,
    input: {} as SearchStripInput,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    findProducts: {} as GivenCall<ProductList, WordToFind>,
    suggestWords: {} as GivenCall<readonly string[], { word: string }>,
  },
  actions: {
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    assignFound: assign((_, { found }: { found: ProductList }) => ({ found, error: null })),
    clearFound: assign({ found: null }),
    assignSuggestions: assign((_, { suggestions }: { suggestions: readonly string[] }) => ({ suggestions })),
    clearSuggestions: assign({ suggestions: [] }),
    clearError: assign({ error: null }),
    reportFound: sendTo(
      ({ context }) => context.search,
      ({ context: { word } }, { found }: { found: ProductList }) => report(word, found.products),
    ),
    reportNothing: sendTo(
      ({ context }) => context.search,
      ({ context: { word } }) => report(word, []),
    ),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
  },
  guards: {
    isAnyThere: (_, { found }: { found: ProductList }) => found.products.length > 0,
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'searchStrip',
  context: ({ input }) => ({ ...input, found: null, suggestions: [], error: null }),
  initial: 'finding',
  on: {
    'strip.leave': { target: '.left', meta: { req: ['CAT-15'] } },
    'hash.changed': {
      guard: { type: 'isOtherHash', params: ({ event }) => event },
      target: '.finding',
      actions: [{ type: 'assignHash', params: ({ event }) => event }, 'clearError'],
      reenter: true,
      meta: { req: ['CAT-13'] },
    },
  },
  states: {
    finding: {
      invoke: {
        id: 'findProducts',
        src: 'findProducts',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isAnyThere', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: [
              { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
              { type: 'reportFound', params: ({ event }) => ({ found: event.output }) },
            ],
            meta: { req: ['CAT-15'] },
          },
          {
            target: 'suggesting',
            actions: [
              { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
              'reportNothing',
            ],
            meta: { req: ['CAT-15'] },
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'reportNothing'],
          meta: { req: ['ERR-03'] },
        },
      },
      after: {
        answerTimeout: {
          target: 'failed',
          actions: ['assignTimeout', 'reportNothing'],
          meta: { req: ['ERR-03'] },
        },
      },
    },
    shown: {
      tags: ['settled'],
      initial: 'current',
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: '.refreshing',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
      states: {
        current: {},
        refreshing: {
          description:
            'Prices and availability of another day or slot are asked for; the old ones stay until they come.',
          invoke: {
            id: 'refreshProducts',
            src: 'findProducts',
            input: wanted,
            onDone: [
              {
                guard: { type: 'isAnyThere', params: ({ event }) => ({ found: event.output }) },
                target: 'current',
                actions: [
                  { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
                  { type: 'reportFound', params: ({ event }) => ({ found: event.output }) },
                ],
                meta: { req: ['CAT-13'] },
              },
              {
                target: '#searchStrip.suggesting',
                actions: [
                  { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
                  'reportNothing',
                ],
                meta: { req: ['CAT-13'] },
              },
            ],
            onError: { target: 'current', meta: { req: ['ERR-03'] } },
          },
          after: { answerTimeout: { target: 'current', meta: { req: ['ERR-03'] } } },
        },
      },
    },
    suggesting: {
      tags: ['settled'],
      description:
        'Nothing was found: words to try are asked for, and nothing is said where they do not come.',
      entry: 'clearSuggestions',
      invoke: {
        id: 'suggestWords',
        src: 'suggestWords',
        input: ({ context: { word } }) => ({ word }),
        onDone: {
          target: 'empty',
          actions: { type: 'assignSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
          meta: { req: ['CAT-15'] },
        },
        onError: { target: 'empty', meta: { req: ['ERR-03'] } },
      },
      after: { answerTimeout: { target: 'empty', meta: { req: ['ERR-03'] } } },
    },
    empty: { tags: ['settled'] },
    failed: {
      tags: ['settled'],
      entry: 'clearFound',
      on: {
        'strip.retry': { target: 'finding', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'finding', actions: 'clearError', meta: { req: ['NAV-18'] } },
      },
    },
    left: { type: 'final' },
  },
});
