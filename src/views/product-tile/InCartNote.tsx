import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { quantityText } from '../../text/quantity.ts';
import { useShop } from '../shop-context.ts';
import { quantityInCart } from './quantity-in-cart.ts';

/** How much of a product the cart holds, where no stepper tells it: it has options, or is sold out (CAT-22). */
export function InCartNote({ product }: { product: Product }) {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  const quantity = useSelector(cart, quantityInCart(product));
  return quantity === 0 ? null : t`Nel carrello: ${quantityText(product, quantity)}`;
}
