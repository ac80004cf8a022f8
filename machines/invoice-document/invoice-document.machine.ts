import { assign, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { OrderDocument } from '../../contract/api/ordering/order-document.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { DocumentKind } from './invoice-document.types.ts';

interface InvoiceDocumentInput {
  orderId: number;
  kind: DocumentKind;
}

interface InvoiceDocumentContext extends InvoiceDocumentInput {
  printed: OrderDocument | null;
  error: FlowError | null;
}

interface InvoiceDocumentEvents {
  'document.reload': object;
  'session.opened': object;
  'session.closed': object;
  'service.resumed': object;
}

/** The receipt or the invoice of a delivered order, as a page to print (ORD-16). */
export const invoiceDocumentMachine = setup({
  types: {
    context: {} as InvoiceDocumentContext,
    events: {} as EventOf<InvoiceDocumentEvents>,
    input: {} as InvoiceDocumentInput,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { readDocument: {} as GivenPatientCall<OrderDocument, InvoiceDocumentInput> },
  actions: {
    assignDocument: assign((_, { printed }: { printed: OrderDocument }) => ({ printed, error: null })),
    clearDocument: assign({ printed: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
  },
  guards: {
    isMissing: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
  },
}).createMachine({
  id: 'invoiceDocument',
  context: ({ input }) => ({ ...input, printed: null, error: null }),
  initial: 'loading',
  on: {
    'session.closed': {
      target: '.failed',
      actions: ['clearDocument', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'readDocument',
        src: 'readDocument',
        input: ({ context: { orderId, kind } }) => ({ orderId, kind }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignDocument', params: ({ event }) => ({ printed: event.output }) },
          meta: { req: ['ORD-16'] },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['ORD-17'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'unavailable',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ORD-16'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-11'] },
          },
        ],
      },
    },
    shown: { tags: ['settled'] },
    missing: {},
    unavailable: { description: 'The shop does not give it, and says why.' },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'document.reload': { target: 'loading', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', meta: { req: ['B-40'] } },
      },
    },
  },
});
