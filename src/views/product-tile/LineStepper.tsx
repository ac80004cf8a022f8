import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { minusQuantity, plusQuantity } from '../../../contract/rules/quantity/quantity-step.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { isUnsaved, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { quantityText } from '../../../contract/rules/quantity/quantity-text.ts';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { useQuantityMessages } from './use-quantity-messages.ts';

interface LineStepperProps {
  line: CartLineRef;
  size: 'card' | 'line' | 'lg';
  /** A bin stands beside it, so that the minus stays a minus. */
  hasBin?: boolean;
}

/** Less, how many, more: each press goes to the line, which saves by itself. */
export function LineStepper({ line, size, hasBin = false }: LineStepperProps) {
  const { t } = useLingui();
  const words = useQuantityMessages();
  const wanted = useSelector(line, wantedQuantity);
  const unsaved = useSelector(line, isUnsaved);
  const { product, customWeight } = useSelector(line, (snapshot) => snapshot.context);
  const terms = sellingTerms(product, { customWeight });
  const more = plusQuantity(terms, wanted);
  const { name } = product;
  const removes = !hasBin && minusQuantity(terms, wanted).ask !== undefined;
  return (
    <Stepper
      size={size}
      label={t`Quantità di ${name}`}
      quantityLabel={t`Quantità`}
      text={quantityText(product, wanted)}
      busy={unsaved}
      onType={(text) => line.send({ type: 'quantity.entered', text })}
      decrease={{
        label: removes ? t`Rimuovi ${name}` : t`Diminuisci quantità di ${name}`,
        removes,
        onClick: () => line.send({ type: 'quantity.decrease' }),
      }}
      increase={{
        label: t`Aumenta quantità di ${name}`,
        onClick: () => line.send({ type: 'quantity.increase' }),
        disabledReason: more.error === undefined ? undefined : words.hint(product, more.error),
      }}
    />
  );
}
