import { assign, sendTo, setup, type AnyActorRef } from 'xstate';
import type { AddressSuggestion, ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

/** Sent to the parent: the address of the chosen suggestion. */
export type PlaceResolved = { type: 'place.resolved'; place: ResolvedAddress };

export interface AddressSuggestContext {
  parent: AnyActorRef;
  typed: string;
  suggestions: readonly AddressSuggestion[];
  chosen: AddressSuggestion | null;
}

interface AddressSuggestEvents {
  'suggestion.textChanged': { text: string };
  'suggestion.choose': { suggestion: AddressSuggestion };
}
export type AddressSuggestEvent = EventOf<AddressSuggestEvents>;

/**
 * Suggestions for the address field: from four characters on, the latest request alone counts, and failures are silent
 * because the address can be typed by hand (ADR-13, ADR-16, RULE-ADDRESSEDITOR-4, 5, 9).
 */
export const addressSuggestMachine = setup({
  types: {
    context: {} as AddressSuggestContext,
    events: {} as AddressSuggestEvent,
    input: {} as { parent: AnyActorRef },
    tags: {} as 'open',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    suggest: {} as GivenCall<AddressSuggestion[], { typed: string }>,
    resolve: {} as GivenCall<ResolvedAddress, { id: string }>,
  },
  actions: {
    assignTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
    assignSuggestions: assign((_, { suggestions }: { suggestions: readonly AddressSuggestion[] }) => ({
      suggestions,
    })),
    assignChosen: assign((_, { suggestion }: { suggestion: AddressSuggestion }) => ({
      chosen: suggestion,
      typed: suggestion.label,
      suggestions: [],
    })),
    clearSuggestions: assign({ suggestions: [] }),
    sendPlace: sendTo(
      ({ context }) => context.parent,
      (_, { place }: { place: ResolvedAddress }): PlaceResolved => ({ type: 'place.resolved', place }),
    ),
  },
  guards: {
    isLongEnough: (_, { text }: { text: string }) => text.trim().length > 3,
    hasSuggestions: (_, { suggestions }: { suggestions: readonly AddressSuggestion[] }) =>
      suggestions.length > 0,
  },
  delays: { debounce: 200, answerTimeout: 5_000 },
}).createMachine({
  id: 'addressSuggest',
  context: ({ input }) => ({ parent: input.parent, typed: '', suggestions: [], chosen: null }),
  initial: 'idle',
  on: {
    'suggestion.textChanged': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.debouncing',
        actions: { type: 'assignTyped', params: ({ event }) => event },
        meta: { req: ['ADR-13'] },
      },
      {
        target: '.idle',
        actions: [{ type: 'assignTyped', params: ({ event }) => event }, 'clearSuggestions'],
      },
    ],
  },
  states: {
    idle: {},
    debouncing: {
      description: 'A request is sent when the shopper stops typing.',
      after: { debounce: { target: 'suggesting' } },
    },
    suggesting: {
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ typed: context.typed }),
        onDone: [
          {
            guard: { type: 'hasSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
            target: 'suggested',
            actions: { type: 'assignSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
          },
          { target: 'idle', actions: 'clearSuggestions' },
        ],
        onError: { target: 'idle', actions: 'clearSuggestions', meta: { req: ['ADR-16'] } },
      },
      after: { answerTimeout: { target: 'idle', actions: 'clearSuggestions', meta: { req: ['ADR-16'] } } },
    },
    suggested: {
      tags: ['open'],
      on: {
        'suggestion.choose': {
          target: 'resolving',
          actions: { type: 'assignChosen', params: ({ event }) => event },
          meta: { req: ['ADR-13'] },
        },
      },
    },
    resolving: {
      invoke: {
        id: 'resolve',
        src: 'resolve',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: {
          target: 'idle',
          actions: { type: 'sendPlace', params: ({ event }) => ({ place: event.output }) },
        },
        onError: { target: 'idle', meta: { req: ['ADR-16'] } },
      },
      after: { answerTimeout: { target: 'idle' } },
    },
  },
});
