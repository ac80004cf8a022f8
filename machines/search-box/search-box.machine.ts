import { assign, emit, fromPromise, setup } from 'xstate';
import type { ProductList } from '../../contract/api/product.ts';
import type { EventOf } from '../chart.types.ts';

export interface SearchBoxContext {
  text: string;
  /** Words searched before, best first (CAT-17). */
  words: readonly string[];
  found: ProductList | null;
}

interface SearchBoxEvents {
  'search.open': object;
  'search.type': { text: string };
  'search.close': object;
  'search.submit': { text: string };
  /** The address says what is searched: the field follows. */
  'search.shown': { text: string };
}
export type SearchBoxEvent = EventOf<SearchBoxEvents>;

export type SearchBoxEmitted = { type: 'search.submitted'; text: string };

const actorNotProvided = (name: string) => () =>
  Promise.reject(new Error(`actor '${name}' was not provided`));

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
    readWords: fromPromise<string[]>(actorNotProvided('readWords')),
    suggest: fromPromise<ProductList, { text: string }>(actorNotProvided('suggest')),
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
  delays: { pause: 150, answerTimeout: 5_000 },
}).createMachine({
  id: 'searchBox',
  context: { text: '', words: [], found: null },
  initial: 'closed',
  on: {
    'search.shown': { actions: { type: 'assignText', params: ({ event }) => event } },
    // The field may be typed in while it is closed: after a search it keeps the keyboard.
    'search.type': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.open.pausing',
        actions: { type: 'assignText', params: ({ event }) => event },
        meta: { req: ['CAT-14'] },
      },
      {
        target: '.open.recalled',
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
      initial: 'recalling',
      on: { 'search.close': { target: 'closed' } },
      states: {
        recalling: {
          invoke: {
            id: 'readWords',
            src: 'readWords',
            onDone: {
              target: 'recalled',
              actions: { type: 'assignWords', params: ({ event }) => ({ words: event.output }) },
              meta: { req: ['CAT-17'] },
            },
            onError: { target: 'recalled' },
          },
          after: { answerTimeout: { target: 'recalled' } },
        },
        recalled: {},
        pausing: { after: { pause: { target: 'searching' } } },
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
            onError: { target: 'recalled', actions: 'clearFound', meta: { req: ['ERR-03'] } },
          },
          after: { answerTimeout: { target: 'recalled', actions: 'clearFound' } },
        },
        suggested: {},
      },
    },
  },
});
