import { assign, setup } from 'xstate';
import type { Note } from '../../contract/api/shopping/note.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall, RefusedCall } from '../failure.logic.ts';
import type { RatingContext, RatingEvent } from './rating.types.ts';

const atRest = {
  noteId: null,
  saved: null,
  rating: null,
  text: '',
  error: null,
} as const satisfies Omit<RatingContext, 'orderId'>;

/** What is sent of an order: `noteId` null for the first time. */
interface SentRating {
  orderId: number;
  noteId: number | null;
  rating: number;
  text: string;
}

const ratingOf = ({ orderId, noteId, rating, text }: RatingContext): SentRating => {
  if (rating === null) throw new Error('a rating is chosen before it is sent');
  return { orderId, noteId, rating, text };
};

/** 'Com'è andata?': a delivered order is rated, and the rating changed later (ORD-10). */
export const ratingMachine = setup({
  types: {
    context: {} as RatingContext,
    events: {} as RatingEvent,
    input: {} as { orderId: number },
    tags: {} as 'open' | 'busy' | 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    readNote: {} as GivenPatientCall<Note | null, { orderId: number }>,
    rateOrder: {} as GivenPatientCall<Note, SentRating>,
  },
  actions: {
    assignNoteId: assign((_, { noteId }: { noteId: number | null }) => ({ noteId })),
    assignNote: assign((_, { note }: { note: Note | null }) =>
      note === null
        ? { noteId: null, saved: null }
        : { noteId: note.noteId, saved: { rating: note.rating, text: note.text } },
    ),
    assignDraft: assign(({ context: { saved } }) => ({
      rating: saved?.rating ?? null,
      text: saved?.text ?? '',
      error: null,
    })),
    assignRating: assign((_, { rating }: { rating: number }) => ({ rating })),
    assignText: assign((_, { text }: { text: string }) => ({ text })),
    clearError: assign({ error: null }),
    clear: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
  },
  guards: {
    isRated: (_, { noteId }: { noteId: number | null }) => noteId !== null,
    hasRating: ({ context }) => context.rating !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefusedFor: {} as GivenGuard<RefusedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'rating',
  context: ({ input }) => ({ ...atRest, orderId: input.orderId }),
  initial: 'unknown',
  on: {
    // A session that expired is opened again by the same shopper: what was begun is still there then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.unknown',
      actions: 'clear',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    unknown: {
      description: 'Whether it was rated is known with the order, once that is delivered.',
      tags: ['settled'],
      on: {
        'order.known': [
          {
            guard: { type: 'isRated', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'assignNoteId', params: ({ event }) => event },
            meta: { req: ['ORD-10'] },
          },
          { target: 'resting', meta: { req: ['ORD-10'] } },
        ],
      },
    },
    reading: {
      invoke: {
        id: 'readNote',
        src: 'readNote',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'resting',
          actions: { type: 'assignNote', params: ({ event }) => ({ note: event.output }) },
          meta: { req: ['ORD-10'] },
        },
        onError: { target: 'unread', meta: { req: ['ERR-04', 'SES-14'] } },
      },
    },
    unread: {
      on: {
        'rating.reload': { target: 'reading', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'reading', meta: { req: ['B-40'] } },
      },
    },
    resting: {
      tags: ['settled'],
      on: { 'rating.open': { target: 'editing', actions: 'assignDraft', meta: { req: ['ORD-10'] } } },
    },
    editing: {
      tags: ['open'],
      on: {
        'rating.choose': {
          actions: { type: 'assignRating', params: ({ event }) => event },
          meta: { req: ['ORD-10'] },
        },
        'text.change': {
          actions: { type: 'assignText', params: ({ event }) => event },
          meta: { req: ['ORD-10'] },
        },
        'rating.send': {
          guard: 'hasRating',
          target: 'sending',
          actions: 'clearError',
          meta: { req: ['ORD-10'] },
        },
        'rating.close': { target: 'resting', actions: 'clearError', meta: { req: ['ORD-10'] } },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'rateOrder',
        src: 'rateOrder',
        input: ({ context }) => ratingOf(context),
        onDone: {
          target: 'resting',
          actions: { type: 'assignNote', params: ({ event }) => ({ note: event.output }) },
          meta: { req: ['ORD-10'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'editing',
            meta: { req: ['SES-14'] },
          },
          {
            guard: { type: 'isRefusedFor', params: ({ event }) => ({ ...event, code: 'note.exists' }) },
            target: 'finding',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ORD-10'] },
          },
          {
            target: 'editing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    finding: {
      description: 'It was rated elsewhere: which rating that is, so that this one may take its place.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'findNote',
        src: 'readNote',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'editing',
          actions: { type: 'assignNote', params: ({ event }) => ({ note: event.output }) },
          meta: { req: ['ORD-10'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'editing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'editing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
  },
});
