import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { LineChoice } from '../../../../contract/rules/checkout/line-choice.ts';
import { pricesHash } from '../../../../machines/shop/shop.selectors.ts';
import { useShop } from '../../shop-context.ts';
import type { SubstitutionChoiceRef } from './substitution-refs.ts';

/** Opens the choice for a line, with what is so now. */
export function useOpenLine(flow: SubstitutionChoiceRef) {
  const { shop } = useShop().flows;
  return ({ itemId, product: { productId } }: CartItem, choice: LineChoice): void =>
    flow.send({
      type: 'line.open',
      line: { itemId, productId, hash: pricesHash(shop.getSnapshot()) },
      choice,
    });
}
