import { assign } from 'xstate';
import type { QuantityResult } from '../../contract/rules/quantity/quantity-result.ts';
import { minusQuantity, plusQuantity } from '../../contract/rules/quantity/quantity-step.ts';
import { sellingTerms } from '../../contract/rules/quantity/selling-terms.ts';
import { quantityAbove } from '../../contract/rules/quantity/quantity-sum.ts';
import { typedFor } from '../../contract/rules/quantity/quantity-choice.ts';
import { cartLineMachine } from './cart-line.machine.ts';
import type { CartLineContext } from './cart-line.types.ts';

const termsOf = ({ product, customWeight }: CartLineContext) => sellingTerms(product, { customWeight });

const outcome = ({ quantity, error, warning }: QuantityResult) => ({
  wanted: quantity,
  hint: error ?? warning ?? null,
});

const typed = ({ product, customWeight, wanted }: CartLineContext, text: string) =>
  typedFor({ product, customWeight, current: wanted }, text);

/** The line with the quantity rules both sides share. */
export const cartLineLogic = cartLineMachine.provide({
  actions: {
    stepUp: assign(({ context }) => outcome(plusQuantity(termsOf(context), context.wanted))),
    stepDown: assign(({ context }) => outcome(minusQuantity(termsOf(context), context.wanted))),
    takeBack: assign(({ context: { wanted } }, { quantity }: { quantity: number }) => ({
      wanted: quantityAbove(wanted, quantity),
      hint: null,
    })),
    assignTyped: assign(({ context }, { text }: { text: string }) => outcome(typed(context, text))),
  },
  guards: {
    asksRemoval: ({ context }, params) => {
      const result =
        params.step === 'down'
          ? minusQuantity(termsOf(context), context.wanted)
          : typed(context, params.text);
      return result.ask !== undefined;
    },
  },
});
