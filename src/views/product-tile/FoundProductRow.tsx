import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { firstQuantity } from '../../../contract/rules/quantity/first-quantity.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { money, moneyPer } from '../../text/money.ts';
import { paths } from '../../routing/paths.ts';
import { ProductRow } from '../../ui/commerce/ProductRow.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { LazyAlertButton } from '../product-alert/LazyAlertButton.tsx';
import { priceFacts } from './price-facts.ts';
import { ProductAction } from './ProductAction.tsx';
import { thumbPicture } from './product-picture.ts';
import { useProductLine } from './use-product-line.ts';
import { useQuantityOnItsWay } from './use-quantity-on-its-way.ts';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

interface FoundProductRowProps {
  product: Product;
  as?: 'div' | 'li';
}

/** One product in a row: what a list of few has room for, with the way into the cart (CAT-19). */
export function FoundProductRow({ product, as = 'div' }: FoundProductRowProps) {
  const { t } = useLingui();
  // What takes the place of the pressed button takes the focus when the row is rendered.
  useProductLine(product);
  useQuantityOnItsWay(product);
  const facts = priceFacts(product);
  const first = firstQuantity(product);
  // How many a press of the plus adds, where that is not one; the pack of weighed goods says it (QTY-02).
  const start = first === 1 || sellingKind(product.productInfos) === 'loose' ? [] : [t`da ${first}`];
  return (
    <ProductRow
      as={as}
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      meta={
        <>
          <ProductMeta product={product} more={start} />
          <Excluded mark={product} />
        </>
      }
      price={facts.per === null ? money(facts.now) : moneyPer(facts.now, facts.per)}
      unit={facts.unitPrice === null ? undefined : moneyPer(facts.unitPrice, facts.unit)}
      action={
        product.available === 0 ? (
          <LazyAlertButton product={product} />
        ) : (
          <ProductAction product={product} look="plus" />
        )
      }
    />
  );
}
