import type { PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import { isRefusedWith } from '../../contract/api/failure.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { checkoutMachine } from './checkout.machine.ts';

/** What is lacking, as one text. */
const shortOf = (restriction: PurchaseRestriction | null): string =>
  (restriction?.restrictions ?? [])
    .filter(({ code }) => code === 'msg.cart.availability.errors')
    .map(({ message }) => message)
    .join();

export const checkoutLogic = checkoutMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: {
    ...failureGuards,
    isNewlyShort: ({ context }, { restriction }) =>
      shortOf(restriction) !== '' && shortOf(restriction) !== shortOf(context.restriction),
    isAlreadyOrdered: (_, { error }) => isRefusedWith(error, 'checkout.alreadyOrdered'),
  },
});
