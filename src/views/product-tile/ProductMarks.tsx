import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { isFavourite } from '../../../machines/favourites/favourites.selectors.ts';
import { ListButton } from '../list-selector/ListButton.tsx';
import { useShop } from '../shop-context.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

/** The heart, and beside a full one the way to the other lists (LIST-07, LIST-10). */
export function ProductMarks({ product }: { product: Product }) {
  const { favourites } = useShop().flows;
  const isFull = useSelector(favourites, (hearts) => isFavourite(hearts, product.productId));
  return (
    <>
      <FavouriteButton product={product} />
      {isFull && <ListButton product={product} />}
    </>
  );
}
