import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { upperLimit, type QuantityHint } from '../../../contract/rules/quantity/quantity-result.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { quantityText } from '../../text/quantity.ts';

/** Why a quantity goes no further, in words at the product (QTY-10, QTY-11). */
export function useQuantityMessages() {
  const { t } = useLingui();
  return {
    hint(product: Product, hint: QuantityHint): string {
      const terms = sellingTerms(product);
      const rule = product.productClassRuleMax;
      switch (hint) {
        case 'errors.minAcq':
          return t({
            id: 'errors.minAcq',
            message: `Quantità minima: ${quantityText(product, fromThousandths(terms.minimum))}`,
          });
        case 'errors.maxAcq': {
          const { most, reason } = upperLimit(terms);
          const amount = () => quantityText(product, fromThousandths(most));
          return reason === 'stock'
            ? t`Ne restano ${amount()}`
            : t({ id: 'errors.maxAcq', message: `Massimo ${amount()} per ordine` });
        }
        case 'errors.maxClass':
          return rule === null
            ? t`Hai raggiunto il massimo`
            : t`Massimo ${rule.max} in tutto: ${rule.productClassName}`;
        case 'errors.maxDay': {
          const { max = 0, orderedToday: ordered = 1 } = product.dailyMax ?? {};
          const most = quantityText(product, max);
          // Of one the sentence would need another participle, for which the first page has no bytes left.
          return ordered === 1
            ? t`Massimo ${most} al giorno`
            : t`Massimo ${most} al giorno: oggi ne hai già ordinati ${quantityText(product, ordered)}`;
        }
        case 'validation':
          return t`Scrivi una quantità in numeri`;
      }
    },
  };
}
