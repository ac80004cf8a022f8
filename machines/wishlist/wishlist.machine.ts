import { assign, setup } from 'xstate';
import type { WishlistItem, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  ItemChange,
  ItemOrder,
  ItemQuantities,
  WishlistContext,
  WishlistEvent,
  WishlistId,
} from './wishlist.types.ts';

const listIdOf = ({ context: { list } }: { context: WishlistContext }): number => {
  if (list === null) throw new Error('a list is known before it is changed');
  return list.listId;
};

/** What is on its way, of what stands on the list. */
const sentItems = ({ list, sending }: WishlistContext): ItemQuantities =>
  list?.wishlistItems.flatMap(({ itemId, product }) => {
    const quantity = sending[product.productId];
    return quantity === undefined ? [] : [{ itemId, quantity }];
  }) ?? [];

/** What was taken off can be put back as long as the list does not hold it. */
const absentFrom = ({ wishlistItems }: WishlistView, removed: WishlistItem | null): WishlistItem | null =>
  wishlistItems.some(({ product }) => product.productId === removed?.product.productId) ? null : removed;

/**
 * 'Dettaglio lista': quantities show at the press and many presses are one call, a product that was taken off can be put
 * back, the list is renamed, made the default and deleted. Whoever may only read changes nothing (LIST-02…06, LIST-08).
 */
