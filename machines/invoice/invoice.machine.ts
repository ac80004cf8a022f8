import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/cart-answer.ts';
import type { Billing } from '../../contract/api/registration.ts';
import type {
  BillingField,
  InvoiceContext,
  InvoiceEmitted,
  InvoiceEvent,
  InvoiceInput,
  InvoiceNews,
} from './invoice.types.ts';
import type { GivenAction, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

const actorNotProvided = (name: string) => () =>
  Promise.reject(new Error(`actor '${name}' was not provided`));

/** The invoice of an order: asked for, its data saved before the order can be confirmed (CHK-05, REG-23, B-15). */
export const invoiceMachine = setup({
  types: {
    context: {} as InvoiceContext,
    events: {} as InvoiceEvent,
    emitted: {} as InvoiceEmitted,
    input: {} as InvoiceInput,
    tags: {} as 'busy' | 'needed' | 'form',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewInvoice: fromPromise<{ isNeeded: boolean; billing: Billing | null }>(actorNotProvided('viewInvoice')),
    saveNeed: fromPromise<CartAnswer, { isNeeded: boolean }>(actorNotProvided('saveNeed')),
    saveBilling: fromPromise<Billing, { billing: Billing }>(actorNotProvided('saveBilling')),
  },
  actions: {
    assignBilling: assign(({ context }, { billing }: { billing: Billing | null }) => ({
      billing: billing ?? context.billing,
      fieldErrors: {},
      error: null,
    })),
    typeBilling: assign(({ context }, { field, value }: { field: BillingField; value: string }) => ({
      billing: { ...context.billing, [field]: value },
    })),
    judgeBilling: {} as GivenAction,
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: assign({ error: { failure: 'timeout', messages: [] } }),
    emitInvoiceChanged: sendTo(
      ({ context }) => context.parent,
      (_, { isNeeded, isSaved }: Omit<InvoiceNews, 'type'>): InvoiceNews => ({
        type: 'invoice.changed',
        isNeeded,
        isSaved,
      }),
    ),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'saveInvoice' as const,
      error,
    })),
  },
  guards: {
    isNeeded: (_, { isNeeded }: { isNeeded: boolean }) => isNeeded,
    isNeededByCart: ({ context }) => context.isNeeded,
    hasBilling: (_, { billing }: { billing: Billing | null }) => billing !== null,
    isNeededAndSaved: (_, { isNeeded, billing }: { isNeeded: boolean; billing: Billing | null }) =>
      isNeeded && billing !== null,
    isBillingValid: {} as GivenGuard,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'invoice',
  context: ({ input }) => ({
    ...input,
    billing: {
      companyName: '',
      fiscalCode: '',
      vatNumber: '',
      address1: '',
      addressNumber: '',
      city: '',
      province: '',
      postalcode: '',
      sdiCode: '',
      pec: '',
    },
    fieldErrors: {},
    fieldWarnings: {},
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'viewInvoice',
        src: 'viewInvoice',
        onDone: [
          {
            guard: { type: 'isNeededAndSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'assignBilling', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'assignBilling', params: ({ event }) => event.output },
          },
          { target: 'unneeded', actions: { type: 'assignBilling', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: 'isNeededByCart',
            target: 'editing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['CHK-05'] },
          },
          { target: 'unneeded' },
        ],
      },
      after: {
        answerTimeout: [
          { guard: 'isNeededByCart', target: 'editing', actions: 'assignTimeout', meta: { req: ['CHK-05'] } },
          { target: 'unneeded' },
        ],
      },
    },
    unneeded: {
      entry: { type: 'emitInvoiceChanged', params: { isNeeded: false, isSaved: false } },
      on: { 'invoice.need': { target: 'asking', meta: { req: ['CHK-05'] } } },
    },
    asking: {
      tags: ['busy', 'needed', 'form'],
      entry: { type: 'emitInvoiceChanged', params: { isNeeded: true, isSaved: false } },
      invoke: {
        id: 'askInvoice',
        src: 'saveNeed',
        input: { isNeeded: true },
        onDone: {
          target: 'editing',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          meta: { req: ['CART-17'] },
        },
        onError: { target: 'unneeded', actions: { type: 'emitFailure', params: ({ event }) => event } },
      },
      after: {
        answerTimeout: { target: 'unneeded', actions: { type: 'emitFailure', params: { error: 'timeout' } } },
      },
    },
    editing: {
      tags: ['needed', 'form'],
      entry: { type: 'emitInvoiceChanged', params: { isNeeded: true, isSaved: false } },
      on: {
        'billing.fieldChanged': { actions: { type: 'typeBilling', params: ({ event }) => event } },
        'billing.save': [
          {
            guard: 'isBillingValid',
            target: 'saving',
            actions: 'judgeBilling',
            meta: { req: ['REG-23', 'B-15'] },
          },
          { actions: 'judgeBilling', meta: { req: ['REG-23', 'VAL-07', 'VAL-08'] } },
        ],
        'invoice.renounce': { target: 'renouncing' },
      },
    },
    saving: {
      tags: ['busy', 'needed', 'form'],
      invoke: {
        id: 'saveBilling',
        src: 'saveBilling',
        input: ({ context }) => ({ billing: context.billing }),
        onDone: {
          target: 'saved',
          actions: { type: 'assignBilling', params: ({ event }) => ({ billing: event.output }) },
          meta: { req: ['CHK-05'] },
        },
        onError: { target: 'editing', actions: { type: 'assignFailure', params: ({ event }) => event } },
      },
      after: { answerTimeout: { target: 'editing', actions: 'assignTimeout' } },
    },
    saved: {
      tags: ['needed'],
      entry: { type: 'emitInvoiceChanged', params: { isNeeded: true, isSaved: true } },
      on: {
        'billing.edit': { target: 'editing' },
        'invoice.renounce': { target: 'renouncing' },
      },
    },
    renouncing: {
      tags: ['busy'],
      invoke: {
        id: 'renounceInvoice',
        src: 'saveNeed',
        input: { isNeeded: false },
        onDone: {
          target: 'unneeded',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'editing', actions: { type: 'emitFailure', params: ({ event }) => event } },
      },
      after: {
        answerTimeout: { target: 'editing', actions: { type: 'emitFailure', params: { error: 'timeout' } } },
      },
    },
  },
});
