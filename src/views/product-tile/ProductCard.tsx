import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { percentOff } from '../../text/money.ts';
import { paths } from '../../routing/paths.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { ProductTile } from '../../ui/commerce/ProductTile.tsx';
import { onDemand } from '../on-demand.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { useIsHidden } from '../excluded/use-is-hidden.ts';
import { LazyAlertButton } from '../product-alert/LazyAlertButton.tsx';
import { useShop } from '../shop-context.ts';
import { ProductMarks } from './ProductMarks.tsx';
import { hasStepper } from './has-stepper.ts';
import { priceFacts } from './price-facts.ts';
import { ProductAction } from './ProductAction.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { productPicture } from './product-picture.ts';
import { usePriorPrice } from './use-prior-price.ts';
import { useProductLine } from './use-product-line.ts';
import { useProductNote } from './use-product-note.tsx';
import { useQuantityOnItsWay } from './use-quantity-on-its-way.ts';
import { DataText, nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';

const LineNote = onDemand(async () => (await import('./LineNote.tsx')).LineNote);

interface ProductCardProps {
  product: Product;
  place?: 'shelf' | 'listing';
  level?: 2 | 3 | 4;
  eager?: boolean;
  /** In a list over several departments. */
  isDepartmentTold?: boolean;
}

/** One product in a list: everything to decide and to add it without opening it (CAT-19). */
export function ProductCard({
  product,
  place = 'listing',
  level = 3,
  eager = false,
  isDepartmentTold = false,
}: ProductCardProps) {
  const { t } = useLingui();
  const { flows } = useShop();
  const line = useProductLine(product);
  const onItsWay = useQuantityOnItsWay(product);
  const pressing = useProductNote(product);
  const prior = usePriorPrice(product);
  const { discount } = priceFacts(product);
  const isHidden = useIsHidden(product);
  const soldOut = product.available === 0;
  const note = soldOut ? null : pressing;
  if (isHidden) return null;
  return (
    <ProductTile
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={productPicture(product)}
      place={place}
      level={level}
      eager={eager}
      badges={
        <>
          <ProductBadges product={product} discount={discount} />
          <Excluded mark={product} />
        </>
      }
      heart={<ProductMarks product={product} />}
      inCart={hasStepper(product) && (line !== null || onItsWay > 0)}
      action={soldOut ? <LazyAlertButton product={product} /> : <ProductAction product={product} />}
      price={<ProductPrice product={product} isPriorApart />}
      prior={prior}
      meta={
        <>
          <ProductMeta product={product} />
          {isDepartmentTold && (
            <>
              <br />
              {nameText(product.breadCrumbs[0])}
            </>
          )}
        </>
      }
      note={
        line === null ? (
          soldOut ? (
            <TextButton
              small
              aria-label={t`Vedi simili a ${product.name}`}
              onClick={() => flows.similarProducts.send({ type: 'similar.open', product })}
            >
              {t`Vedi simili`}
            </TextButton>
          ) : (
            note?.text
          )
        ) : (
          <LineNote line={line} product={product} otherwise={note?.text} meanwhile={note?.text} />
        )
      }
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
        product.highlight !== null && (
          <Badge tone="line">
            <DataText>{product.highlight}</DataText>
          </Badge>
        )
      )}
    </>
  );
}
