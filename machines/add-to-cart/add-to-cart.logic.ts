import { assign } from 'xstate';
import { failureGuards, isRefusedFor } from '../failure.logic.ts';
import { addToCartMachine } from './add-to-cart.machine.ts';
import type { AddToCartRequest } from './add-to-cart.types.ts';

const wishOf = ({ requestId: _, ...wish }: AddToCartRequest): string => JSON.stringify(wish);

export const addToCartLogic = addToCartMachine.provide({
  actions: {
    accept: assign(({ context: { unconfirmed } }, { request }: { request: AddToCartRequest }) => ({
      pending: unconfirmed !== null && wishOf(unconfirmed) === wishOf(request) ? unconfirmed : request,
      keyVersion: 0,
    })),
  },
  guards: { ...failureGuards, isRefusedFor },
});
