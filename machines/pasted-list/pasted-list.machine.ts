import { assign, setup } from 'xstate';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  ClipboardText,
  Heard,
  HelpFault,
  LineQuantityChange,
  ListHelp,
  PastedListContext,
  PastedListEvent,
} from './pasted-list.types.ts';

type AddOutcome = Extract<PastedListEvent, { type: 'cart.added' }>;

/** A text with more of it on the next line. */
const withMore = (text: string, more: string): string =>
  text.trim() === '' ? more : `${text.trimEnd()}\n${more}`;

/**
 * 'Incolla una lista': a text of one product a line is looked up as a whole, and each line shows what is taken for it, to
 * be changed, left or written in other words (B-21). It can be typed, pasted or dictated; lines appear as they are heard. The text stays as it was typed whatever happens.
 */
export const pastedListMachine = setup({
  types: {
    context: {} as PastedListContext,
    events: {} as PastedListEvent,
    input: {} as { text: string },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    matchLines: {} as GivenCall<readonly MatchedLine[], { text: string }>,
    readClipboard: {} as GivenCall<ClipboardText>,
    hearLine: {} as GivenCall<Heard>,
  },
  actions: {
    assignText: assign((_, { text }: { text: string }) => ({ text, error: null, helpFault: null })),
    assignHelp: assign((_, { canPaste, canHear }: ListHelp) => ({ help: { canPaste, canHear } })),
    addPasted: assign(({ context: { text } }, { pasted }: { pasted: ClipboardText }) => ({
      text: pasted === 'refused' ? text : withMore(text, pasted.text.trim()),
    })),
    addHeard: assign(({ context: { text } }, { heard }: { heard: Heard }) => ({
      text: typeof heard === 'string' ? text : withMore(text, heard.line.trim()),
    })),
    assignHelpFault: assign((_, { fault }: { fault: HelpFault }) => ({ helpFault: fault })),
    clearHelpFault: assign({ helpFault: null }),
    /** The lines of an add of many products are marked; where all of it is in the cart they leave the text too. */
    markAdded: {} as GivenAction<AddOutcome>,
    clearError: assign({ error: null }),
    forgetLines: assign({ lines: [], amended: null, error: null }),
    /** What was found, with the first that can be had taken for each line. */
    assignLines: {} as GivenAction<{ found: readonly MatchedLine[] }>,
    chooseMatch: {} as GivenAction<{ line: number; productId: number }>,
    chooseOption: {} as GivenAction<{ line: number; parameterName: string; key: string }>,
    changeQuantity: {} as GivenAction<{ line: number; change: LineQuantityChange }>,
    leaveLine: assign(({ context }, { line }: { line: number }) => ({
      lines: context.lines.map((one, at) =>
        at === line
          ? { ...one, choice: { productId: null, quantity: 0, chosen: {}, isAdded: false, hint: null } }
          : one,
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
    canPaste: ({ context }) => context.help.canPaste,
    canHear: ({ context }) => context.help.canHear,
    isPasteRefused: (_, { pasted }: { pasted: ClipboardText }) => pasted === 'refused',
    isPasteEmpty: (_, { pasted }: { pasted: ClipboardText }) =>
      pasted !== 'refused' && pasted.text.trim() === '',
    isHeard: (_, { heard }: { heard: Heard }) => typeof heard !== 'string' && heard.line.trim() !== '',
    isHearingRefused: (_, { heard }: { heard: Heard }) => heard === 'refused',
    isDeaf: (_, { heard }: { heard: Heard }) => heard === 'deaf',
    /** The line is there and the words are some. */
    isLine: ({ context }, { line, words }: { line: number; words: string }) =>
      line in context.lines && words.trim() !== '',
  },
  delays: {
    answerTimeout: 12_000,
    /** Longer than the browser waits for the shopper's answer, or listens without a word. */
    deviceTimeout: 60_000,
  },
}).createMachine({
  id: 'pastedList',
  context: ({ input: { text } }) => ({
    text,
    help: { canPaste: false, canHear: false },
    helpFault: null,
    lines: [],
    amended: null,
    error: null,
  }),
  initial: 'typing',
  on: {
    'device.told': { actions: { type: 'assignHelp', params: ({ event }) => event }, meta: { req: ['B-21'] } },
  },
  states: {
    typing: {
      tags: ['settled'],
      initial: 'resting',
      on: {
        'text.changed': { actions: { type: 'assignText', params: ({ event }) => event } },
        'list.match': {
          guard: 'hasLines',
          target: 'matching',
          actions: 'clearHelpFault',
          meta: { req: ['B-21'] },
        },
        'list.paste': {
          guard: 'canPaste',
          target: '.pasting',
          actions: 'clearHelpFault',
          meta: { req: ['B-21'] },
        },
        'dictation.start': {
          guard: 'canHear',
          target: '.listening',
          actions: 'clearHelpFault',
          meta: { req: ['B-21'] },
        },
      },
      states: {
        resting: {},
        pasting: {
          description: 'The browser may ask the shopper; typing goes on meanwhile.',
          // It is being asked: a second question would take the first one back.
          on: { 'list.paste': {} },
          invoke: {
            id: 'readClipboard',
            src: 'readClipboard',
            onDone: [
              {
                guard: { type: 'isPasteRefused', params: ({ event }) => ({ pasted: event.output }) },
                target: 'resting',
                actions: { type: 'assignHelpFault', params: { fault: 'pasteRefused' } },
                meta: { req: ['B-21'] },
              },
              {
                guard: { type: 'isPasteEmpty', params: ({ event }) => ({ pasted: event.output }) },
                target: 'resting',
                actions: { type: 'assignHelpFault', params: { fault: 'nothingCopied' } },
                meta: { req: ['B-21'] },
              },
              {
                target: 'resting',
                actions: { type: 'addPasted', params: ({ event }) => ({ pasted: event.output }) },
                meta: { req: ['B-21'] },
              },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'assignHelpFault', params: { fault: 'pasteFailed' } },
              meta: { req: ['B-21'] },
            },
          },
          after: {
            deviceTimeout: {
              target: 'resting',
              actions: { type: 'assignHelpFault', params: { fault: 'pasteFailed' } },
              meta: { req: ['B-21'] },
            },
          },
        },
        listening: {
          description: 'Line after line is heard and stands in the text; silence ends it.',
          on: {
            'dictation.start': {},
            'dictation.stop': { target: 'resting', meta: { req: ['B-21'] } },
          },
          invoke: {
            id: 'hearLine',
            src: 'hearLine',
            onDone: [
              {
                guard: { type: 'isHeard', params: ({ event }) => ({ heard: event.output }) },
                target: 'listening',
                reenter: true,
                actions: { type: 'addHeard', params: ({ event }) => ({ heard: event.output }) },
                meta: { req: ['B-21'] },
              },
              {
                guard: { type: 'isHearingRefused', params: ({ event }) => ({ heard: event.output }) },
                target: 'resting',
                actions: { type: 'assignHelpFault', params: { fault: 'hearingRefused' } },
                meta: { req: ['B-21'] },
              },
              {
                guard: { type: 'isDeaf', params: ({ event }) => ({ heard: event.output }) },
                target: 'resting',
                actions: { type: 'assignHelpFault', params: { fault: 'noMicrophone' } },
                meta: { req: ['B-21'] },
              },
              { target: 'resting', meta: { req: ['B-21'] } },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'assignHelpFault', params: { fault: 'hearingFailed' } },
              meta: { req: ['B-21'] },
            },
          },
          after: { deviceTimeout: { target: 'resting', meta: { req: ['B-21'] } } },
        },
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
        'option.choose': {
          actions: { type: 'chooseOption', params: ({ event }) => event },
          meta: { req: ['B-21', 'GATE-11'] },
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
        'cart.added': {
          actions: { type: 'markAdded', params: ({ event }) => event },
          meta: { req: ['B-21'] },
        },
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
