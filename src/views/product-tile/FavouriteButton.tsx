import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { isFavourite } from '../../../machines/favourites/favourites.selectors.ts';
import { HeartButton } from '../../ui/buttons/HeartButton.tsx';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

/** Puts the product among the favourites, or takes it out; none where the brand has no lists (LIST-10, TEN-08). */
export function FavouriteButton({ product }: { product: Product }) {
  return useHas('lists') && <Heart product={product} />;
}

function Heart({ product }: { product: Product }) {
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
