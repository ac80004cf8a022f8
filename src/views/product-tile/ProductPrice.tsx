import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { euro, euroPer } from '../../text/money.ts';
import { quantityText } from '../../../contract/rules/quantity/quantity-text.ts';
import { Price } from '../../ui/commerce/Price.tsx';
import { priceFacts } from './price-facts.ts';

interface ProductPriceProps {
  product: Product;
  size?: 'md' | 'lg';
}

/** Price, always the price per unit (B-08), and in a promotion the lowest price of the 30 days before (B-09). */
export function ProductPrice({ product, size = 'md' }: ProductPriceProps) {
  const { t } = useLingui();
  const facts = priceFacts(product);
  const unit =
    facts.first === null
      ? facts.unitPrice === null
        ? undefined
        : euroPer(facts.unitPrice, facts.unit)
      : t`circa ${quantityText(product, facts.first.quantity)}: ${euro(facts.first.total)}`;
  return (
    <Price
      now={euro(facts.now)}
      per={facts.per === null ? undefined : `/${facts.per}`}
      was={facts.was === null ? undefined : euro(facts.was)}
      wasLabel={t`Prezzo precedente`}
      unit={unit}
      prior={
        product.priorPrice30 === null ? undefined : t`Minimo ultimi 30 giorni: ${euro(product.priorPrice30)}`
      }
      promo={facts.was !== null}
      size={size}
    />
  );
}
