import type { Product } from '../../../contract/api/shopping/product.ts';
import { productMeta } from '../../text/product-meta.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

interface ProductMetaProps {
  product: Pick<Product, 'shortDescr' | 'description'>;
  /** Names of the options that were chosen. */
  chosen?: readonly string[];
  /** What the page says with it, as a price. */
  more?: readonly (string | undefined)[];
}

/** Renders brand, pack and chosen options of a product, as its data has them, and what is said with them. */
export function ProductMeta({ product, chosen, more = [] }: ProductMetaProps) {
  const own = productMeta(product, chosen);
  const rest = more.filter(Boolean).join(' · ');
  return (
    <>
      {own !== '' && <DataText>{own}</DataText>}
      {own !== '' && rest !== '' && ' · '}
      {rest}
    </>
  );
}
