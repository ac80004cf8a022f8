import { assign } from 'xstate';
import { isRefusedWith } from '../../contract/api/failure.ts';
import { addToCartMachine } from './add-to-cart.machine.ts';
import type { AddRequest } from './add-to-cart.types.ts';

const wishOf = ({ requestId: _, ...wish }: AddRequest): string => JSON.stringify(wish);

export const addToCartLogic = addToCartMachine.provide({
  actions: {
    accept: assign(({ context: { unsettled } }, { request }: { request: AddRequest }) => ({
      pending: unsettled !== null && wishOf(unsettled) === wishOf(request) ? unsettled : request,
      renewals: 0,
    })),
  },
  guards: {
    isRefusedFor: (_, { error, code }) => isRefusedWith(error, code),
  },
});
