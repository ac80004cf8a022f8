import { messages } from '#words/alerts.po';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  areSimilarLost,
  similarFound,
} from '../../../machines/similar-products/similar-products.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { ProductRows } from '../../ui/commerce/ProductRow.tsx';
import { ProductRowSkeleton } from '../../ui/commerce/ProductRowSkeleton.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { FoundProductRow } from '../product-tile/FoundProductRow.tsx';
import { useShop } from '../shop-context.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** What it says: the words of products that are there do not come with it. */
export const similarWords = messages;

/** As many as a phone shows without scrolling. */
const most = 5;

/** 'Al suo posto': what can be had in place of a sold-out product, without leaving the list (B-25). */
export function SimilarDialog({ product }: { product: Product }) {
  const { t } = useLingui();
  const { similarProducts } = useShop().flows;
  return (
    <Dialog
      open
      title={t`Al suo posto`}
      description={<Trans>Invece di {nameText(product)}: non ce n’è più</Trans>}
      closeLabel={t`Chiudi`}
      onClose={() => similarProducts.send({ type: 'similar.close' })}
    >
      <Similar product={product} />
    </Dialog>
  );
}

function Similar({ product }: { product: Product }) {
  const { t } = useLingui();
  const { similarProducts } = useShop().flows;
  const found = useSelector(similarProducts, similarFound);
  const isLost = useSelector(similarProducts, areSimilarLost);
  const category = product.breadCrumbs.at(-1);
  if (isLost)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => similarProducts.send({ type: 'similar.retry' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare i prodotti simili`}
      </Alert>
    );
  if (found === null)
    return (
      <Stack busy>
        <ProductRowSkeleton />
        <ProductRowSkeleton />
        <ProductRowSkeleton />
      </Stack>
    );
  return (
    <Stack gap="2">
      {found.length === 0 ? (
        <MessageArea role="status">{t`Non abbiamo niente di simile.`}</MessageArea>
      ) : (
        <ProductRows>
          {found.slice(0, most).map((one) => (
            <FoundProductRow key={one.productId} product={one} as="li" />
          ))}
        </ProductRows>
      )}
      {category !== undefined && (
        <p>
          <TextLink href={paths.category(category.slug)} alone>
            <Trans>Altri in {nameText(category)}</Trans>
          </TextLink>
        </p>
      )}
    </Stack>
  );
}
