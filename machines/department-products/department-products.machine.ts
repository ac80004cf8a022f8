import { assign, setup } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface DepartmentProductsQuery {
  categoryId: number;
  hash: string;
}

export interface DepartmentProductsContext {
  /** Null while no department is pointed at. */
  pointed: number | null;
  hash: string;
  /** What was found for departments on the day of the hash, by their ids. */
  found: Readonly<Record<number, readonly Product[]>>;
  /** What stands on screen. */
  offered: readonly Product[];
}

interface DepartmentProductsEvents {
  'department.point': { categoryId: number };
  'department.leave': object;
  'hash.changed': { hash: string };
  'service.resumed': object;
}

/** A few products of the department that is pointed at in the menu: asked for after a moment's rest, kept for the day (SHELL-01). */
export const departmentProductsMachine = setup({
  types: {
    context: {} as DepartmentProductsContext,
    events: {} as EventOf<DepartmentProductsEvents>,
    input: {} as { hash: string },
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listDepartment: {} as GivenCall<readonly Product[], DepartmentProductsQuery> },
  actions: {
    assignPointed: assign((_, { categoryId }: { categoryId: number | null }) => ({ pointed: categoryId })),
    assignKnown: assign(({ context: { found } }, { categoryId }: { categoryId: number }) => ({
      offered: found[categoryId] ?? [],
    })),
    assignFound: assign(
      ({ context: { found, pointed } }, { products }: { products: readonly Product[] }) => ({
        found: { ...found, [pointed ?? 0]: products },
        offered: products,
      }),
    ),
    forgetDay: assign((_, { hash }: { hash: string }) => ({ hash, found: {} })),
  },
  guards: {
    isPointed: ({ context }, { categoryId }: { categoryId: number }) => categoryId === context.pointed,
    isKnown: ({ context: { found } }, { categoryId }: { categoryId: number }) =>
      (found[categoryId] ?? []).length > 0,
    isKnownEmpty: ({ context: { found } }, { categoryId }: { categoryId: number }) =>
      found[categoryId]?.length === 0,
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
    isAnyThere: (_, { products }: { products: readonly Product[] }) => products.length > 0,
  },
  delays: { rest: 150, answerTimeout: 8_000 },
}).createMachine({
  id: 'departmentProducts',
  context: ({ input: { hash } }) => ({ pointed: null, hash, found: {}, offered: [] }),
  initial: 'waiting',
  on: {
    'department.point': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.shown',
        actions: [
          { type: 'assignPointed', params: ({ event }) => event },
          { type: 'assignKnown', params: ({ event }) => event },
        ],
        meta: { req: ['SHELL-01'] },
      },
      {
        guard: { type: 'isKnownEmpty', params: ({ event }) => event },
        target: '.hidden',
        actions: { type: 'assignPointed', params: ({ event }) => event },
        meta: { req: ['SHELL-01'] },
      },
      {
        target: '.resting',
        actions: { type: 'assignPointed', params: ({ event }) => event },
        meta: { req: ['SHELL-01'] },
      },
    ],
    'department.leave': {
      target: '.waiting',
      actions: { type: 'assignPointed', params: { categoryId: null } },
      meta: { req: ['SHELL-01'] },
    },
    'hash.changed': {
      guard: { type: 'isOtherHash', params: ({ event }) => event },
      actions: { type: 'forgetDay', params: ({ event }) => event },
      meta: { req: ['B-28'] },
    },
  },
  states: {
    waiting: { description: 'The menu is closed.' },
    resting: {
      description: 'Whoever passes over a department on the way to another one asks for nothing.',
      after: { rest: { target: 'loading', meta: { req: ['SHELL-01'] } } },
      on: {
        'department.point': { guard: { type: 'isPointed', params: ({ event }) => event } },
      },
    },
    loading: {
      invoke: {
        id: 'listDepartment',
        src: 'listDepartment',
        input: ({ context: { pointed, hash } }) => ({ categoryId: pointed ?? 0, hash }),
        onDone: [
          {
            guard: { type: 'isAnyThere', params: ({ event }) => ({ products: event.output }) },
            target: 'shown',
            actions: { type: 'assignFound', params: ({ event }) => ({ products: event.output }) },
            meta: { req: ['SHELL-01'] },
          },
          {
            target: 'hidden',
            actions: { type: 'assignFound', params: ({ event }) => ({ products: event.output }) },
            meta: { req: ['SHELL-01'] },
          },
        ],
        onError: { target: 'hidden.failed', meta: { req: ['ERR-03'] } },
      },
      after: { answerTimeout: { target: 'hidden.failed', meta: { req: ['ERR-03'] } } },
      on: {
        'department.point': { guard: { type: 'isPointed', params: ({ event }) => event } },
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'forgetDay', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
    },
    shown: {
      initial: 'current',
      on: {
        'department.point': { guard: { type: 'isPointed', params: ({ event }) => event } },
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: '.refreshing',
          actions: { type: 'forgetDay', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
      states: {
        current: {},
        refreshing: {
          description:
            'What there is on another day is asked for; a product that is being added stays until it comes.',
          invoke: {
            id: 'refreshDepartment',
            src: 'listDepartment',
            input: ({ context: { pointed, hash } }) => ({ categoryId: pointed ?? 0, hash }),
            onDone: [
              {
                guard: { type: 'isAnyThere', params: ({ event }) => ({ products: event.output }) },
                target: 'current',
                actions: { type: 'assignFound', params: ({ event }) => ({ products: event.output }) },
                meta: { req: ['B-28'] },
              },
              {
                target: '#departmentProducts.hidden',
                actions: { type: 'assignFound', params: ({ event }) => ({ products: event.output }) },
                meta: { req: ['B-28'] },
              },
            ],
            onError: { target: '#departmentProducts.hidden.failed', meta: { req: ['ERR-03'] } },
          },
          after: {
            answerTimeout: { target: '#departmentProducts.hidden.failed', meta: { req: ['ERR-03'] } },
          },
        },
      },
    },
    hidden: {
      initial: 'empty',
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'forgetDay', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
      states: {
        empty: { description: 'The department has nothing on this day.' },
        failed: {
          description: 'The menu goes without them.',
          on: { 'service.resumed': { target: '#departmentProducts.loading', meta: { req: ['NAV-18'] } } },
        },
      },
    },
  },
});
