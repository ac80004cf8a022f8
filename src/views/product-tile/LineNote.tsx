import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { quantityHint, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { euroOfCents } from '../../text/money.ts';
import { InCartNote } from './InCartNote.tsx';
import { useQuantityMessages } from './use-quantity-messages.ts';

interface LineNoteProps {
  line: CartLineRef;
  product: Product;
  otherwise: string | undefined;
}

/** What a tile says of a product in the cart; `line` is null where no stepper stands on the tile. */
export function LineNote({ line, ...props }: Omit<LineNoteProps, 'line'> & { line: CartLineRef | null }) {
  return line === null ? <InCartNote product={props.product} /> : <StepperNote line={line} {...props} />;
}

/** Why the last step went no further, or what the line costs. */
function StepperNote({ line, product, otherwise }: LineNoteProps) {
  const { t } = useLingui();
  const words = useQuantityMessages();
  const hint = useSelector(line, quantityHint);
  const wanted = useSelector(line, wantedQuantity);
  if (hint !== null) return <span role="status">{words.hint(product, hint)}</span>;
  const total = euroOfCents(lineTotal(product, wanted));
  return wanted > 1 ? t`In tutto ${total}` : otherwise;
}
