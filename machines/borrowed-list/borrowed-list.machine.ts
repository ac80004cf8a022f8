import { assign, emit, setup } from 'xstate';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { BorrowedListContext, BorrowedListEmitted, BorrowedListEvent } from './borrowed-list.types.ts';

const atRest = { name: null, nameError: null, error: null } as const;

/**
 * What can be done with a list that somebody else shares: it is copied to one's own, or given back, which asks first
 * (B-37, LIST-08).
 */
export const borrowedListMachine = setup({
  types: {
    context: {} as BorrowedListContext,
    events: {} as BorrowedListEvent,
    input: {} as { listId: number },
    emitted: {} as BorrowedListEmitted,
    tags: {} as 'naming',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    copyList: {} as GivenPatientCall<Wishlist, { listId: number; name: string }>,
    leaveList: {} as GivenPatientCall<void, { listId: number }>,
  },
  actions: {
    assignName: assign((_, { value }: { value: string }) => ({ name: value, nameError: null })),
    validateName: {} as GivenAction,
    clearErrors: assign({ nameError: null, error: null }),
    clear: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
    /** A refusal of the name is said at its field. */
    assignRefusal: {} as GivenAction<FailedCall>,
    emitCopied: emit((_, { listId, name }: Wishlist) => ({ type: 'list.copied' as const, listId, name })),
    emitLeft: emit({ type: 'list.left' }),
  },
  guards: {
    isNamed: {} as GivenGuard,
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'borrowedList',
  context: ({ input }) => ({ ...atRest, ...input }),
  initial: 'resting',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.resting',
      actions: 'clear',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    resting: {
      on: {
        'list.copy': {
          target: 'naming',
          actions: ['clear', { type: 'assignName', params: ({ event }) => ({ value: event.name }) }],
          meta: { req: ['B-37', 'LIST-08'] },
        },
        'list.leave': { target: 'confirmingLeave', actions: 'clear', meta: { req: ['B-37'] } },
      },
    },
    naming: {
      tags: ['naming'],
      on: {
        'name.changed': { actions: { type: 'assignName', params: ({ event }) => event } },
        'name.save': [
          { guard: 'isNamed', target: 'copying', actions: 'clearErrors', meta: { req: ['LIST-03'] } },
          { actions: 'validateName', meta: { req: ['LIST-03'] } },
        ],
        'name.dismiss': { target: 'resting', actions: 'clear', meta: { req: ['B-37'] } },
      },
    },
    copying: {
      tags: ['naming'],
      invoke: {
        id: 'copyList',
        src: 'copyList',
        input: ({ context: { listId, name } }) => {
          if (name === null) throw new Error('a copy is named before it is made');
          return { listId, name };
        },
        onDone: {
          target: 'resting',
          actions: [{ type: 'emitCopied', params: ({ event }) => event.output }, 'clear'],
          meta: { req: ['B-37'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'naming',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'naming',
            actions: { type: 'assignRefusal', params: ({ event }) => event },
            meta: { req: ['LIST-03', 'ERR-04'] },
          },
        ],
      },
    },
    confirmingLeave: {
      on: {
        'leave.confirm': { target: 'leaving', meta: { req: ['B-37'] } },
        'leave.decline': { target: 'resting', meta: { req: ['B-37'] } },
      },
    },
    leaving: {
      invoke: {
        id: 'leaveList',
        src: 'leaveList',
        input: ({ context: { listId } }) => ({ listId }),
        onDone: { target: 'left', actions: 'emitLeft', meta: { req: ['B-37'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'resting',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'resting',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    left: { description: 'The other lists are on their way.' },
  },
});
