import { useSelector } from '@xstate/react';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { isUnsaved, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';

/** Less, how many, more: each press goes to the line, which saves by itself. A bin stands beside it. */
export function LineStepper({ line }: { line: CartLineRef }) {
  const wanted = useSelector(line, wantedQuantity);
  const unsaved = useSelector(line, isUnsaved);
  const { product, customWeight } = useSelector(line, (snapshot) => snapshot.context);
  return (
    <QuantityStepper
      product={product}
      line={{ customWeight }}
      quantity={wanted}
      size="line"
      below="asks"
      busy={unsaved}
      onChange={(event) => line.send(event)}
    />
  );
}
