import { assign, setup } from 'xstate';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { LineQuantityChange, PastedListContext, PastedListEvent } from './pasted-list.types.ts';

/**
 * 'Incolla una lista': a text of one product a line is looked up as a whole, and each line shows what is taken for it, to
 * be changed, left or written in other words (B-21). The text stays as it was typed whatever happens.
 */
export const pastedListMachine = setup({
  types: {
    context: {} as PastedListContext,
    events: {} as PastedListEvent,
    input: {} as { text: string },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { matchLines: {} as GivenCall<readonly MatchedLine[], { text: string }> },
  actions: {
    assignText: assign((_, { text }: { text: string }) => ({ text, error: null })),
    clearError: assign({ error: null }),
    forgetLines: assign({ lines: [], amended: null, error: null }),
    /** What was found, with the first that can be had taken for each line. */
    assignLines: {} as GivenAction<{ found: readonly MatchedLine[] }>,
    chooseMatch: {} as GivenAction<{ line: number; productId: number }>,
    changeQuantity: {} as GivenAction<{ line: number; change: LineQuantityChange }>,
    leaveLine: assign(({ context }, { line }: { line: number }) => ({
      lines: context.lines.map((one, at) =>
        at === line ? { ...one, choice: { productId: null, quantity: 0, hint: null } } : one,
      ),
    })),
    beginAmendment: assign((_, { line, words }: { line: number; words: string }) => ({
      amended: { line, words },
      error: null,
    })),
    /** What was found for the other words stands in the place of the line, on the text too. */
    assignAmended: {} as GivenAction<{ found: readonly MatchedLine[] }>,
    endAmendment: assign({ amended: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
  },
  guards: {
    /** There is a line to look up. */
    hasLines: {} as GivenGuard,
    /** The line is there and the words are some. */
    isLine: ({ context }, { line, words }: { line: number; words: string }) =>
      line in context.lines && words.trim() !== '',
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'pastedList',
  context: ({ input: { text } }) => ({ text, lines: [], amended: null, error: null }),
  initial: 'typing',
  states: {
    typing: {
      tags: ['settled'],
      on: {
        'text.changed': { actions: { type: 'assignText', params: ({ event }) => event } },
        'list.match': { guard: 'hasLines', target: 'matching', meta: { req: ['B-21'] } },
      },
    },
    matching: {
      description: 'All lines are looked up with one call.',
      invoke: {
        id: 'matchLines',
        src: 'matchLines',
        input: ({ context: { text } }) => ({ text }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignLines', params: ({ event }) => ({ found: event.output }) },
          meta: { req: ['B-21'] },
        },
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-03'] },
        },
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout', meta: { req: ['ERR-03'] } } },
      on: { 'list.amend': { target: 'typing', meta: { req: ['B-21'] } } },
    },
    failed: {
      tags: ['settled'],
      description: 'The text stands as it was typed.',
      on: {
        'text.changed': { target: 'typing', actions: { type: 'assignText', params: ({ event }) => event } },
        'list.match': { target: 'matching', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'list.amend': { target: 'typing', actions: 'clearError', meta: { req: ['B-21'] } },
        'service.resumed': { target: 'matching', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      tags: ['settled'],
      initial: 'resting',
      on: {
        'match.choose': {
          actions: { type: 'chooseMatch', params: ({ event }) => event },
          meta: { req: ['B-21'] },
        },
        'quantity.change': {
          actions: { type: 'changeQuantity', params: ({ event }) => event },
          meta: { req: ['B-21'] },
        },
        'line.leave': {
          actions: { type: 'leaveLine', params: ({ event }) => event },
          meta: { req: ['B-21'] },
        },
        'list.amend': { target: 'typing', actions: 'forgetLines', meta: { req: ['B-21'] } },
      },
      states: {
        resting: {
          on: {
            'line.amend': {
              guard: { type: 'isLine', params: ({ event }) => event },
              target: 'amending',
              actions: { type: 'beginAmendment', params: ({ event }) => event },
              meta: { req: ['B-21'] },
            },
          },
        },
        amending: {
          description: 'One line is looked up in other words; the others can be changed meanwhile.',
          invoke: {
            id: 'matchAmended',
            src: 'matchLines',
            input: ({ context: { amended } }) => ({ text: amended?.words ?? '' }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'assignAmended', params: ({ event }) => ({ found: event.output }) },
                'endAmendment',
              ],
              meta: { req: ['B-21'] },
            },
            onError: {
              target: 'resting',
              actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'endAmendment'],
              meta: { req: ['ERR-03'] },
            },
          },
          after: {
            answerTimeout: {
              target: 'resting',
              actions: ['assignTimeout', 'endAmendment'],
              meta: { req: ['ERR-03'] },
            },
          },
        },
      },
    },
  },
});
