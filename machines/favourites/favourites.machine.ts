import { assign, emit, setup } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  Favourites,
  FavouritesContext,
  FavouritesEmitted,
  FavouritesEvent,
  HeartPress,
} from './favourites.types.ts';

const others = (presses: readonly HeartPress[], { productId }: Product): readonly HeartPress[] =>
  presses.filter(({ product }) => product.productId !== productId);

/** What the heart will be once what is on its way has arrived. */
const expected = ({ favourites, sending }: FavouritesContext, { productId }: Product): boolean =>
  sending?.product.productId === productId
    ? sending.wanted
    : favourites?.productIds.includes(productId) === true;

/** The presses that still have something to change. */
const unsettled = (presses: readonly HeartPress[], { productIds }: Favourites): readonly HeartPress[] =>
  presses.filter(({ product, wanted }) => wanted !== productIds.includes(product.productId));

/**
 * The hearts: a press shows at once, the shop settles it, and one it refuses is undone with a word. Nobody's press asks
 * for the login and goes on afterwards; a session that is lost, or a service that is down, loses none (LIST-10).
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    loadFavourites: {} as GivenCall<Favourites, { isAwaited: boolean }>,
    setFavourite: {} as GivenCall<Favourites, { listId: number; press: HeartPress }>,
  },
  actions: {
    /** A second press of the same heart takes the first one back. */
    press: assign(({ context }, { product }: { product: Product }) => {
      const waiting = context.presses.find((press) => press.product.productId === product.productId);
      const wanted = !(waiting?.wanted ?? expected(context, product));
      const rest = others(context.presses, product);
      return { presses: wanted === expected(context, product) ? rest : [...rest, { product, wanted }] };
    }),
    send: assign(({ context: { presses } }) => ({
      sending: presses[0] ?? null,
      presses: presses.slice(1),
    })),
    settle: assign(({ context: { presses } }, { favourites }: { favourites: Favourites }) => ({
      favourites,
      sending: null,
      presses: unsettled(presses, favourites),
    })),
    /** What was on its way waits again, unless the heart was pressed since. */
    keep: assign(({ context: { sending, presses } }) => ({
      sending: null,
      presses:
        sending === null || others(presses, sending.product).length < presses.length
          ? presses
          : [sending, ...presses],
    })),
    undo: assign({ sending: null }),
    undoAll: assign({ sending: null, presses: [] }),
    forget: assign({ favourites: null, sending: null, presses: [] }),
    requestLogin: emit({ type: 'login.requested' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'setFavourite' as const,
      error,
    })),
  },
  guards: {
    hasPress: ({ context }) => context.presses.length > 0,
    isQuiet: ({ context }) => context.presses.length === 0,
    isExpired: (_, { reason }: { reason: string }) => reason === 'expired',
    isInterrupted: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'favourites',
  context: { favourites: null, sending: null, presses: [] },
  initial: 'away',
  on: {
    'session.closed': [
      {
        guard: { type: 'isExpired', params: ({ event }) => event },
        target: '.awaitingSession',
        actions: 'keep',
        meta: { req: ['SES-07'] },
      },
      { target: '.away', meta: { req: ['SES-08'] } },
    ],
  },
  states: {
    away: {
      description: 'Nobody is logged in: no heart is full.',
      entry: 'forget',
      on: {
        'favourite.toggle': {
          target: 'awaitingSession',
          actions: [{ type: 'press', params: ({ event }) => event }, 'requestLogin'],
          meta: { req: ['LIST-10', 'SES-23'] },
        },
        'session.opened': { target: 'loading', meta: { req: ['LIST-10'] } },
      },
    },
    awaitingSession: {
      description: 'Presses wait for a login, or for the service to be back.',
      on: {
        'favourite.toggle': {
          actions: [{ type: 'press', params: ({ event }) => event }, 'requestLogin'],
          meta: { req: ['LIST-10', 'SES-23'] },
        },
        'session.opened': { target: 'loading', meta: { req: ['SES-07', 'SES-13'] } },
        // A session that was still looked for may have dropped the request.
        'session.absent': { actions: 'requestLogin', meta: { req: ['SES-23'] } },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
        'login.dismissed': { target: 'away', meta: { req: ['SES-14'] } },
      },
    },
    loading: {
      invoke: {
        id: 'loadFavourites',
        src: 'loadFavourites',
        input: ({ context: { presses } }) => ({ isAwaited: presses.length > 0 }),
        onDone: {
          target: 'judging',
          actions: { type: 'settle', params: ({ event }) => ({ favourites: event.output }) },
          meta: { req: ['LIST-10'] },
        },
        onError: [
          // Nothing is said of a question the shopper did not ask.
          { guard: 'isQuiet', target: 'resting' },
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'resting',
            actions: ['undoAll', { type: 'emitFailure', params: ({ event }) => event }],
            meta: { req: ['LIST-10', 'ERR-11'] },
          },
        ],
      },
      after: {
        answerTimeout: [
          { guard: 'isQuiet', target: 'resting' },
          {
            target: 'resting',
            actions: ['undoAll', { type: 'emitFailure', params: { error: 'timeout' } }],
            meta: { req: ['LIST-10', 'ERR-11'] },
          },
        ],
      },
      on: { 'favourite.toggle': { actions: { type: 'press', params: ({ event }) => event } } },
    },
    judging: {
      always: [{ guard: 'hasPress', target: 'saving', actions: 'send' }, { target: 'shown' }],
    },
    shown: {
      on: {
        'favourite.toggle': {
          target: 'judging',
          actions: { type: 'press', params: ({ event }) => event },
          meta: { req: ['LIST-10'] },
        },
        'session.opened': { target: 'loading', meta: { req: ['SES-08'] } },
        'list.outdated': { target: 'loading', meta: { req: ['B-27'] } },
      },
    },
    resting: {
      description: 'The shop did not tell: what was known stays, and a press asks again.',
      on: {
        'favourite.toggle': {
          target: 'loading',
          actions: { type: 'press', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
        'session.opened': { target: 'loading' },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
      },
    },
    saving: {
      invoke: {
        id: 'setFavourite',
        src: 'setFavourite',
        input: ({ context: { favourites, sending } }) => {
          if (favourites === null || sending === null) throw new Error('a press is sent to a list');
          return { listId: favourites.listId, press: sending };
        },
        onDone: {
          target: 'judging',
          actions: { type: 'settle', params: ({ event }) => ({ favourites: event.output }) },
          meta: { req: ['LIST-10'] },
        },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: 'keep',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'loading',
            actions: ['undo', { type: 'emitFailure', params: ({ event }) => event }],
            meta: { req: ['LIST-10', 'ERR-11'] },
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'loading',
          actions: ['undo', { type: 'emitFailure', params: { error: 'timeout' } }],
          meta: { req: ['LIST-10', 'ERR-11'] },
        },
      },
      on: { 'favourite.toggle': { actions: { type: 'press', params: ({ event }) => event } } },
    },
  },
});
