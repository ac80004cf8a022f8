import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import { placedProduct } from '../../../../machines/exchange/exchange.selectors.ts';
import { paths } from '../../../routing/paths.ts';
import { mainId } from '../../../ui/layout/main-id.ts';
import { useAddress } from '../../../ui/navigation/Anchor.tsx';
import { giveFocus } from '../../../ui/overlays/give-focus.ts';
import { useShop } from '../../shop-context.ts';

/** Gives the line that took another's place the focus that went with that one. */
export function usePlacedFocus({ productId, slug }: Product): void {
  const isPlaced = useSelector(useShop().flows.exchange, (exchange) => placedProduct(exchange) === productId);
  const href = useAddress(paths.product(slug));
  useEffect(() => {
    const links = document.getElementById(mainId)?.getElementsByTagName('a') ?? [];
    const link = [...links].find((one) => one.getAttribute('href') === href && one.checkVisibility());
    if (isPlaced && link !== undefined) giveFocus(link);
  }, [isPlaced, href]);
}
