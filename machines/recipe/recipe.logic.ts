import { assign } from 'xstate';
import { personsRange } from '../../contract/rules/content/recipe-amounts.ts';
import { quantityAfter, type QuantityChange } from '../../contract/rules/quantity/quantity-choice.ts';
import { failureGuards } from '../failure.logic.ts';
import { recipeMachine } from './recipe.machine.ts';
import { personsOf, recipeRows } from './recipe.selectors.ts';

const within = (persons: number): number =>
  Math.min(personsRange.most, Math.max(personsRange.least, persons));

export const recipeLogic = recipeMachine.provide({
  actions: {
    assignMore: assign((at) => ({ persons: within(personsOf(at) + 1) })),
    assignLess: assign((at) => ({ persons: within(personsOf(at) - 1) })),
    assignTyped: assign((at, { text }: { text: string }) => ({
      persons: /^\s*\d{1,4}\s*$/.test(text) ? within(Number(text)) : personsOf(at),
    })),
    changeQuantity: assign(({ context }, { at, change }: { at: number; change: QuantityChange }) => {
      const row = recipeRows({ context })[at];
      if (row === undefined || row.product === null || !row.isTaken) return {};
      const quantity = quantityAfter(row.product, row.quantity, change);
      const { [at]: _, ...others } = context.quantities;
      // Who wants none of it leaves it; taken again it is as much as the recipe takes.
      return quantity === 0
        ? { quantities: others, taken: { ...context.taken, [at]: false } }
        : { quantities: { ...others, [at]: quantity } };
    }),
  },
  guards: { isMissing: failureGuards.isMissing },
});
