import { assign, emit, setup } from 'xstate';
import type { Flyer } from '../../contract/api/content/flyer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { PageMissing } from '../pages/page-missing.types.ts';
import type { FlyerContext, FlyerEvent, FlyerInput, FlyerSort } from './flyer.types.ts';

interface NamedProducts {
  slugs: readonly string[];
  hash: string;
}

const namedProducts = ({ flyer, hash }: FlyerContext): NamedProducts => ({
  slugs: flyer?.acf.products ?? [],
  hash,
});

/**
 * One flyer: its text, then its products, which may fail without it. Another cart hash refreshes the products in place
 * (NAV-16, CMS-04, CMS-11, decision 014).
 */
export const flyerMachine = setup({
  types: {
    context: {} as FlyerContext,
    events: {} as FlyerEvent,
    input: {} as FlyerInput,
    tags: {} as 'settled',
    emitted: {} as PageMissing,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewFlyer: {} as GivenCall<Flyer | null, { slug: string }>,
    listProducts: {} as GivenCall<readonly Product[], NamedProducts>,
  },
  actions: {
    assignFlyer: assign((_, { flyer }: { flyer: Flyer | null }) => ({ flyer })),
    assignProducts: assign((_, { products }: { products: readonly Product[] }) => ({ products })),
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    assignDepartment: assign((_, { department }: { department: string | null }) => ({ department })),
    assignSort: assign((_, { sort }: { sort: FlyerSort }) => ({ sort })),
    assignPage: assign((_, { page }: { page: number }) => ({ page })),
    emitMissing: emit({ type: 'page.missing' }),
  },
  guards: {
    isThere: (_, { flyer }: { flyer: Flyer | null }) => flyer !== null,
    isMissing: {} as GivenGuard<FailedCall>,
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'flyer',
  context: ({ input }) => ({ ...input, flyer: null, products: [], department: null, sort: 'discount' }),
  initial: 'loading',
  on: {
    'department.chosen': {
      actions: { type: 'assignDepartment', params: ({ event }) => event },
      meta: { req: ['NAV-16'] },
    },
    'sort.chosen': {
      actions: { type: 'assignSort', params: ({ event }) => event },
      meta: { req: ['NAV-16'] },
    },
    'page.changed': {
      actions: { type: 'assignPage', params: ({ event }) => event },
      meta: { req: ['NAV-16'] },
    },
    'hash.changed': {
      actions: { type: 'assignHash', params: ({ event }) => event },
      meta: { req: ['CAT-13'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'viewFlyer',
        src: 'viewFlyer',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ flyer: event.output }) },
            target: 'listing',
            actions: { type: 'assignFlyer', params: ({ event }) => ({ flyer: event.output }) },
            meta: { req: ['NAV-16', 'CMS-04'] },
          },
          { target: 'missing', meta: { req: ['NAV-19'] } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['NAV-19'] },
          },
          { target: 'failed', meta: { req: ['CMS-11'] } },
        ],
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
    },
    listing: {
      invoke: {
        id: 'listProducts',
        src: 'listProducts',
        input: ({ context }) => namedProducts(context),
        onDone: {
          target: 'listed',
          actions: { type: 'assignProducts', params: ({ event }) => ({ products: event.output }) },
          meta: { req: ['NAV-16'] },
        },
        onError: { target: 'unlisted', meta: { req: ['CMS-11'] } },
      },
      after: { answerTimeout: { target: 'unlisted', meta: { req: ['CMS-11'] } } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'listing',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    listed: {
      tags: ['settled'],
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'refreshing',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    refreshing: {
      description: 'Prices and availability of another day or slot are loaded; the products stay until then.',
      tags: ['settled'],
      invoke: {
        id: 'refreshProducts',
        src: 'listProducts',
        input: ({ context }) => namedProducts(context),
        onDone: {
          target: 'listed',
          actions: { type: 'assignProducts', params: ({ event }) => ({ products: event.output }) },
          meta: { req: ['CAT-13'] },
        },
        onError: { target: 'listed' },
      },
      after: { answerTimeout: { target: 'listed' } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'refreshing',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    unlisted: {
      description: 'The text is there, its products did not come.',
      tags: ['settled'],
      on: {
        'list.retry': { target: 'listing', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'listing', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
    missing: {
      tags: ['settled'],
      entry: 'emitMissing',
    },
    failed: {
      tags: ['settled'],
      on: {
        'page.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loading', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
  },
});
