import { assign, emit, sendTo, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
import type {
  BillingField,
  InvoiceContext,
  InvoiceEmitted,
  InvoiceEvent,
  InvoiceInput,
  InvoiceChanged,
  KnownInvoice,
} from './invoice.types.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/** The invoice of an order: requested or declined, its data saved before the order can be placed (CHK-05, REG-23, B-15). */
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
    viewInvoice: {} as GivenCall<KnownInvoice>,
    saveNeed: {} as GivenCall<CartAnswer, { isNeeded: boolean }>,
    saveBilling: {} as GivenCall<Billing, { billing: Billing }>,
  },
  actions: {
    assignBilling: assign(({ context }, { billing }: { billing: Billing | null }) => ({
      billing: billing ?? context.billing,
      fieldErrors: {},
      error: null,
    })),
    assignHolders: assign((_, { holders }: Pick<KnownInvoice, 'holders'>) => ({ holders })),
    /** The name and the codes are another's; where the invoice goes stays. */
    assignHolder: {} as GivenAction<{ userPersonFiscalId: number | null }>,
    assignBillingField: assign(({ context }, { field, value }: { field: BillingField; value: string }) => ({
      billing: { ...context.billing, [field]: value },
    })),
    validateBilling: {} as GivenAction,
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    emitInvoiceChanged: sendTo(
      ({ context }) => context.parent,
      (_, { isNeeded, isSaved }: Omit<InvoiceChanged, 'type'>): InvoiceChanged => ({
        type: 'invoice.changed',
        isNeeded,
        isSaved,
      }),
    ),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      operation: 'saveInvoice' as const,
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
    isHolder: ({ context: { holders } }, { userPersonFiscalId }: { userPersonFiscalId: number | null }) =>
      userPersonFiscalId === null || holders.some((one) => one.userPersonFiscalId === userPersonFiscalId),
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
    holders: [],
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
            actions: [
              { type: 'assignBilling', params: ({ event }) => event.output },
              { type: 'assignHolders', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isNeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'assignBilling', params: ({ event }) => event.output },
              { type: 'assignHolders', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'notNeeded',
            actions: [
              { type: 'assignBilling', params: ({ event }) => event.output },
              { type: 'assignHolders', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: 'isNeededByCart',
            target: 'editing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['CHK-05'] },
          },
          { target: 'notNeeded' },
        ],
      },
      after: {
        answerTimeout: [
          { guard: 'isNeededByCart', target: 'editing', actions: 'assignTimeout', meta: { req: ['CHK-05'] } },
          { target: 'notNeeded' },
        ],
      },
    },
    notNeeded: {
      entry: { type: 'emitInvoiceChanged', params: { isNeeded: false, isSaved: false } },
      on: { 'invoice.request': { target: 'requesting', meta: { req: ['CHK-05'] } } },
    },
    requesting: {
      tags: ['busy', 'needed', 'form'],
      entry: { type: 'emitInvoiceChanged', params: { isNeeded: true, isSaved: false } },
      invoke: {
        id: 'requestInvoice',
        src: 'saveNeed',
        input: { isNeeded: true },
        onDone: {
          target: 'editing',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          meta: { req: ['CART-17'] },
        },
        onError: { target: 'notNeeded', actions: { type: 'emitFailure', params: ({ event }) => event } },
      },
      after: {
        answerTimeout: {
          target: 'notNeeded',
          actions: { type: 'emitFailure', params: { error: 'timeout' } },
        },
      },
      // The form is open already: what is typed meanwhile stays.
      on: {
        'billing.fieldChanged': {
          actions: { type: 'assignBillingField', params: ({ event }) => event },
          meta: { req: ['REG-23'] },
        },
      },
    },
    editing: {
      tags: ['needed', 'form'],
      entry: { type: 'emitInvoiceChanged', params: { isNeeded: true, isSaved: false } },
      on: {
        'billing.fieldChanged': { actions: { type: 'assignBillingField', params: ({ event }) => event } },
        'holder.choose': {
          guard: { type: 'isHolder', params: ({ event }) => event },
          actions: { type: 'assignHolder', params: ({ event }) => event },
          meta: { req: ['REG-22'] },
        },
        'billing.save': [
          {
            guard: 'isBillingValid',
            target: 'saving',
            actions: 'validateBilling',
            meta: { req: ['REG-23', 'B-15'] },
          },
          { actions: 'validateBilling', meta: { req: ['REG-23', 'VAL-07', 'VAL-08'] } },
        ],
        'invoice.decline': { target: 'declining' },
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
        'invoice.decline': { target: 'declining' },
      },
    },
    declining: {
      tags: ['busy'],
      invoke: {
        id: 'declineInvoice',
        src: 'saveNeed',
        input: { isNeeded: false },
        onDone: {
          target: 'notNeeded',
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
