import { assign, emit, setup } from 'xstate';
import type { Wishlist, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  ListSelectorContext,
  ListSelectorEmitted,
  ListSelectorEvent,
  ListSelectorInput,
  ListSubject,
  ListWish,
} from './list-selector.types.ts';

const atRest = {
  subject: null,
  lists: null,
  wish: null,
  name: '',
  nameError: null,
  isDismissed: false,
  error: null,
} as const satisfies Omit<ListSelectorContext, 'isLoggedIn'>;

const wishedOf = (subject: ListSubject | null): Pick<ListWish, 'items' | 'products'> => ({
  items: subject?.items ?? [],
  ...(subject?.kind === 'product' && { products: [subject.product] }),
});

const wishOf = ({ wish }: ListSelectorContext): ListWish => {
  if (wish === null) throw new Error('a list is chosen before it is changed');
  return wish;
};

/**
 * 'Aggiungi a una lista': a press on a list puts the product there at once, or takes it off; a new list is made and
 * filled in place. What is on its way when the dialog closes arrives all the same (LIST-07).
 */
export const listSelectorMachine = setup({
  types: {
    context: {} as ListSelectorContext,
    events: {} as ListSelectorEvent,
    input: {} as ListSelectorInput,
    emitted: {} as ListSelectorEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listWishlists: {} as GivenPatientCall<readonly Wishlist[], { productId: number | null }>,
    changeList: {} as GivenPatientCall<WishlistView, { wish: ListWish }>,
    createList: {} as GivenPatientCall<Wishlist, { name: string }>,
  },
  actions: {
    assignLogin: assign({ isLoggedIn: true }),
    assignLogout: assign({ ...atRest, isLoggedIn: false }),
    assignSubject: assign((_, { subject }: { subject: ListSubject }) => ({ ...atRest, subject })),
    assignLists: assign((_, { lists }: { lists: readonly Wishlist[] }) => ({ lists })),
    assignWish: assign(({ context: { subject, lists } }, { listId }: { listId: number }) => ({
      error: null,
      wish: {
        listId,
        wanted: lists?.find((list) => list.listId === listId)?.holdsProduct !== true,
        ...wishedOf(subject),
      },
    })),
    /** A new list is filled as soon as it is there. */
    assignCreated: assign(({ context: { subject, lists } }, { list }: { list: Wishlist }) => ({
      lists: [...(lists ?? []), list],
      wish: { listId: list.listId, wanted: true, ...wishedOf(subject) },
      name: '',
    })),
    /** The list as the shop has it. */
    settle: assign(({ context: { subject, lists, wish } }, { list }: { list: WishlistView }) => ({
      wish: null,
      lists: (lists ?? []).map((one) =>
        one.listId === list.listId
          ? {
              ...one,
              size: list.size,
              ...(subject?.kind === 'product' && { holdsProduct: wish?.wanted === true }),
            }
          : one,
      ),
    })),
    dropWish: assign({ wish: null }),
    assignName: assign((_, { value }: { value: string }) => ({ name: value, nameError: null })),
    validateName: {} as GivenAction,
    clearErrors: assign({ nameError: null, error: null }),
    dismiss: assign({ isDismissed: true }),
    clear: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
    /** A refusal of the name is said at its field. */
    assignRefusal: {} as GivenAction<FailedCall>,
    requestLogin: emit({ type: 'login.requested' }),
    emitChanged: emit(({ context: { wish } }, { list }: { list: WishlistView }) => ({
      type: 'list.changed' as const,
      name: list.name,
      wanted: wish?.wanted === true,
      count: wish?.items.length ?? 0,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'changeList' as const,
      error,
    })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isNamed: {} as GivenGuard,
    /** The dialog was closed while something is on its way. */
    isDismissed: ({ context }) => context.isDismissed,
    isLoginDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'listSelector',
  context: ({ input }) => ({ ...atRest, ...input }),
  initial: 'closed',
  on: {
    'session.opened': { actions: 'assignLogin' },
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.closed',
      actions: 'assignLogout',
      meta: { req: ['SES-08'] },
    },
    'selector.close': { target: '.closed', actions: 'clear', meta: { req: ['LIST-07'] } },
  },
  states: {
    closed: {
      on: {
        'selector.open': [
          {
            guard: 'isLoggedIn',
            target: 'loading',
            actions: { type: 'assignSubject', params: ({ event }) => event },
            meta: { req: ['LIST-07'] },
          },
          {
            target: 'awaitingLogin',
            actions: [{ type: 'assignSubject', params: ({ event }) => event }, 'requestLogin'],
            meta: { req: ['SES-23'] },
          },
        ],
      },
    },
    awaitingLogin: {
      on: {
        'session.opened': { target: 'loading', actions: 'assignLogin', meta: { req: ['SES-13', 'SES-23'] } },
        // A session that was still looked for may have dropped the request.
        'session.absent': { actions: 'requestLogin', meta: { req: ['SES-23'] } },
        'login.dismissed': { target: 'closed', actions: 'clear', meta: { req: ['SES-14'] } },
      },
    },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'listWishlists',
        src: 'listWishlists',
        input: ({ context: { subject } }) => ({
          productId: subject?.kind === 'product' ? subject.product.productId : null,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignLists', params: ({ event }) => ({ lists: event.output }) },
          meta: { req: ['LIST-07'] },
        },
        onError: [
          {
            guard: { type: 'isLoginDismissed', params: ({ event }) => event },
            target: 'closed',
            actions: 'clear',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    failed: {
      on: {
        'lists.reload': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      on: {
        'list.toggle': {
          target: 'changing',
          actions: { type: 'assignWish', params: ({ event }) => event },
          meta: { req: ['LIST-07'] },
        },
        'name.changed': { actions: { type: 'assignName', params: ({ event }) => event } },
        'list.create': [
          {
            guard: 'isNamed',
            target: 'creating',
            actions: 'clearErrors',
            meta: { req: ['LIST-03', 'LIST-07'] },
          },
          { actions: 'validateName', meta: { req: ['LIST-03'] } },
        ],
      },
    },
    changing: {
      tags: ['busy'],
      invoke: {
        id: 'changeList',
        src: 'changeList',
        input: ({ context }) => ({ wish: wishOf(context) }),
        onDone: {
          target: 'judging',
          actions: [
            { type: 'emitChanged', params: ({ event }) => ({ list: event.output }) },
            { type: 'settle', params: ({ event }) => ({ list: event.output }) },
          ],
          meta: { req: ['LIST-07', 'ERR-10'] },
        },
        onError: [
          {
            guard: { type: 'isLoginDismissed', params: ({ event }) => event },
            target: 'judging',
            actions: 'dropWish',
            meta: { req: ['SES-14'] },
          },
          {
            guard: 'isDismissed',
            target: 'closed',
            actions: [{ type: 'emitFailure', params: ({ event }) => event }, 'clear'],
            meta: { req: ['ERR-11'] },
          },
          {
            target: 'shown',
            actions: ['dropWish', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      on: {
        'name.changed': { actions: { type: 'assignName', params: ({ event }) => event } },
        'selector.close': { actions: 'dismiss', meta: { req: ['LIST-07'] } },
      },
    },
    creating: {
      tags: ['busy'],
      invoke: {
        id: 'createList',
        src: 'createList',
        input: ({ context: { name } }) => ({ name }),
        onDone: {
          target: 'changing',
          actions: { type: 'assignCreated', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['LIST-03', 'LIST-07'] },
        },
        onError: [
          {
            guard: { type: 'isLoginDismissed', params: ({ event }) => event },
            target: 'judging',
            meta: { req: ['SES-14'] },
          },
          {
            guard: 'isDismissed',
            target: 'closed',
            actions: [{ type: 'emitFailure', params: ({ event }) => event }, 'clear'],
            meta: { req: ['ERR-11'] },
          },
          {
            target: 'shown',
            actions: { type: 'assignRefusal', params: ({ event }) => event },
            meta: { req: ['LIST-03'] },
          },
        ],
      },
      on: { 'selector.close': { actions: 'dismiss', meta: { req: ['LIST-07'] } } },
    },
    judging: {
      always: [{ guard: 'isDismissed', target: 'closed', actions: 'clear' }, { target: 'shown' }],
    },
  },
});
