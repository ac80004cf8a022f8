import { assign, emit, setup } from 'xstate';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface SearchBoxContext {
  text: string;
  /** Words searched before, the most likely first (CAT-17). */
  words: readonly string[];
  found: ProductList | null;
}

interface SearchBoxEvents {
  'search.open': object;
  'search.textChanged': { text: string };
  'search.close': object;
  'search.submit': { text: string };
  /** The address names what is searched: the field shows it. */
  'search.shown': { text: string };
}
export type SearchBoxEvent = EventOf<SearchBoxEvents>;

export type SearchBoxEmitted = { type: 'search.submitted'; text: string };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    searchBox: SearchBoxEmitted;
  }
}

/** The search field: words searched before, then products as the shopper types; stale answers are dropped (CAT-14, CAT-17). */
export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    emitted: {} as SearchBoxEmitted,
    tags: {} as 'open',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    readWords: {} as GivenCall<string[]>,
    suggest: {} as GivenCall<ProductList, { text: string }>,
  },
  actions: {
    assignText: assign((_, { text }: { text: string }) => ({ text })),
    assignWords: assign((_, { words }: { words: readonly string[] }) => ({ words })),
    assignFound: assign((_, { found }: { found: ProductList }) => ({ found })),
    clearFound: assign({ found: null }),
    emitSubmitted: emit((_, { text }: { text: string }) => ({
      type: 'search.submitted' as const,
      text: text.trim(),
    })),
  },
  guards: {
    isLongEnough: (_, { text }: { text: string }) => text.trim().length > 1,
    isFilled: (_, { text }: { text: string }) => text.trim() !== '',
  },
  delays: { debounce: 150, answerTimeout: 5_000 },
}).createMachine({
  id: 'searchBox',
  context: { text: '', words: [], found: null },
  initial: 'closed',
  on: {
    'search.shown': { actions: { type: 'assignText', params: ({ event }) => event } },
    // After a search the panel is closed and the field keeps the focus: typing opens it again.
    'search.textChanged': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.open.debouncing',
        actions: { type: 'assignText', params: ({ event }) => event },
        meta: { req: ['CAT-14'] },
      },
      {
        target: '.open.wordsShown',
        actions: [{ type: 'assignText', params: ({ event }) => event }, 'clearFound'],
      },
    ],
    'search.submit': {
      guard: { type: 'isFilled', params: ({ event }) => event },
      target: '.closed',
      actions: [
        { type: 'assignText', params: ({ event }) => event },
        { type: 'emitSubmitted', params: ({ event }) => event },
      ],
      meta: { req: ['NAV-02', 'CAT-17'] },
    },
  },
  states: {
    closed: { on: { 'search.open': { target: 'open' } } },
    open: {
      tags: ['open'],
      initial: 'loadingWords',
      on: { 'search.close': { target: 'closed' } },
      states: {
        loadingWords: {
          invoke: {
            id: 'readWords',
            src: 'readWords',
            onDone: {
              target: 'wordsShown',
              actions: { type: 'assignWords', params: ({ event }) => ({ words: event.output }) },
              meta: { req: ['CAT-17'] },
            },
            onError: { target: 'wordsShown' },
          },
          after: { answerTimeout: { target: 'wordsShown' } },
        },
        wordsShown: {},
        debouncing: { after: { debounce: { target: 'searching' } } },
        searching: {
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text }),
            onDone: {
              target: 'suggested',
              actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
              meta: { req: ['CAT-14'] },
            },
            onError: { target: 'wordsShown', actions: 'clearFound', meta: { req: ['ERR-03'] } },
          },
          after: { answerTimeout: { target: 'wordsShown', actions: 'clearFound' } },
        },
        suggested: {},
      },
    },
  },
});
