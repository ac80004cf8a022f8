import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { firstQuantity } from '../../../contract/rules/quantity/first-quantity.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { listChecksIcon } from '../../ui/icons/lists/list-checks.ts';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

/** Opens the selector for a product, as much of it as an add to the cart begins with ; none where the brand has no lists (LIST-07, TEN-08). */
export function ListButton({ product }: { product: Product }) {
  const { t } = useLingui();
  const { listSelector } = useShop().flows;
  if (!useHas('lists')) return null;
  const items = [{ productId: product.productId, quantity: firstQuantity(product) }];
  return (
    <IconButton
      label={t`Aggiungi a una lista: ${product.name}`}
      icon={listChecksIcon}
      onClick={() =>
        listSelector.send({ type: 'selector.open', subject: { kind: 'product', product, items } })
      }
    />
  );
}
