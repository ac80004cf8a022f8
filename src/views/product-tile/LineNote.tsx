import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { plusQuantity } from '../../../contract/rules/quantity/quantity-step.ts';
import { quantityText } from '../../text/quantity.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { quantityHint, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { moneyOfCents } from '../../text/money.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { hasStepper } from './has-stepper.ts';
import { InCartNote } from './InCartNote.tsx';
import { useQuantityMessages } from './use-quantity-messages.ts';

interface LineNoteProps {
  line: CartLineRef;
  product: Product;
  otherwise: ReactNode;
}

/** What a tile says of a product in the cart. */
export function LineNote(props: LineNoteProps) {
  return hasStepper(props.product) ? <StepperNote {...props} /> : <InCartNote product={props.product} />;
}

/** How much the cart holds, for those the tile is read to (B-04), and what is to be said of it. */
function StepperNote(props: LineNoteProps) {
  const { t } = useLingui();
  const wanted = useSelector(props.line, wantedQuantity);
  return (
    <>
      <VisuallyHidden>{t`Nel carrello: ${quantityText(props.product, wanted)}`}</VisuallyHidden>{' '}
      <StepWords {...props} />
    </>
  );
}

/** Why the last step went no further, or what the line costs. */
function StepWords({ line, otherwise }: LineNoteProps) {
  const { t } = useLingui();
  const words = useQuantityMessages();
  const hint = useSelector(line, quantityHint);
  const wanted = useSelector(line, wantedQuantity);
  // The cart's product says what is left of its maxima.
  const { product, customWeight } = useSelector(line, (snapshot) => snapshot.context);
  if (hint !== null) return <span role="status">{words.hint(product, hint)}</span>;
  // Why there is no more to press.
  const limit = plusQuantity(sellingTerms(product, { customWeight }), wanted).error;
  if (limit !== undefined) return words.hint(product, limit);
  const total = moneyOfCents(lineTotal(product, wanted));
  return wanted > 1 ? t`In tutto ${total}` : otherwise;
}
