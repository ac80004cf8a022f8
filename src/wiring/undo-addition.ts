import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import type { AddToCartRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type { NoticeAct } from '../../machines/notifications/notifications.types.ts';

/**
 * What takes one product out again that was added as asked: so much from the line with the same options. Nothing where
 * the shop changed what was asked for, or where many products came at once.
 */
export function undoOfAddition(
  request: AddToCartRequest | null,
  { cart, warnings }: Pick<CartAnswer, 'cart' | 'warnings'>,
): NoticeAct | undefined {
  if (request?.kind !== 'product' || warnings.length > 0) return undefined;
  const { product, quantity, chosen } = request;
  const line = linesOf(cart).find(
    (candidate) =>
      candidate.product.productId === product.productId &&
      product.selectOptions.every(
        ({ parameterName }) => candidate.cartItemInfo[parameterName] === chosen[parameterName],
      ),
  );
  return line === undefined ? undefined : { does: 'takeOut', itemId: line.itemId, quantity };
}
