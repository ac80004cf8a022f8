import { useLingui } from '@lingui/react/macro';
import { quantityText } from '../../text/quantity.ts';
import type { SellingInfo } from '../../../contract/rules/quantity/selling-info.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';

/** A quantity that is only read, always with its unit: "3 pz", "750 g". */
export function useQuantityWords() {
  const { t } = useLingui();
  return (product: { readonly productInfos: SellingInfo }, quantity: number): string => {
    const text = quantityText(product, quantity);
    return sellingKind(product.productInfos) === 'loose' ? text : t`${text}\u00A0pz`;
  };
}
