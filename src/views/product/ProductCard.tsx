import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/product.ts';
import { lineTotal } from '../../../contract/rules/price-line.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { quantityHint, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { euroOfCents, percentOff } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ProductTile } from '../../ui/ProductTile.tsx';
import { priceFacts } from './price-facts.ts';
import { ProductAction } from './ProductAction.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { productPicture } from './product-picture.ts';
import { useProductLine } from './use-product-line.ts';
import { useProductNote } from './use-product-note.ts';
import { useQuantityWords } from './use-quantity-words.ts';

interface ProductCardProps {
  product: Product;
  place?: 'shelf' | 'listing';
  level?: 2 | 3 | 4;
  eager?: boolean;
}

/** One product in a list: everything to decide and to add it without opening it (CAT-19). */
export function ProductCard({ product, place = 'listing', level = 3, eager = false }: ProductCardProps) {
  const { t } = useLingui();
  const line = useProductLine(product);
  const note = useProductNote(product);
  const { discount } = priceFacts(product);
  const soldOut = product.available === 0;
  return (
    <ProductTile
      name={product.name}
      href={paths.product(product.slug)}
      picture={productPicture(product)}
      place={place}
      level={level}
      eager={eager}
      badges={<ProductBadges product={product} discount={discount} />}
      inCart={line !== null && !soldOut}
      action={soldOut ? undefined : <ProductAction product={product} />}
      price={<ProductPrice product={product} />}
      meta={[product.shortDescr, product.description].filter((text) => text !== '').join(' · ')}
      note={line === null ? note?.text : <LineNote line={line} product={product} otherwise={note?.text} />}
      noteTone={note?.tone}
      soldOut={soldOut ? { mark: <Badge>{t`Esaurito`}</Badge> } : undefined}
    />
  );
}

interface ProductBadgesProps {
  product: Product;
  discount: number | null;
}

function ProductBadges({ product, discount }: ProductBadgesProps) {
  const { t } = useLingui();
  return (
    <>
      {discount !== null && <Badge tone="promo">{percentOff(discount)}</Badge>}
      {product.isNew ? (
        <Badge tone="new">{t`Novità`}</Badge>
      ) : (
        product.highlight !== null && <Badge tone="line">{product.highlight}</Badge>
      )}
    </>
  );
}

interface LineNoteProps {
  line: CartLineRef;
  product: Product;
  otherwise: string | undefined;
}

/** Why the last step went no further, or what the line costs. */
function LineNote({ line, product, otherwise }: LineNoteProps) {
  const { t } = useLingui();
  const words = useQuantityWords();
  const hint = useSelector(line, quantityHint);
  const wanted = useSelector(line, wantedQuantity);
  if (hint !== null) return words.hint(product, hint);
  const total = euroOfCents(lineTotal(product, wanted));
  return wanted > 1 ? t`In tutto ${total}` : otherwise;
}
