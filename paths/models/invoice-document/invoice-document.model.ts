import { failureOf } from '../../../contract/api/failure.ts';
import type { invoiceDocumentActors } from '../../../machines/invoice-document/invoice-document.actors.ts';
import { invoiceDocumentLogic } from '../../../machines/invoice-document/invoice-document.logic.ts';
import {
  documentError,
  documentKind,
  hasDocumentFailed,
  isDocumentSignedOut,
  isDocumentMissing,
  isDocumentUnavailable,
  shownDocument,
} from '../../../machines/invoice-document/invoice-document.selectors.ts';
import { anOrderDocument } from '../../fixtures/document-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type DocumentStep = Step<typeof invoiceDocumentLogic, ReturnType<typeof invoiceDocumentActors>>;
type Shown = DocumentStep['after'];

const failure = (step: DocumentStep) => failureOf(step.failed('readDocument')?.error);
const hasFailedWith = (step: DocumentStep, ...kinds: string[]): boolean =>
  step.failed('readDocument') !== null && kinds.includes(failure(step));

export const invoiceDocumentModel = flowModel<
  typeof invoiceDocumentLogic,
  ReturnType<typeof invoiceDocumentActors>
>({
  name: 'invoice-document',
  machine: invoiceDocumentLogic,
  starts: [
    { says: 'an invoice is opened', input: () => ({ orderId: 900, kind: 'invoice' }) },
    { says: 'a receipt is opened', input: () => ({ orderId: 900, kind: 'receipt' }) },
  ],
  cases: {
    'document.reload': [says('it is asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [says('the session is gone')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    readDocument: {
      isPatient: true,
      done: [says('the document comes', anOrderDocument())],
      failed: ({ context: { kind } }) => [
        refuses('the document', `order.${kind}.notAvailable`),
        ...patientFails('the document', 'notFound', 'network'),
      ],
    },
  },
  writes: [],
  facts: ['session.closed'],
  project: ({ context: { printed, error, kind } }) => ({
    kind,
    isShown: printed !== null,
    error: error?.failure,
  }),
  rules: [
    {
      id: 'ORD-16',
      says: 'It is the document of the address that is asked for.',
      when: (step) => step.calls('readDocument').length > 0,
      holds: (step) =>
        step.calls('readDocument').length === 1 &&
        step.calls('readDocument')[0]?.orderId === step.after.context.orderId &&
        step.calls('readDocument')[0]?.kind === documentKind(step.after),
    },
    {
      id: 'ORD-16',
      says: 'What comes is shown, with no error left.',
      when: (step) => step.done('readDocument') !== null,
      holds: (step) =>
        shownDocument(step.after) === step.done('readDocument')?.output &&
        documentError(step.after) === null &&
        !hasDocumentFailed(step.after),
    },
    {
      id: 'ORD-17',
      says: 'Somebody else’s order is as one that does not exist.',
      when: (step) => hasFailedWith(step, 'notFound'),
      holds: ({ after }) => isDocumentMissing(after) && shownDocument(after) === null,
    },
    {
      id: 'ORD-16',
      says: 'What the shop does not give says why.',
      when: (step) => hasFailedWith(step, 'refused'),
      holds: ({ after }) => isDocumentUnavailable(after) && documentError(after)?.failure === 'refused',
    },
    {
      id: 'ERR-11',
      says: 'What cannot be loaded says so.',
      when: (step) => hasFailedWith(step, 'timeout', 'network'),
      holds: (step) => hasDocumentFailed(step.after) && documentError(step.after)?.failure === failure(step),
    },
    {
      id: 'SES-14',
      says: 'A login that is dismissed is no failure of the document.',
      when: (step) => hasFailedWith(step, 'dismissed'),
      holds: ({ after }) => isDocumentSignedOut(after) && !hasDocumentFailed(after),
    },
    {
      id: 'SES-07',
      says: 'It is asked for again when session or service are back, or by a press.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('document.reload') ?? step.sent('service.resumed') ?? step.sent('session.opened')) !==
          null,
      holds: (step) => step.calls('readDocument').length === 1,
    },
    {
      id: 'SES-08',
      says: 'With the session gone nothing of it is kept.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        isDocumentSignedOut(step.after) &&
        shownDocument(step.after) === null &&
        step.inFlight('readDocument') === 0,
    },
    reaches({
      id: 'ORD-16',
      says: 'What failed can come to be shown.',
      from: (shown: Shown) => shown.matches('failed'),
      to: (shown: Shown) => shownDocument(shown) !== null,
    }),
  ],
});
