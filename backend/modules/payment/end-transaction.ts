import { isPaid } from '../../../contract/rules/checkout/transaction-status.ts';
import type { PaymentContext } from './payment.context.ts';

/** Ends a transaction that shall not go on: an authorised one is reversed (4), any other cancelled (5). */
export async function endTransaction(
  unit: Pick<PaymentContext, 'payments'>,
  transactionId: number,
): Promise<void> {
  await unit.payments.voidIntents(transactionId);
  const transaction = await unit.payments.findTransaction(transactionId);
  if (transaction === null || transaction.statusId === 4 || transaction.statusId === 5) return;
  await unit.payments.moveTransaction(transactionId, {
    from: transaction.statusId,
    to: isPaid(transaction.statusId) ? 4 : 5,
  });
}
