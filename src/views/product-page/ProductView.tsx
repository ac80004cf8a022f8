import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  hasProductFailed,
  isLabelComing,
  isLabelLost,
  isProductMissing,
  shownProduct,
} from '../../../machines/product/product.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Gallery } from '../../ui/commerce/Gallery.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { ProductLayout } from '../../ui/layout/ProductLayout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { percentOff } from '../../text/money.ts';
import { ListButton } from '../list-selector/ListButton.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { FavouriteButton } from '../product-tile/FavouriteButton.tsx';
import { priceFacts } from '../product-tile/price-facts.ts';
import { largePicture } from '../product-tile/product-picture.ts';
import { NotFoundView } from '../system/NotFoundView.tsx';
import { AlternativesShelf } from './AlternativesShelf.tsx';
import type { AlternativesRef, ProductRef } from './product-ref.ts';
import { ProductBuy } from './ProductBuy.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import { DataText, nameText } from '../../ui/primitives/DataText.tsx';

interface ProductViewProps {
  page: ProductRef;
  alternatives: AlternativesRef;
  /** What goes well with it. */
  companions: AlternativesRef;
}

/** The product page, with what can be had in place of the product (NAV-06, CAT-23, B-25). */
export function ProductView({ page, alternatives, companions }: ProductViewProps) {
  const { t } = useLingui();
  const product = useSelector(page, shownProduct);
  const missing = useSelector(page, isProductMissing);
  const hasFailed = useSelector(page, hasProductFailed);
  if (missing) return <NotFoundView />;
  return (
    <Page>
      {product === null ? (
        hasFailed ? (
          <>
            <VisuallyHidden as="h1">{t`Prodotto`}</VisuallyHidden>
            <NotLoaded page={page} />
          </>
        ) : (
          <Stack busy>
            <VisuallyHidden as="h1">{t`Prodotto`}</VisuallyHidden>
            <ProductLayout
              gallery={<Skeleton height="gallery" />}
              buy={<Skeleton height="panel" />}
              info={<Skeleton height="panel" />}
            />
          </Stack>
        )
      ) : (
        <FoundProduct page={page} alternatives={alternatives} companions={companions} product={product} />
      )}
    </Page>
  );
}

function NotLoaded({ page }: { page: ProductRef }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="danger"
      role="alert"
      action={<Button onClick={() => page.send({ type: 'product.retry' })}>{t`Riprova`}</Button>}
    >
      {t`Si è verificato un errore, riprova tra qualche minuto.`}
    </Alert>
  );
}

function FoundProduct({ page, alternatives, companions, product }: ProductViewProps & { product: Product }) {
  const { t } = useLingui();
  const isComing = useSelector(page, isLabelComing);
  const isLost = useSelector(page, isLabelLost);
  const { discount } = priceFacts(product);
  return (
    <>
      <Breadcrumbs
        label={t`Percorso`}
        links={[
          { href: paths.home, label: t`Home` },
          ...product.breadCrumbs.map((crumb) => ({
            href: paths.category(crumb.slug),
            label: nameText(crumb),
          })),
        ]}
        current={nameText(product)}
      />
      <ProductLayout
        gallery={
          <Gallery
            pictures={[largePicture(product)]}
            isSoldOut={product.available === 0}
            heart={
              <>
                <FavouriteButton product={product} />
                <ListButton product={product} />
              </>
            }
            showLabel={(number) => t`Immagine ${number}`}
            badges={
              <>
                {discount !== null && <Badge tone="promo">{percentOff(discount)}</Badge>}
                {product.isNew && <Badge tone="new">{t`Novità`}</Badge>}
                {product.productClasses.slice(0, 3).map((mark) => (
                  <Badge key={mark.productClassId} tone="line">
                    <DataText>{mark.name}</DataText>
                  </Badge>
                ))}
                <Excluded mark={product} />
              </>
            }
          />
        }
        buy={<ProductBuy page={page} product={product} alternatives={alternatives} />}
        info={
          <>
            <Excluded page={product} />
            <ProductInfo
              product={product}
              insteadOfLabel={
                isComing ? (
                  <Stack busy>
                    <Skeleton height="panel" />
                  </Stack>
                ) : isLost ? (
                  <NotLoaded page={page} />
                ) : null
              }
            />
          </>
        }
      />
      {product.available > 0 && (
        <AlternativesShelf title={t`Prodotti simili`} alternatives={alternatives} product={product} />
      )}
      <AlternativesShelf title={t`Ci sta bene`} alternatives={companions} product={product} />
    </>
  );
}
