import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { LineTerms } from '../../../contract/rules/quantity/selling-info.ts';
import { minusQuantity, plusQuantity } from '../../../contract/rules/quantity/quantity-step.ts';
import { metricTyped, quantityText } from '../../text/quantity.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { useQuantityMessages } from '../product-tile/use-quantity-messages.ts';

/** What a press or a typed text asks of whoever holds the quantity. */
export type QuantityEvent =
  | { type: 'quantity.increase' }
  | { type: 'quantity.decrease' }
  | { type: 'quantity.entered'; text: string };

interface QuantityStepperProps {
  product: Product;
  line?: LineTerms;
  quantity: number;
  size: 'card' | 'line' | 'lg';
  /** Below the first quantity the product is taken away, that is asked for elsewhere, or there is nothing in the cart yet. */
  below: 'removes' | 'asks' | 'nothing';
  busy?: boolean;
  /** It is on its way into the cart: until the shop has answered, more can be asked for and nothing else. */
  isAdding?: boolean;
  onChange: (event: QuantityEvent) => void;
}

/** Less, how much, more of a product, as it is sold (B-03). */
export function QuantityStepper({
  product,
  line = {},
  quantity,
  size,
  below,
  busy = false,
  isAdding = false,
  onChange,
}: QuantityStepperProps) {
  const { t } = useLingui();
  const words = useQuantityMessages();
  const { name } = product;
  const terms = sellingTerms(product, line);
  const more = plusQuantity(terms, quantity);
  const less = minusQuantity(terms, quantity);
  const removes = below === 'removes' && less.ask !== undefined;
  const shown = quantityText(product, quantity);
  const isChoice = below === 'nothing';
  const isLeast = isChoice && (less.ask !== undefined || less.error !== undefined);
  // What is only chosen yet is not mistaken for what the cart holds.
  const names = isChoice
    ? {
        group: t`Da aggiungere: ${name}`,
        quantity: t`Quantità da aggiungere`,
        less: t`Meno ${name} da aggiungere`,
        more: t`Più ${name} da aggiungere`,
      }
    : {
        group: t`Quantità di ${name}`,
        quantity: t`Quantità`,
        less: removes ? t`Rimuovi ${name}` : t`Diminuisci quantità di ${name}`,
        more: t`Aumenta quantità di ${name}`,
      };
  return (
    <Stepper
      size={size}
      label={names.group}
      quantityLabel={names.quantity}
      text={shown}
      busy={busy}
      onType={
        isAdding
          ? undefined
          : (text) => onChange({ type: 'quantity.entered', text: metricTyped(text, shown) })
      }
      decrease={{
        label: names.less,
        removes,
        onClick: () => onChange({ type: 'quantity.decrease' }),
        disabledReason: isAdding
          ? t`Aspetta che sia nel carrello`
          : isLeast
            ? words.hint(product, 'errors.minAcq')
            : undefined,
      }}
      increase={{
        label: names.more,
        onClick: () => onChange({ type: 'quantity.increase' }),
        disabledReason: more.error === undefined ? undefined : words.hint(product, more.error),
      }}
    />
  );
}
