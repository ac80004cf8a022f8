import { assign } from 'xstate';
import { failureOf } from '../../contract/api/failure.ts';
import { quantityAfter } from '../../contract/rules/quantity/quantity-choice.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import {
  assignDismissed,
  assignFailure,
  failureGuards,
  refusalOf,
  type FailedCall,
} from '../failure.logic.ts';
import { wishlistMachine } from './wishlist.machine.ts';
import { isEditable, isOwn, quantityOf } from './wishlist.selectors.ts';
import type { ItemChange } from './wishlist.types.ts';

export const wishlistLogic = wishlistMachine.provide({
  actions: {
    changeItem: assign(({ context }, { change }: { change: ItemChange }) => {
      const { productId } = change;
      const item = context.list?.wishlistItems.find(({ product }) => product.productId === productId);
      if (item === undefined) return {};
      const current = quantityOf(context, item);
      const quantity = quantityAfter(item.product, current, change);
      return quantity === current ? {} : { wanted: { ...context.wanted, [productId]: quantity } };
    }),
    validateName: assign(({ context: { name } }) => ({
      nameError: validate(name ?? '', [requiredRule]),
      error: null,
    })),
    assignFailure: assignFailure(),
    assignDismissed: assignDismissed(),
    assignRefusal: assign((_, { error }: FailedCall) => {
      const { atFields, besides } = refusalOf(error, (field) => (field === 'name' ? field : null));
      return { nameError: atFields.name ?? null, error: besides };
    }),
  },
  guards: {
    isEditable: ({ context: { list } }) => isEditable(list),
    isOwnList: ({ context: { list } }) => isOwn(list),
    isNamed: ({ context: { name } }) => validate(name ?? '', [requiredRule]) === null,
    isDismissed: failureGuards.isDismissed,
    isDismissedOverList: ({ context: { list } }, { error }) =>
      list !== null && failureOf(error) === 'dismissed',
    isMissing: failureGuards.isMissing,
  },
});
