import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { isFavourite } from '../../../machines/favourites/favourites.selectors.ts';
import { HeartButton } from '../../ui/buttons/HeartButton.tsx';
import { useShop } from '../shop-context.ts';

/** Puts the product among the favourites, or takes it out (LIST-10). */
export function FavouriteButton({ product }: { product: Product }) {
  const { t } = useLingui();
  const { favourites } = useShop().flows;
  return (
    <HeartButton
      label={t`Preferito: ${product.name}`}
      pressed={useSelector(favourites, (hearts) => isFavourite(hearts, product.productId))}
      onClick={() => favourites.send({ type: 'favourite.toggle', product })}
    />
  );
}
