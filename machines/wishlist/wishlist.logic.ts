import { assign } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import {
  chooseLess,
  chooseMore,
  chooseTyped,
  typedFor,
} from '../../contract/rules/quantity/quantity-choice.ts';
import { minusQuantity } from '../../contract/rules/quantity/quantity-step.ts';
import { sellingTerms } from '../../contract/rules/quantity/selling-terms.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, assignTimeout, failureGuards, refusalOf, type FailedCall } from '../failure.logic.ts';
import { wishlistMachine } from './wishlist.machine.ts';
import { isEditable, isOwn, quantityOf } from './wishlist.selectors.ts';
import type { ItemChange } from './wishlist.types.ts';

/** The quantity after a press or a text; one that would ask for the removal in a cart removes from a list. */
function changed(product: Product, current: number, change: ItemChange): number {
  switch (change.kind) {
    case 'remove':
      return 0;
    case 'more':
      return chooseMore(product, current).quantity;
    case 'less':
      return minusQuantity(sellingTerms(product), current).ask === undefined
        ? chooseLess(product, current).quantity
        : 0;
    case 'typed':
      return typedFor({ product, current }, change.text).ask === undefined
        ? chooseTyped(product, current, change.text).quantity
        : 0;
  }
}

export const wishlistLogic = wishlistMachine.provide({
  actions: {
    changeItem: assign(({ context }, { change }: { change: ItemChange }) => {
      const { productId } = change;
      const item = context.list?.wishlistItems.find(({ product }) => product.productId === productId);
      if (item === undefined) return {};
      const current = quantityOf(context, item);
      const quantity = changed(item.product, current, change);
      return quantity === current ? {} : { wanted: { ...context.wanted, [productId]: quantity } };
    }),
    validateName: assign(({ context: { name } }) => ({
      nameError: validate(name ?? '', [requiredRule]),
      error: null,
    })),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
    assignRefusal: assign((_, { error }: FailedCall) => {
      const { atFields, besides } = refusalOf(error, (field) => (field === 'name' ? field : null));
      return { nameError: atFields.name ?? null, error: besides };
    }),
  },
  guards: {
    isEditable: ({ context: { list } }) => isEditable(list),
    isOwnList: ({ context: { list } }) => isOwn(list),
    isNamed: ({ context: { name } }) => validate(name ?? '', [requiredRule]) === null,
    isInterrupted: failureGuards.isInterrupted,
    isMissing: failureGuards.isMissing,
  },
});
