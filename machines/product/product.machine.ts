import { assign, emit, setup } from 'xstate';
import type { PageMissing } from '../pages/page-missing.types.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { QuantityChoice } from '../../contract/rules/quantity/quantity-choice.ts';

export interface ProductQuery {
  slug: string;
  hash: string;
}

export interface ProductInput extends ProductQuery {
  /** The product as a list has it, which is all but its label; null where none does. */
  listed: Product | null;
}

export interface ProductContext extends ProductQuery {
  product: Product | null;
  /** A key per option parameterName, chosen on the page (GATE-03). */
  chosen: Readonly<Record<string, string>>;
  /** How much the shopper wants to add; null as long as nothing else was said than the first quantity. */
  wanted: QuantityChoice | null;
  error: FlowError | null;
}

interface ProductEvents {
  'hash.changed': { hash: string };
  'option.choose': { parameterName: string; key: string };
  'quantity.increase': object;
  'quantity.decrease': object;
  'quantity.entered': { text: string };
  'product.retry': object;
  'service.resumed': object;
}
export type ProductEvent = EventOf<ProductEvents>;

/** The product page: loaded by slug, with the options and the quantity chosen on it and the prices of the cart's hash (NAV-06, CAT-13, CAT-23). */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    events: {} as ProductEvent,
    input: {} as ProductInput,
    tags: {} as 'settled' | 'busy',
    emitted: {} as PageMissing,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { viewProduct: {} as GivenCall<Product, ProductQuery> },
  actions: {
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    assignProduct: assign((_, { product }: { product: Product }) => ({ product, error: null })),
    clearProduct: assign({ product: null }),
    assignOption: assign(({ context }, { parameterName, key }: { parameterName: string; key: string }) => ({
      chosen: { ...context.chosen, [parameterName]: key },
    })),
    stepUp: {} as GivenAction,
    stepDown: {} as GivenAction,
    assignTyped: {} as GivenAction<{ text: string }>,
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    emitMissing: emit({ type: 'page.missing' }),
  },
  guards: {
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
    isMissing: {} as GivenGuard<FailedCall>,
    isListed: ({ context }) => context.product !== null,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'product',
  context: ({ input: { slug, hash, listed } }) => ({
    slug,
    hash,
    product: listed,
    chosen: {},
    wanted: null,
    error: null,
  }),
  initial: 'opening',
  on: {
    'hash.changed': {
      actions: { type: 'assignHash', params: ({ event }) => event },
      meta: { req: ['CAT-13'] },
    },
  },
  states: {
    opening: {
      always: [
        { guard: 'isListed', target: 'shown.completing', meta: { req: ['NAV-06'] } },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'viewProduct',
        src: 'viewProduct',
        input: ({ context: { slug, hash } }) => ({ slug, hash }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignProduct', params: ({ event }) => ({ product: event.output }) },
          meta: { req: ['NAV-06', 'CAT-23'] },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['NAV-06'] },
          },
          { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout' } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    shown: {
      tags: ['settled'],
      initial: 'current',
      on: {
        'option.choose': {
          actions: { type: 'assignOption', params: ({ event }) => event },
          meta: { req: ['GATE-03'] },
        },
        'quantity.increase': { actions: 'stepUp', meta: { req: ['QTY-01', 'QTY-09'] } },
        'quantity.decrease': { actions: 'stepDown', meta: { req: ['QTY-03', 'QTY-04'] } },
        'quantity.entered': {
          actions: { type: 'assignTyped', params: ({ event }) => event },
          meta: { req: ['QTY-06', 'QTY-07'] },
        },
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: '.refreshing',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
      states: {
        completing: {
          description: 'The product stands there as the list had it; its label is asked for.',
          invoke: {
            id: 'completeProduct',
            src: 'viewProduct',
            input: ({ context: { slug, hash } }) => ({ slug, hash }),
            onDone: {
              target: 'current',
              actions: { type: 'assignProduct', params: ({ event }) => ({ product: event.output }) },
              meta: { req: ['CAT-23'] },
            },
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: '#product.missing',
                actions: 'clearProduct',
                meta: { req: ['NAV-06'] },
              },
              { target: 'incomplete', actions: { type: 'assignFailure', params: ({ event }) => event } },
            ],
          },
          after: { answerTimeout: { target: 'incomplete', actions: 'assignTimeout' } },
          on: {
            'hash.changed': {
              guard: { type: 'isOtherHash', params: ({ event }) => event },
              target: 'completing',
              reenter: true,
              actions: { type: 'assignHash', params: ({ event }) => event },
              meta: { req: ['CAT-13'] },
            },
          },
        },
        incomplete: {
          description: 'The label did not come: the page says so in its place.',
          on: {
            'product.retry': { target: 'completing', meta: { req: ['ERR-04'] } },
            'service.resumed': { target: 'completing', meta: { req: ['NAV-18'] } },
            'hash.changed': {
              guard: { type: 'isOtherHash', params: ({ event }) => event },
              target: 'completing',
              actions: { type: 'assignHash', params: ({ event }) => event },
              meta: { req: ['CAT-13'] },
            },
          },
        },
        current: {},
        refreshing: {
          description: 'The prices of another slot are asked for; what is chosen stays.',
          invoke: {
            id: 'refreshProduct',
            src: 'viewProduct',
            input: ({ context: { slug, hash } }) => ({ slug, hash }),
            onDone: {
              target: 'current',
              actions: { type: 'assignProduct', params: ({ event }) => ({ product: event.output }) },
              meta: { req: ['CAT-13'] },
            },
            onError: { target: 'current' },
          },
          after: { answerTimeout: { target: 'current' } },
        },
      },
    },
    missing: {
      tags: ['settled'],
      entry: 'emitMissing',
    },
    failed: {
      tags: ['settled'],
      on: {
        'product.retry': { target: 'loading' },
        'service.resumed': { target: 'loading', meta: { req: ['NAV-18'] } },
      },
    },
  },
});