export const wishlistMachine = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent,
    input: {} as { id: WishlistId },
    tags: {} as 'busy' | 'naming',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewWishlist: {} as GivenPatientCall<WishlistView, { id: WishlistId }>,
    saveItems: {} as GivenPatientCall<WishlistView, { listId: number; items: ItemQuantities }>,
    restoreItem: {} as GivenPatientCall<WishlistView, { listId: number; item: WishlistItem }>,
    renameWishlist: {} as GivenPatientCall<void, { listId: number; name: string }>,
    selectWishlist: {} as GivenPatientCall<void, { listId: number }>,
    deleteWishlist: {} as GivenPatientCall<void, { listId: number }>,
  },
  actions: {
    assignList: assign(({ context: { removed } }, { list }: { list: WishlistView }) => ({
      list,
      removed: absentFrom(list, removed),
    })),
    /** The quantity that is wanted of the product since the press. */
    changeItem: {} as GivenAction<{ change: ItemChange }>,
    send: assign(({ context: { wanted } }) => ({ sending: wanted, wanted: {}, error: null })),
    /** The list as the shop has it; what it no longer holds and was taken off here can be put back. */
    settle: assign(({ context: { list, sending, removed } }, answer: { list: WishlistView }) => ({
      list: answer.list,
      sending: {},
      removed: absentFrom(
        answer.list,
        list?.wishlistItems.findLast(({ product }) => sending[product.productId] === 0) ?? removed,
      ),
    })),
    undo: assign({ wanted: {}, sending: {} }),
    openName: assign(({ context: { list } }) => ({ name: list?.name ?? '', nameError: null, error: null })),
    assignOrder: assign((_, { order }: { order: ItemOrder }) => ({ order })),
    assignName: assign((_, { value }: { value: string }) => ({ name: value, nameError: null })),
    validateName: {} as GivenAction,
    closeName: assign({ name: null, nameError: null, error: null }),
    clearErrors: assign({ nameError: null, error: null }),
    clear: assign({
      list: null,
      wanted: {},
      sending: {},
      removed: null,
      name: null,
      nameError: null,
      error: null,
    }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    /** A refusal of the name is said at its field. */
    assignRefusal: {} as GivenAction<FailedCall>,
  },
  guards: {
    isEditable: {} as GivenGuard,
    /** The favourites keep their name and stay. */
    isOwnList: {} as GivenGuard,
    isSelectable: ({ context: { list } }) => list?.sharingData.grant === 'OWNER' && !list.selected,
    hasWanted: ({ context: { wanted } }) => Object.keys(wanted).length > 0,
    hasRemoved: ({ context: { removed } }) => removed !== null,
    isNamed: {} as GivenGuard,
    isDismissed: {} as GivenGuard<FailedCall>,
    /** The login was dismissed while the list is on screen. */
    isDismissedOverList: {} as GivenGuard<FailedCall>,
    isMissing: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    id: input.id,
    order: 'department',
    list: null,
    wanted: {},
    sending: {},
    removed: null,
    name: null,
    nameError: null,
    error: null,
  }),
  initial: 'loading',
  on: {
    'items.sort': {
      actions: { type: 'assignOrder', params: ({ event }) => event },
      meta: { req: ['LIST-02'] },
    },
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
      description: 'The list that is known stays on screen.',
      tags: ['busy'],
      invoke: {
        id: 'viewWishlist',
        src: 'viewWishlist',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignList', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['LIST-02'] },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['LIST-12'] },
          },
          {
            guard: { type: 'isDismissedOverList', params: ({ event }) => event },
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
    },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'list.reload': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearErrors', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-13'] } },
      },
    },
    missing: { description: 'Nobody has this list, or not for this shopper.' },
    shown: {
      on: {
        'item.change': {
          guard: 'isEditable',
          target: 'judging',
          actions: { type: 'changeItem', params: ({ event }) => event },
          meta: { req: ['LIST-06', 'LIST-08'] },
        },
        'item.restore': { guard: 'hasRemoved', target: 'restoring', meta: { req: ['LIST-06'] } },
        'list.rename': {
          guard: 'isOwnList',
          target: 'naming',
          actions: 'openName',
          meta: { req: ['LIST-03', 'LIST-08'] },
        },
        'list.select': { guard: 'isSelectable', target: 'selecting', meta: { req: ['LIST-05'] } },
        'list.delete': {
          guard: 'isOwnList',
          target: 'confirmingDeletion',
          meta: { req: ['LIST-04', 'LIST-08'] },
        },
        'list.reload': { target: 'loading', actions: 'clearErrors' },
        'list.changed': { target: 'loading', meta: { req: ['LIST-07'] } },
        'page.returned': { target: 'loading', meta: { req: ['B-37'] } },
        'list.outdated': { target: 'loading', meta: { req: ['B-27'] } },
        'session.opened': { target: 'loading', actions: 'clearErrors', meta: { req: ['SES-08'] } },
      },
    },
    judging: {
      always: [{ guard: 'hasWanted', target: 'saving', actions: 'send' }, { target: 'shown' }],
    },
    saving: {
      description: 'Presses in the meantime are one call more.',
      invoke: {
        id: 'saveItems',
        src: 'saveItems',
        input: (at) => ({ listId: listIdOf(at), items: sentItems(at.context) }),
        onDone: {
          target: 'judging',
          actions: { type: 'settle', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['LIST-06'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'shown',
            actions: 'undo',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'loading',
            actions: ['undo', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      on: { 'item.change': { actions: { type: 'changeItem', params: ({ event }) => event } } },
    },
    restoring: {
      tags: ['busy'],
      invoke: {
        id: 'restoreItem',
        src: 'restoreItem',
        input: (at) => {
          const { removed } = at.context;
          if (removed === null) throw new Error('a product is taken off before it is put back');
          return { listId: listIdOf(at), item: removed };
        },
        onDone: {
          target: 'shown',
          actions: ['clearErrors', { type: 'assignList', params: ({ event }) => ({ list: event.output }) }],
          meta: { req: ['LIST-06'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'shown',
            meta: { req: ['SES-14'] },
          },
          { target: 'loading', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    naming: {
      tags: ['naming'],
      on: {
        'name.changed': { actions: { type: 'assignName', params: ({ event }) => event } },
        'name.save': [
          { guard: 'isNamed', target: 'renaming', actions: 'clearErrors', meta: { req: ['LIST-03'] } },
          { actions: 'validateName', meta: { req: ['LIST-03'] } },
        ],
        'name.dismiss': { target: 'shown', actions: 'closeName' },
      },
    },
    renaming: {
      tags: ['busy', 'naming'],
      invoke: {
        id: 'renameWishlist',
        src: 'renameWishlist',
        input: (at) => ({ listId: listIdOf(at), name: at.context.name ?? '' }),
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
    selecting: {
      tags: ['busy'],
      invoke: {
        id: 'selectWishlist',
        src: 'selectWishlist',
        input: (at) => ({ listId: listIdOf(at) }),
        onDone: { target: 'loading', actions: 'clearErrors', meta: { req: ['LIST-05'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'shown',
            meta: { req: ['SES-14'] },
          },
          { target: 'shown', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirmingDeletion: {
      description: 'Deleting asks first.',
      on: {
        'deletion.confirm': { target: 'deleting', actions: 'clearErrors', meta: { req: ['LIST-04'] } },
        'deletion.decline': { target: 'shown', meta: { req: ['LIST-04'] } },
      },
    },
    deleting: {
      tags: ['busy'],
      invoke: {
        id: 'deleteWishlist',
        src: 'deleteWishlist',
        input: (at) => ({ listId: listIdOf(at) }),
        onDone: { target: 'deleted', meta: { req: ['LIST-04'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'shown',
            meta: { req: ['SES-14'] },
          },
          { target: 'loading', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    deleted: {},
  },
});
