import { assign, emit, setup } from 'xstate';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import type { WishlistView } from '../../contract/api/shopping/wishlist.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  EnteredProducts,
  ListEntryContext,
  ListEntryEmitted,
  ListEntryEvent,
} from './list-entry.types.ts';

const nothing = { listId: 0, text: '', found: null, unknown: [], error: null } satisfies ListEntryContext;

const productsOf = ({ found }: ListEntryContext): EnteredProducts['items'] =>
  (found ?? []).flatMap(({ matches }) =>
    matches.slice(0, 1).map(({ product: { productId }, quantity }) => ({ productId, quantity })),
  );

/**
 * 'Aggiungi alla lista': a few words become products, the best for each, with the amount that was typed; what is not
 * found stays in the field (LIST-06, B-21).
 */
export const listEntryMachine = setup({
  types: {
    context: {} as ListEntryContext,
    events: {} as ListEntryEvent,
    emitted: {} as ListEntryEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    matchLines: {} as GivenPatientCall<readonly MatchedLine[], { text: string }>,
    addProducts: {} as GivenPatientCall<WishlistView, EnteredProducts>,
  },
  actions: {
    assignText: assign((_, { text }: { text: string }) => ({ text, unknown: [], error: null })),
    assignList: assign((_, { listId }: { listId: number }) => ({
      listId,
      found: null,
      unknown: [],
      error: null,
    })),
    assignFound: assign((_, { found }: { found: readonly MatchedLine[] }) => ({ found })),
    /** What was found is on its way or there: only the rest is left to be typed otherwise. */
    keepUnknown: assign(({ context: { found } }) => {
      const unknown = (found ?? []).filter(({ matches }) => matches.length === 0).map(({ typed }) => typed);
      return { unknown, text: unknown.join(', '), found: null };
    }),
    dropFound: assign({ found: null }),
    clear: assign(nothing),
    assignFailure: {} as GivenAction<FailedCall>,
    emitChanged: emit(({ context }, { list }: { list: WishlistView }) => ({
      type: 'list.changed' as const,
      name: list.name,
      wanted: true,
      count: productsOf(context).length,
    })),
  },
  guards: {
    /** There is a word in the text. */
    hasWords: {} as GivenGuard,
    hasProducts: (_, { found }: { found: readonly MatchedLine[] }) =>
      found.some(({ matches }) => matches.length > 0),
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'listEntry',
  context: nothing,
  initial: 'typing',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.typing',
      actions: 'clear',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    typing: {
      on: {
        'text.changed': {
          actions: { type: 'assignText', params: ({ event }) => event },
          meta: { req: ['LIST-06'] },
        },
        'entry.add': {
          guard: 'hasWords',
          target: 'matching',
          actions: { type: 'assignList', params: ({ event }) => event },
          meta: { req: ['LIST-06', 'B-21'] },
        },
      },
    },
    matching: {
      tags: ['busy'],
      invoke: {
        id: 'matchLines',
        src: 'matchLines',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: { type: 'hasProducts', params: ({ event }) => ({ found: event.output }) },
            target: 'adding',
            actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
            meta: { req: ['B-21'] },
          },
          {
            target: 'typing',
            actions: [
              { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
              'keepUnknown',
            ],
            meta: { req: ['B-21'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'typing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'typing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    adding: {
      tags: ['busy'],
      invoke: {
        id: 'addProducts',
        src: 'addProducts',
        input: ({ context }) => ({ listId: context.listId, items: productsOf(context) }),
        onDone: {
          target: 'typing',
          actions: [{ type: 'emitChanged', params: ({ event }) => ({ list: event.output }) }, 'keepUnknown'],
          meta: { req: ['LIST-06', 'ERR-10'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'typing',
            actions: 'dropFound',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'typing',
            actions: ['dropFound', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
  },
});
