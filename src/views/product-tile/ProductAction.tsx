import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { isProductOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { AddButton } from '../../ui/buttons/AddButton.tsx';
import { useShop } from '../shop-context.ts';
import { addRequest } from './add-request.ts';
import { LazyLineStepper } from './LazyLineStepper.tsx';
import { useProductLine } from './use-product-line.ts';

interface ProductActionProps {
  product: Product;
  /** In a tile, or small in a row. */
  look?: 'card' | 'plus';
}

/** Adds the product, or changes how many of it are in the cart. */
export function ProductAction({ product, look = 'card' }: ProductActionProps) {
  const { t } = useLingui();
  const { flows, newUuid, tenant } = useShop();
  const line = useProductLine(product);
  const onItsWay = useSelector(flows.addToCart, (snapshot) => isProductOnItsWay(snapshot, product.productId));
  const { name } = product;
  const hasOptions = product.selectOptions.length > 0;
  const add = (
    <AddButton
      label={hasOptions ? t`Scegli opzioni di ${name}` : t`Aggiungi ${name} al carrello`}
      word={hasOptions ? t`Scegli` : t`Aggiungi`}
      look={hasOptions ? 'word' : look}
      busy={onItsWay || (line !== null && !hasOptions)}
      onClick={() =>
        flows.addToCart.send({
          type: 'cart.add',
          request: addRequest({
            product,
            key: newUuid(),
            acceptAlternatives: tenant.facts.acceptAlternativesDefault,
          }),
        })
      }
    />
  );
  if (line === null || hasOptions) return add;
  return <LazyLineStepper line={line} size={look === 'card' ? 'card' : 'line'} meanwhile={add} />;
}
