import { orderStatusCodes, transactionStatusCodes } from '../../contract/api/codes.ts';
import { isPaid } from '../../contract/rules/checkout/transaction-status.ts';
import { assignDismissed, assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { paymentMachine } from './payment.machine.ts';

export const paymentLogic = paymentMachine.provide({
  actions: {
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
    assignDismissed: assignDismissed(),
  },
  guards: {
    ...failureGuards,
    isCancelled: ({ context: { order } }) =>
      order?.orderStatusId === orderStatusCodes.cancelled || order?.orderStatusId === orderStatusCodes.voided,
    isInProgress: ({ context: { order } }) =>
      order?.transactionStatusId === transactionStatusCodes.inProgress,
    isAuthorised: ({ context: { order } }) => order !== null && isPaid(order.transactionStatusId),
  },
});
