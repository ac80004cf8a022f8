import { useLingui } from '@lingui/react/macro';
import { quantityText } from '../../text/quantity.ts';
import type { SellingInfo } from '../../../contract/rules/quantity/selling-info.ts';
import { countedUnit } from '../../../contract/rules/quantity/selling-unit.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';

/** A quantity that is only read, always with its unit, that of UNIT_SELLING: "3 pz", "2 conf", "750 g" (QTY-23). */
export function useQuantityWords() {
  const { t } = useLingui();
  return (product: { readonly productInfos: SellingInfo }, quantity: number): string => {
    const text = quantityText(product, quantity);
    if (sellingKind(product.productInfos) === 'loose') return text;
    const unit = countedUnit(product.productInfos);
    return unit === null ? t`${text}\u00A0pz` : `${text}\u00A0${unit}`;
  };
}
