import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { money, moneyPer } from '../../text/money.ts';
import { priceFacts } from './price-facts.ts';

/** The lowest price of the 30 days before a promotion, of what its price is of (B-09). */
export function usePriorPrice(product: Product): string | undefined {
  const { t } = useLingui();
  const { prior, per } = priceFacts(product);
  if (prior === null) return undefined;
  const amount = per === null ? money(prior) : moneyPer(prior, per);
  return t`Prezzo più basso degli ultimi 30 giorni: ${amount}`;
}
