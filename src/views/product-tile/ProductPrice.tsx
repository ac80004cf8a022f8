import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { byOwnUnit, money, moneyPer } from '../../text/money.ts';
import { quantityText } from '../../text/quantity.ts';
import { Price } from '../../ui/commerce/Price.tsx';
import { priceFacts } from './price-facts.ts';
import { usePriorPrice } from './use-prior-price.ts';

interface ProductPriceProps {
  product: Product;
  size?: 'md' | 'lg';
  /** The lowest price of the 30 days before is said elsewhere. */
  isPriorApart?: boolean;
  /** The price paid alone: what was cut from it, and the lowest price with that, are told beside it. */
  isCutApart?: boolean;
}

/** Price, always the price per unit (B-08), and in a promotion the lowest price of the 30 days before (B-09). */
export function ProductPrice({
  product,
  size = 'md',
  isPriorApart = false,
  isCutApart = false,
}: ProductPriceProps) {
  const { t } = useLingui();
  const facts = priceFacts(product);
  const { per } = facts;
  const paid = per === null ? { amount: facts.now, unit: undefined } : byOwnUnit(facts.now, per);
  const was = isCutApart ? null : facts.was;
  // Amounts side by side are of the same: one without its unit would be taken for the price of a pack.
  const amount = (price: number) => (per === null ? money(price) : moneyPer(price, per));
  const prior = usePriorPrice(product);
  const unit =
    facts.first === null
      ? facts.unitPrice === null
        ? undefined
        : moneyPer(facts.unitPrice, facts.unit)
      : t`circa ${quantityText(product, facts.first.quantity)}: ${money(facts.first.total)}`;
  return (
    <Price
      now={money(paid.amount)}
      per={paid.unit === undefined ? undefined : `/${paid.unit}`}
      was={was === null ? undefined : amount(was)}
      wasLabel={t`Prezzo precedente`}
      unit={unit}
      prior={isPriorApart || isCutApart ? undefined : prior}
      promo={was !== null}
      size={size}
    />
  );
}
