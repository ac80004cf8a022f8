import type { Product } from '../../contract/api/shopping/product.ts';

/** Brand and pack under a product's name, with what was chosen; a number and its unit stay on one line. */
export const productMeta = (
  { shortDescr, description }: Pick<Product, 'shortDescr' | 'description'>,
  chosen: readonly string[] = [],
): string =>
  [shortDescr, description, ...chosen]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/(\d) (?=[a-z]{1,2}\b)/g, '$1\u00A0');
