import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { OrderDocument } from '../../contract/api/ordering/order-document.ts';
import { anOrderDocument } from '../../paths/fixtures/document-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { invoiceDocumentLogic } from './invoice-document.logic.ts';
import {
  documentError,
  documentKind,
  hasDocumentFailed,
  isDocumentAwaitingSession,
  isDocumentMissing,
  isDocumentUnavailable,
  shownDocument,
} from './invoice-document.selectors.ts';
import type { DocumentKind } from './invoice-document.types.ts';

function start(kind: DocumentKind = 'invoice') {
  const clock = new SimulatedClock();
  const read = held<OrderDocument, { orderId: number; kind: DocumentKind }>();
  const actor = createActor(invoiceDocumentLogic.provide({ actors: { readDocument: read.logic } }), {
    clock,
    input: { orderId: 900, kind },
  });
  actor.start();
  const says = () => {
    const at = actor.getSnapshot();
    return {
      isMissing: isDocumentMissing(at),
      isUnavailable: isDocumentUnavailable(at),
      hasFailed: hasDocumentFailed(at),
      isWaiting: isDocumentAwaitingSession(at),
    };
  };
  return { actor, clock, read, says, at: () => actor.getSnapshot() };
}

const nothing = { isMissing: false, isUnavailable: false, hasFailed: false, isWaiting: false };

test.each<DocumentKind>(['receipt', 'invoice'])(
  'ORD-16: the %s is asked for, and shown as it comes',
  async (kind) => {
    const { read, says, at } = start(kind);
    const printed = anOrderDocument();
    await read.latest().answer(printed);
    expect(read.calls.map(({ input }) => input)).toEqual([{ orderId: 900, kind }]);
    expect([shownDocument(at()), documentKind(at()), says()]).toEqual([printed, kind, nothing]);
  },
);

test('ORD-16, ORD-17: what is not there, what the shop does not give, and what did not come are told apart', async () => {
  const missing = start();
  await missing.read.latest().fail(failed('notFound'));
  expect([missing.says(), documentError(missing.at())]).toEqual([{ ...nothing, isMissing: true }, null]);
  const refused = start();
  await refused.read.latest().fail(refusal('order.invoice.notAvailable'));
  expect(refused.says()).toEqual({ ...nothing, isUnavailable: true });
  expect(documentError(refused.at())?.messages[0]?.code).toBe('order.invoice.notAvailable');
  const late = start();
  late.clock.increment(12_000);
  expect([late.says(), documentError(late.at())?.failure]).toEqual([
    { ...nothing, hasFailed: true },
    'timeout',
  ]);
  expect(late.read.latest().signal.aborted).toBe(true);
});

test('SES-08: with the session gone nothing of it is left, and it is asked for anew', async () => {
  const { actor, read, says, at } = start();
  await read.latest().answer(anOrderDocument());
  actor.send({ type: 'session.closed' });
  expect([says(), shownDocument(at())]).toEqual([{ ...nothing, isWaiting: true }, null]);
  actor.send({ type: 'session.opened' });
  expect(read.calls).toHaveLength(2);
});
