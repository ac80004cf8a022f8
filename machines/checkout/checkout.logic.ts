import type { PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { ErrorCode } from '../../contract/api/error-codes.ts';
import { isRefusedWith } from '../../contract/api/failure.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { checkoutMachine } from './checkout.machine.ts';

const shortCode = 'msg.cart.availability.errors' satisfies ErrorCode;

/** What is lacking, as one text. */
const shortOf = (restriction: PurchaseRestriction | null): string =>
  (restriction?.restrictions ?? [])
    .filter(({ code }) => code === shortCode)
    .map(({ message }) => message)
    .join();

/** The refusals of a buy that need no other cart: the way to pay is chosen anew, or the button pressed again. */
const paymentRefusals = [
  'payment.type.notAllowed',
  'payment.auth.unknown',
  'request.tooMany',
  'server.error',
] as const satisfies readonly ErrorCode[];

export const checkoutLogic = checkoutMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: {
    ...failureGuards,
    isNewlyShort: ({ context }, { restriction }) =>
      shortOf(restriction) !== '' && shortOf(restriction) !== shortOf(context.restriction),
    isLossAnswered: ({ context }, { summary }) =>
      !summary.isLocked && (context.error?.messages.some(({ code }) => code === shortCode) ?? true),
    isRefusedPayment: (_, { error }) => paymentRefusals.some((code) => isRefusedWith(error, code)),
    isAlreadyOrdered: (_, { error }) => isRefusedWith(error, 'checkout.alreadyOrdered'),
  },
});
