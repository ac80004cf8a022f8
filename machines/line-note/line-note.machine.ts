import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { LineNoteContext, LineNoteEmitted, LineNoteEvent } from './line-note.types.ts';

const atRest: LineNoteContext = { itemId: null, former: '', text: '', error: null };

/** How the goods of one line are wanted, written in a dialog; what is written stays until the shop has it (B-30). */
export const lineNoteMachine = setup({
  types: {
    context: {} as LineNoteContext,
    events: {} as LineNoteEvent,
    emitted: {} as LineNoteEmitted,
    tags: {} as 'settled' | 'open',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    saveNote: {} as GivenPatientCall<CartAnswer, { itemId: number; note: string }>,
  },
  actions: {
    assignLine: assign((_, { itemId, note }: { itemId: number; note: string }) => ({
      itemId,
      former: note,
      text: note,
      error: null,
    })),
    assignText: assign((_, { text }: { text: string }) => ({ text })),
    dropText: assign({ text: '' }),
    dropError: assign({ error: null }),
    dropLine: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
  },
  guards: {
    isAsBefore: ({ context: { former, text } }) => text.trim() === former,
    isDismissed: {} as GivenGuard<FailedCall>,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'lineNote',
  context: atRest,
  initial: 'closed',
  on: {
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.closed',
      actions: 'dropLine',
      meta: { req: ['SES-05', 'SES-08'] },
    },
  },
  states: {
    closed: {
      tags: ['settled'],
      on: {
        'note.open': {
          target: 'writing',
          actions: { type: 'assignLine', params: ({ event }) => event },
          meta: { req: ['B-30'] },
        },
      },
    },
    writing: {
      tags: ['settled', 'open'],
      on: {
        'note.type': {
          actions: { type: 'assignText', params: ({ event }) => event },
          meta: { req: ['B-30'] },
        },
        'note.save': [
          { guard: 'isAsBefore', target: 'closed', actions: 'dropLine', meta: { req: ['B-30'] } },
          { target: 'saving', actions: 'dropError', meta: { req: ['B-30'] } },
        ],
        'note.remove': { target: 'saving', actions: ['dropText', 'dropError'], meta: { req: ['B-30'] } },
        'dialog.close': { target: 'closed', actions: 'dropLine', meta: { req: ['B-30'] } },
      },
    },
    saving: {
      tags: ['open'],
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: ({ context: { itemId, text } }) => {
          if (itemId === null) throw new Error('a line is open before its note is saved');
          return { itemId, note: text.trim() };
        },
        onDone: {
          target: 'closed',
          actions: [
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            'dropLine',
          ],
          meta: { req: ['B-30'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'writing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'writing',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'emitOutcomeUnknown'],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
    },
  },
});
