import { assign, setup } from 'xstate';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { Wishlists, WishlistsContext, WishlistsEvent } from './wishlists.types.ts';

/**
 * 'Le mie liste': the shopper's own and those shared with them, and a new one by its name (LIST-01, LIST-03). A name that
 * was typed outlives every failure and a session that is lost.
 */
export const wishlistsMachine = setup({
  types: {
    context: {} as WishlistsContext,
    events: {} as WishlistsEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listWishlists: {} as GivenPatientCall<Wishlists>,
    createWishlist: {} as GivenPatientCall<void, { name: string }>,
  },
  actions: {
    assignLists: assign((_, { lists }: { lists: Wishlists }) => ({ lists })),
    openName: assign({ name: '', nameError: null, error: null }),
    assignName: assign((_, { value }: { value: string }) => ({ name: value, nameError: null })),
    validateName: {} as GivenAction,
    closeName: assign({ name: null, nameError: null, error: null }),
    clearErrors: assign({ nameError: null, error: null }),
    clear: assign({ lists: null, name: null, nameError: null, error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    /** A refusal of the name is said at its field. */
    assignRefusal: {} as GivenAction<FailedCall>,
  },
  guards: {
    isNamed: {} as GivenGuard,
    isListed: ({ context }) => context.lists !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
    /** The login was dismissed while lists are on screen. */
    isDismissedOverLists: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'wishlists',
  context: { lists: null, name: null, nameError: null, error: null },
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: ['clear', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      description: 'The lists that are known stay on screen.',
      invoke: {
        id: 'listWishlists',
        src: 'listWishlists',
        onDone: {
          target: 'shown',
          actions: { type: 'assignLists', params: ({ event }) => ({ lists: event.output }) },
          meta: { req: ['LIST-01'] },
        },
        onError: [
          {
            guard: { type: 'isDismissedOverLists', params: ({ event }) => event },
            target: 'shown',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      on: {
        'list.create': {
          guard: 'isListed',
          target: 'naming',
          actions: 'openName',
          meta: { req: ['LIST-03'] },
        },
      },
    },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'lists.reload': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearErrors', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      on: {
        'list.create': { target: 'naming', actions: 'openName', meta: { req: ['LIST-03'] } },
        'session.opened': { target: 'loading', meta: { req: ['SES-08'] } },
        'page.returned': { target: 'loading', meta: { req: ['B-37'] } },
        'list.outdated': { target: 'loading', meta: { req: ['B-27'] } },
      },
    },
    naming: {
      on: {
        'name.changed': { actions: { type: 'assignName', params: ({ event }) => event } },
        'name.save': [
          { guard: 'isNamed', target: 'creating', actions: 'clearErrors', meta: { req: ['LIST-03'] } },
          { actions: 'validateName', meta: { req: ['LIST-03'] } },
        ],
        // The dialog may have been opened while the lists were read again.
        'name.dismiss': { target: 'loading', actions: 'closeName', meta: { req: ['LIST-03'] } },
      },
    },
    creating: {
      invoke: {
        id: 'createWishlist',
        src: 'createWishlist',
        input: ({ context: { name } }) => {
          if (name === null) throw new Error('a list is named before it is made');
          return { name };
        },
        onDone: { target: 'loading', actions: 'closeName', meta: { req: ['LIST-03'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'naming',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'naming',
            actions: { type: 'assignRefusal', params: ({ event }) => event },
            meta: { req: ['LIST-03'] },
          },
        ],
      },
    },
  },
});
