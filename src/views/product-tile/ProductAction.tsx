import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { isProductOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { AddButton } from '../../ui/buttons/AddButton.tsx';
import { useShop } from '../shop-context.ts';
import { LazyChooseMore, LazyProductStepper } from './LazyProductStepper.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useProductLine } from './use-product-line.ts';
import { useQuantityOnItsWay } from './use-quantity-on-its-way.ts';

interface ProductActionProps {
  product: Product;
  /** In a tile, or small in a row. */
  look?: 'card' | 'plus';
}

/** Adds the product, or changes how many of it are in the cart. */
export function ProductAction({ product, look = 'card' }: ProductActionProps) {
  const { t } = useLingui();
  const { flows } = useShop();
  const addToCart = useAddToCart();
  const line = useProductLine(product);
  const isPending = useSelector(flows.addToCart, (adding) => isProductOnItsWay(adding, product.productId));
  const onItsWay = useQuantityOnItsWay(product);
  const { name } = product;
  const hasOptions = product.selectOptions.length > 0;
  const add = (
    <AddButton
      label={hasOptions ? t`Scegli opzioni di ${name}` : t`Aggiungi ${name} al carrello`}
      word={hasOptions ? t`Scegli` : t`Aggiungi`}
      look={hasOptions ? 'word' : look}
      busy={isPending || (line !== null && !hasOptions)}
      onClick={() => addToCart(product)}
    />
  );
  if (hasOptions)
    return line === null ? add : <LazyChooseMore product={product} choose={add} meanwhile={add} />;
  if (line === null && onItsWay === 0) return add;
  return (
    <LazyProductStepper
      product={product}
      line={line}
      onItsWay={onItsWay}
      size={look === 'card' ? 'card' : 'line'}
      meanwhile={add}
    />
  );
}
