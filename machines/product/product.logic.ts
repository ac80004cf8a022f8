import { assign } from 'xstate';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { chooseLess, chooseMore, chooseTyped } from '../../contract/rules/quantity/quantity-choice.ts';
import { productMachine, type ProductContext } from './product.machine.ts';
import { chosenQuantity } from './product.selectors.ts';

/** What the product there is makes of a step; without one nothing is chosen. */
const choose = ({ context }: { context: ProductContext }, step: typeof chooseMore) =>
  context.product === null
    ? {}
    : { wanted: step(context.product, chosenQuantity({ context }, context.product)) };

export const productLogic = productMachine.provide({
  actions: {
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
    stepUp: assign((at) => choose(at, chooseMore)),
    stepDown: assign((at) => choose(at, chooseLess)),
    assignTyped: assign((at, { text }: { text: string }) =>
      choose(at, (product, current) => chooseTyped(product, current, text)),
    ),
  },
  guards: failureGuards,
});
