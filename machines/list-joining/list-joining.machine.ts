import { assign, emit, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface ListJoiningContext {
  /** What the link carries. */
  token: string;
  error: FlowError | null;
}

interface ListJoiningEvents {
  'list.retry': object;
  'session.opened': object;
  'service.resumed': object;
}
export type ListJoiningEvent = EventOf<ListJoiningEvents>;

export type ListJoiningEmitted = { type: 'list.joined'; listId: number; name: string };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    listJoining: ListJoiningEmitted;
  }
}

/** A link somebody shared a list by: the list is joined at once, and leads to itself (B-37). */
export const listJoiningMachine = setup({
  types: {
    context: {} as ListJoiningContext,
    events: {} as ListJoiningEvent,
    input: {} as { token: string },
    emitted: {} as ListJoiningEmitted,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { joinList: {} as GivenPatientCall<Wishlist, { token: string }> },
  actions: {
    clearError: assign({ error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    emitJoined: emit((_, { listId, name }: Wishlist) => ({ type: 'list.joined' as const, listId, name })),
  },
  guards: { isRefused: {} as GivenGuard<FailedCall> },
}).createMachine({
  id: 'listJoining',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'joining',
  states: {
    joining: {
      invoke: {
        id: 'joinList',
        src: 'joinList',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'joined',
          actions: { type: 'emitJoined', params: ({ event }) => event.output },
          meta: { req: ['B-37'] },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['B-37'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    joined: { description: 'The list itself is on its way.' },
    refused: {
      description: 'The link is too old, was taken back, or is of a list of one’s own.',
      tags: ['settled'],
    },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      tags: ['settled'],
      on: {
        'list.retry': { target: 'joining', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'joining', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'joining', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
  },
});
