import { transactionStatusCodes } from '../../../contract/api/codes.ts';
import { isPaid } from '../../../contract/rules/checkout/transaction-status.ts';
import type { PaymentContext } from './payment.context.ts';

const ended = new Set<number>([transactionStatusCodes.reversed, transactionStatusCodes.cancelled]);

/** Ends a transaction that shall not go on: an authorised one is reversed (4), any other cancelled (5). */
export async function endTransaction(
  unit: Pick<PaymentContext, 'payments'>,
  transactionId: number,
): Promise<void> {
  await unit.payments.voidIntents(transactionId);
  const transaction = await unit.payments.findTransaction(transactionId);
  if (transaction === null || ended.has(transaction.statusId)) return;
  await unit.payments.moveTransaction(transactionId, {
    from: transaction.statusId,
    to: isPaid(transaction.statusId) ? transactionStatusCodes.reversed : transactionStatusCodes.cancelled,
  });
}
