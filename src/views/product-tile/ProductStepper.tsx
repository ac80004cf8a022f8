import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { plusQuantity } from '../../../contract/rules/quantity/quantity-step.ts';
import { quantityAbove, sumOfQuantities } from '../../../contract/rules/quantity/quantity-sum.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { isUnsaved, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface ProductStepperProps {
  product: Product;
  /** Null until the shop has answered the first add. */
  line: CartLineRef | null;
  /** What is on its way into the cart besides. */
  onItsWay: number;
  size: 'card' | 'line' | 'lg';
}

/**
 * How much of a product the cart holds, with what is on its way: it shows at the press, the shop's answer settles it, and
 * further presses join the add that waits (GATE-14). One component for both, so that no press meets a control in between.
 */
export function ProductStepper({ product, line, onItsWay, size }: ProductStepperProps) {
  const addToCart = useAddToCart();
  const actor = line ?? undefined;
  const wanted = useSelector(actor, (saved) => (saved === undefined ? 0 : wantedQuantity(saved)));
  const unsaved = useSelector(actor, (saved) => saved !== undefined && isUnsaved(saved));
  const known = useSelector(actor, (saved) => saved?.context);
  const quantity = sumOfQuantities([wanted, onItsWay]);
  const isAdding = onItsWay > 0;
  const addMore = () => {
    const more = plusQuantity(sellingTerms(product), quantity);
    addToCart(product, { quantity: quantityAbove(more.quantity, quantity) });
  };
  return (
    <QuantityStepper
      product={known?.product ?? product}
      line={{ customWeight: known?.customWeight }}
      quantity={quantity}
      size={size}
      below="removes"
      busy={isAdding || unsaved}
      isAdding={isAdding}
      onChange={(event) => (isAdding ? addMore() : line?.send(event))}
    />
  );
}
