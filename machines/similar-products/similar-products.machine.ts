import { assign, setup } from 'xstate';
import type { Product, ProductAlternatives } from '../../contract/api/shopping/product.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

interface SimilarProductsContext {
  /** The sold-out product whose tile was pressed; null before the first. */
  product: Product | null;
  /** The likest first; null while they are not known. */
  found: readonly Product[] | null;
}

interface SimilarProductsEvents {
  'similar.open': { product: Product };
  'similar.close': object;
  'similar.retry': object;
  'route.entered': object;
  'hash.changed': object;
  'service.resumed': object;
}

/** 'Vedi simili' in the tile of a sold-out product: what can be had in its place is offered over the list one is in (B-25). */
export const similarProductsMachine = setup({
  types: {
    context: {} as SimilarProductsContext,
    events: {} as EventOf<SimilarProductsEvents>,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listSimilar: {} as GivenCall<ProductAlternatives, { productId: number }> },
  actions: {
    assignProduct: assign((_, { product }: { product: Product }) => ({ product, found: null })),
    assignFound: assign((_, { products }: { products: readonly Product[] }) => ({ found: products })),
  },
  guards: { isAnyKnown: ({ context }) => context.found !== null },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'similarProducts',
  context: { product: null, found: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'similar.open': {
          target: 'open',
          actions: { type: 'assignProduct', params: ({ event }) => event },
          meta: { req: ['B-25'] },
        },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'similar.close': { target: 'closed', meta: { req: ['B-25'] } },
        'route.entered': { target: 'closed', meta: { req: ['B-25'] } },
        'hash.changed': { target: '.loading', meta: { req: ['B-28'] } },
      },
      states: {
        loading: {
          description: 'What was found stays while it is asked for again, for another day.',
          invoke: {
            id: 'listSimilar',
            src: 'listSimilar',
            input: ({ context: { product } }) => ({ productId: product?.productId ?? 0 }),
            onDone: {
              target: 'shown',
              actions: { type: 'assignFound', params: ({ event }) => event.output },
              meta: { req: ['B-25'] },
            },
            onError: [
              { guard: 'isAnyKnown', target: 'shown', meta: { req: ['ERR-03'] } },
              { target: 'failed', meta: { req: ['ERR-03'] } },
            ],
          },
          after: {
            answerTimeout: [
              { guard: 'isAnyKnown', target: 'shown', meta: { req: ['ERR-03'] } },
              { target: 'failed', meta: { req: ['ERR-03'] } },
            ],
          },
        },
        shown: { description: 'Also that there is nothing like it.' },
        failed: {
          on: {
            'similar.retry': { target: 'loading', meta: { req: ['ERR-04'] } },
            'service.resumed': { target: 'loading', meta: { req: ['NAV-18'] } },
          },
        },
      },
    },
  },
});
