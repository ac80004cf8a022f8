import { assign, sendTo, setup, type AnyActorRef } from 'xstate';
import type { Disclaimer } from '../../contract/api/account/disclaimer.ts';
import type { Store } from '../../contract/api/shopping/delivery.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Sent to the parent: the store chosen, the statements to answer there and those that are ticked. */
export interface TermsChanged {
  type: 'terms.changed';
  storeId: number | null;
  /** Empty while those of the store are not known. */
  statements: readonly Pick<Disclaimer, 'legalId' | 'required'>[];
  accepted: readonly number[];
}

export interface RegistrationTermsInput {
  parent: AnyActorRef;
  storeId: number | null;
  accepted: readonly number[];
}

export interface RegistrationTermsContext extends RegistrationTermsInput {
  /** Where the shopper lives; null while nobody knows. */
  near: Point | null;
  /** Nearest first once it is known where the shopper lives. */
  stores: readonly Store[];
  statements: readonly Disclaimer[];
}

interface RegistrationTermsEvents {
  'stores.locate': { near: Point | null };
  'store.choose': { storeId: number };
  'consent.answer': { legalId: number; accepted: boolean };
  'terms.reload': object;
}
export type RegistrationTermsEvent = EventOf<RegistrationTermsEvents>;

/** The store of reference and the consents asked for there: none is ticked by itself (REG-01, REG-04, REG-05). */
export const registrationTermsMachine = setup({
  types: {
    context: {} as RegistrationTermsContext,
    events: {} as RegistrationTermsEvent,
    input: {} as RegistrationTermsInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listStores: {} as GivenCall<Store[], { near: Point | null }>,
    listStatements: {} as GivenCall<Disclaimer[], { storeId: number | null }>,
  },
  actions: {
    assignNear: assign((_, { near }: { near: Point | null }) => ({ near })),
    /** A store that is gone is chosen no more. */
    assignStores: assign(({ context }, { stores }: { stores: readonly Store[] }) => ({
      stores,
      storeId: stores.some(({ storeId }) => storeId === context.storeId) ? context.storeId : null,
    })),
    assignStore: assign((_, { storeId }: { storeId: number }) => ({ storeId, statements: [] })),
    assignStatements: assign((_, { statements }: { statements: readonly Disclaimer[] }) => ({ statements })),
    assignConsent: assign(({ context }, { legalId, accepted }: { legalId: number; accepted: boolean }) => ({
      accepted: accepted
        ? [...context.accepted.filter((one) => one !== legalId), legalId]
        : context.accepted.filter((one) => one !== legalId),
    })),
    sendTermsChanged: sendTo(
      ({ context }) => context.parent,
      ({ context: { storeId, statements, accepted } }): TermsChanged => ({
        type: 'terms.changed',
        storeId,
        statements: statements.map(({ legalId, required }) => ({ legalId, required })),
        accepted,
      }),
    ),
  },
  guards: {
    hasNoStores: ({ context }) => context.stores.length === 0,
    hasStatements: ({ context }) => context.statements.length > 0,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'registrationTerms',
  context: ({ input }) => ({ ...input, near: null, stores: [], statements: [] }),
  initial: 'loadingStores',
  on: {
    'stores.locate': {
      target: '.loadingStores',
      actions: { type: 'assignNear', params: ({ event }) => event },
      meta: { req: ['REG-01'] },
    },
    'store.choose': {
      target: '.loadingStatements',
      actions: [{ type: 'assignStore', params: ({ event }) => event }, 'sendTermsChanged'],
      meta: { req: ['REG-01', 'REG-05'] },
    },
    'consent.answer': {
      actions: [{ type: 'assignConsent', params: ({ event }) => event }, 'sendTermsChanged'],
      meta: { req: ['REG-04'] },
    },
  },
  states: {
    loadingStores: {
      description: 'What was listed before stays in sight.',
      invoke: {
        id: 'listStores',
        src: 'listStores',
        input: ({ context }) => ({ near: context.near }),
        onDone: {
          target: 'settling',
          actions: { type: 'assignStores', params: ({ event }) => ({ stores: event.output }) },
        },
        onError: { target: 'settling' },
      },
      after: { answerTimeout: { target: 'settling' } },
    },
    settling: {
      always: [
        { guard: 'hasNoStores', target: 'withoutStores' },
        { guard: 'hasStatements', target: 'ready' },
        { target: 'loadingStatements' },
      ],
    },
    loadingStatements: {
      invoke: {
        id: 'listStatements',
        src: 'listStatements',
        input: ({ context }) => ({ storeId: context.storeId }),
        onDone: {
          target: 'ready',
          actions: {
            type: 'assignStatements',
            params: ({ event }) => ({ statements: event.output }),
          },
          meta: { req: ['REG-05'] },
        },
        onError: { target: 'withoutStatements' },
      },
      after: { answerTimeout: { target: 'withoutStatements' } },
    },
    ready: { entry: 'sendTermsChanged' },
    withoutStores: {
      on: { 'terms.reload': { target: 'loadingStores', meta: { req: ['ERR-04'] } } },
    },
    withoutStatements: {
      on: { 'terms.reload': { target: 'loadingStatements', meta: { req: ['ERR-04'] } } },
    },
  },
});
