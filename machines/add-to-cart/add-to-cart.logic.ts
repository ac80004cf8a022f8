import { assign } from 'xstate';
import { failureGuards, isRefusedFor } from '../failure.logic.ts';
import { addToCartMachine } from './add-to-cart.machine.ts';
import type { AddToCartRequest } from './add-to-cart.types.ts';

const contentOf = ({ requestId: _, ...content }: AddToCartRequest): string => JSON.stringify(content);

export const addToCartLogic = addToCartMachine.provide({
  actions: {
    accept: assign(({ context: { unconfirmed } }, { request }: { request: AddToCartRequest }) => ({
      pending: unconfirmed !== null && contentOf(unconfirmed) === contentOf(request) ? unconfirmed : request,
      keyVersion: 0,
    })),
  },
  guards: { ...failureGuards, isRefusedFor },
});
