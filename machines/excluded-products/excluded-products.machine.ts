import { assign, setup } from 'xstate';
import type { GivenCall } from '../chart.types.ts';
import type {
  CheckedProducts,
  ExcludedProductsContext,
  ExcludedProductsEvent,
  ExcludedProductsInput,
} from './excluded-products.types.ts';

/** Most products the shop is asked about at once. */
const mostAsked = 200;

/**
 * Whoever excludes products sees it at each: the shop is asked about what is on screen, many at once. Where it does not tell,
 * nothing is marked: the cart says what is excluded, and no checkout passes it over (B-23).
 */
export const excludedProductsMachine = setup({
  types: {
    context: {} as ExcludedProductsContext,
    events: {} as ExcludedProductsEvent,
    input: {} as ExcludedProductsInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    checkProducts: {} as GivenCall<CheckedProducts, { productIds: readonly number[] }>,
  },
  actions: {
    notice: assign(({ context: { reasons, unknown, asked } }, { productId }: { productId: number }) =>
      reasons[productId] !== undefined || unknown.includes(productId) || asked.includes(productId)
        ? {}
        : { unknown: [...unknown, productId] },
    ),
    take: assign(({ context: { unknown } }) => ({
      asked: unknown.slice(0, mostAsked),
      unknown: unknown.slice(mostAsked),
    })),
    assignChecked: assign(({ context }, { reasons, isHiding }: CheckedProducts) => ({
      reasons: {
        ...context.reasons,
        ...Object.fromEntries(context.asked.map((productId) => [productId, reasons[productId] ?? []])),
      },
      isHiding,
      asked: [],
    })),
    /** They are asked about with the next that are. */
    giveUp: assign(({ context: { unknown, asked } }) => ({ unknown: [...asked, ...unknown], asked: [] })),
    /** What is on screen is unknown again. */
    askAnew: assign(({ context: { reasons, unknown, asked } }) => ({
      reasons: {},
      asked: [],
      unknown: [...new Set([...unknown, ...asked, ...Object.keys(reasons).map(Number)])],
    })),
    forget: assign({ reasons: {}, unknown: [], asked: [], isHiding: false, isRevealed: false }),
    reveal: assign({ isRevealed: true }),
    hide: assign({ isRevealed: false }),
  },
  guards: {
    wasLoggedIn: ({ context }) => context.wasLoggedIn,
    hasUnknown: ({ context }) => context.unknown.length > 0,
    isExpired: (_, { reason }: { reason: string }) => reason === 'expired',
  },
  delays: { gatherPause: 50, answerTimeout: 8_000 },
}).createMachine({
  id: 'excludedProducts',
  context: ({ input }) => ({
    ...input,
    reasons: {},
    isHiding: false,
    isRevealed: false,
    unknown: [],
    asked: [],
  }),
  initial: 'opening',
  on: {
    'product.look': { actions: { type: 'notice', params: ({ event }) => event } },
    'hidden.show': { actions: 'reveal', meta: { req: ['B-23'] } },
    'hidden.hide': { actions: 'hide', meta: { req: ['B-23'] } },
    'exclusions.changed': { target: '.gathering', actions: 'askAnew', meta: { req: ['B-23'] } },
    'session.closed': [
      { guard: { type: 'isExpired', params: ({ event }) => event }, target: '.away', actions: 'giveUp' },
      { target: '.away', actions: 'forget', meta: { req: ['SES-08'] } },
    ],
  },
  states: {
    opening: { always: [{ guard: 'wasLoggedIn', target: 'idle' }, { target: 'away' }] },
    away: {
      description: 'Nobody is logged in: the shop is asked about nothing.',
      on: {
        'exclusions.changed': {},
        // Perhaps somebody else came in.
        'session.opened': { target: 'gathering', actions: 'askAnew', meta: { req: ['SES-08'] } },
      },
    },
    idle: {
      description: 'The shop has told of everything on screen.',
      always: { guard: 'hasUnknown', target: 'gathering' },
    },
    gathering: {
      description: 'Tiles come together: they are asked about at once.',
      after: {
        gatherPause: [
          { guard: 'hasUnknown', target: 'asking', actions: 'take', meta: { req: ['B-23'] } },
          { target: 'idle' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'checkProducts',
        src: 'checkProducts',
        input: ({ context }) => ({ productIds: context.asked }),
        onDone: {
          target: 'idle',
          actions: { type: 'assignChecked', params: ({ event }) => event.output },
          meta: { req: ['B-23'] },
        },
        onError: { target: 'resting', actions: 'giveUp', meta: { req: ['ERR-03'] } },
      },
      after: { answerTimeout: { target: 'resting', actions: 'giveUp', meta: { req: ['ERR-03'] } } },
    },
    resting: {
      description: 'The shop did not tell: the next look asks again.',
      on: {
        'product.look': {
          target: 'gathering',
          actions: { type: 'notice', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
        'service.resumed': { target: 'gathering', meta: { req: ['ERR-13'] } },
      },
    },
  },
});
