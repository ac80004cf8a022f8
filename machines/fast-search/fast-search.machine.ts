import { assign, emit, setup } from 'xstate';
import type { GivenAction, GivenGuard } from '../chart.types.ts';
import type { searchStripMachine } from '../search-strip/search-strip.machine.ts';
import type { SearchStripEvent, StripReport } from '../search-strip/search-strip.types.ts';
import type {
  FastSearchContext,
  FastSearchEmitted,
  FastSearchEvent,
  FastSearchInput,
} from './fast-search.types.ts';

/**
 * Several words at once, each with a strip of its own; the address follows the words, so that a reload and a shared link
 * give the same (CAT-15).
 */
export const fastSearchMachine = setup({
  types: {
    context: {} as FastSearchContext,
    events: {} as FastSearchEvent,
    emitted: {} as FastSearchEmitted,
    input: {} as FastSearchInput,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    searchStrip: {} as typeof searchStripMachine, // provided: charts know each other by type only
  },
  actions: {
    assignWords: assign((_, { words }: { words: readonly string[] }) => ({ words, hasTooMany: false })),
    assignText: assign((_, { text }: { text: string }) => ({ text, hasTooMany: false })),
    /** The words of a text come after those there are; what is beyond the most stays in the field. */
    addWords: {} as GivenAction<{ text: string }>,
    removeWord: assign(({ context }, { word }: { word: string }) => ({
      words: context.words.filter((one) => one !== word),
      hasTooMany: false,
    })),
    replaceWord: {} as GivenAction<{ word: string; other: string }>,
    /** The strips of words that are gone end. */
    leaveStrips: {} as GivenAction,
    /** A strip for each word, and none for those that are gone. */
    trackStrips: {} as GivenAction,
    sendToStrips: {} as GivenAction<SearchStripEvent>,
    assignProducts: assign(({ context }, { word, products }: Omit<StripReport, 'type'>) => ({
      products: new Map([...context.products, [word, products] as const]),
    })),
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    emitWords: emit(({ context: { words } }) => ({ type: 'words.changed' as const, words })),
  },
  guards: {
    hasNoWord: ({ context }) => context.words.length === 0,
    areAllAnswered: ({ context: { words, products } }) => words.every((word) => products.has(word)),
    areOtherWords: ({ context }, { words }: { words: readonly string[] }) =>
      JSON.stringify(words) !== JSON.stringify(context.words),
    /** There is a word in the text. */
    hasWords: {} as GivenGuard<{ text: string }>,
    /** The text has come to the end of a word. */
    endsWord: {} as GivenGuard<{ text: string }>,
    isWord: ({ context }, { word }: { word: string }) => context.words.includes(word),
    isLastWord: ({ context }, { word }: { word: string }) => context.words.every((one) => one === word),
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
  },
}).createMachine({
  id: 'fastSearch',
  context: ({ input }) => ({ ...input, text: '', strips: new Map(), products: new Map(), hasTooMany: false }),
  initial: 'opening',
  on: {
    'words.entered': {
      guard: { type: 'areOtherWords', params: ({ event }) => event },
      target: '.judging',
      actions: [{ type: 'assignWords', params: ({ event }) => event }, 'leaveStrips', 'trackStrips'],
      meta: { req: ['CAT-15'] },
    },
    'text.changed': [
      {
        guard: { type: 'endsWord', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'addWords', params: ({ event }) => event }, 'trackStrips', 'emitWords'],
        meta: { req: ['CAT-15'] },
      },
      { actions: { type: 'assignText', params: ({ event }) => event } },
    ],
    'word.add': {
      guard: { type: 'hasWords', params: ({ event }) => event },
      target: '.judging',
      actions: [{ type: 'addWords', params: ({ event }) => event }, 'trackStrips', 'emitWords'],
      meta: { req: ['CAT-15'] },
    },
    'word.remove': [
      {
        guard: { type: 'isLastWord', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'removeWord', params: ({ event }) => event }, 'leaveStrips', 'trackStrips'],
        meta: { req: ['CAT-15'] },
      },
      {
        guard: { type: 'isWord', params: ({ event }) => event },
        target: '.judging',
        actions: [
          { type: 'removeWord', params: ({ event }) => event },
          'leaveStrips',
          'trackStrips',
          'emitWords',
        ],
        meta: { req: ['CAT-15'] },
      },
    ],
    'word.replace': {
      guard: { type: 'isWord', params: ({ event }) => event },
      target: '.judging',
      actions: [
        { type: 'replaceWord', params: ({ event }) => event },
        'leaveStrips',
        'trackStrips',
        'emitWords',
      ],
      meta: { req: ['CAT-15'] },
    },
    'strip.answered': {
      guard: { type: 'isWord', params: ({ event }) => event },
      target: '.judging',
      actions: { type: 'assignProducts', params: ({ event }) => event },
      meta: { req: ['CAT-15'] },
    },
    'hash.changed': {
      guard: { type: 'isOtherHash', params: ({ event }) => event },
      actions: [
        { type: 'assignHash', params: ({ event }) => event },
        { type: 'sendToStrips', params: ({ event }) => event },
      ],
      meta: { req: ['CAT-13'] },
    },
    'service.resumed': {
      actions: { type: 'sendToStrips', params: { type: 'service.resumed' } },
      meta: { req: ['NAV-18'] },
    },
  },
  states: {
    opening: { entry: 'trackStrips', always: { target: 'judging' } },
    judging: {
      always: [
        { guard: 'hasNoWord', target: 'awaitingWord', meta: { req: ['CAT-15'] } },
        { guard: 'areAllAnswered', target: 'shown', meta: { req: ['CAT-15'] } },
        { target: 'searching', meta: { req: ['CAT-15'] } },
      ],
    },
    awaitingWord: {
      tags: ['settled'],
      description: 'Every word was taken away; the address stays as it was.',
    },
    searching: { description: 'A strip has not been answered yet.' },
    shown: { tags: ['settled'] },
  },
});
