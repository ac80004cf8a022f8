import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { placedProduct } from '../../../../machines/exchange/exchange.selectors.ts';
import { giveFocus } from '../../../ui/overlays/give-focus.ts';
import { useShop } from '../../shop-context.ts';

/** The line that took another's place has the focus that went with that one; the element stands in the line. */
export function usePlacedFocus(productId: number): RefObject<HTMLSpanElement | null> {
  const mark = useRef<HTMLSpanElement>(null);
  const isPlaced = useSelector(useShop().flows.exchange, (exchange) => placedProduct(exchange) === productId);
  useEffect(() => {
    const link = mark.current?.closest('li')?.querySelector('a');
    if (isPlaced && link) giveFocus(link);
  }, [isPlaced]);
  return mark;
}
