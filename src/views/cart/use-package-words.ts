import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { packages } from '../../../contract/rules/checkout/packages.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';

/** How many whole packages a quantity of a pack is, and what is left over; null before the first of them is full (QTY-12). */
export function usePackageWords() {
  const { t } = useLingui();
  return (product: Product, quantity: number): string | null => {
    const terms = sellingTerms(product);
    const { packages: whole, loose } = packages(terms, quantity);
    if (whole === 0) return null;
    const { packageSize: size } = terms;
    const full = t`${plural(whole, { one: `# confezione da ${size}`, other: `# confezioni da ${size}` })}`;
    return loose === 0 ? full : t`${full} e ${loose}`;
  };
}
