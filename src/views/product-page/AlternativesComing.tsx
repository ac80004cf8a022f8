import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { areAlternativesOnTheirWay } from '../../../machines/alternatives/alternatives.selectors.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { ProductRowSkeleton } from '../../ui/commerce/ProductRowSkeleton.tsx';
import { LoadedWhenNear } from '../../ui/feedback/LoadedWhenNear.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { AlternativesRef } from './product-ref.ts';

interface AlternativesComingProps {
  alternatives: AlternativesRef;
  product: Product;
}

/** Room for as many alternatives as a sold-out product's panel shows. */
export function AlternativesComing({ alternatives, product: { productId } }: AlternativesComingProps) {
  const { t } = useLingui();
  return (
    <LoadedWhenNear onNear={() => alternatives.send({ type: 'alternatives.load', productId })}>
      <Stack gap="2" busy={useSelector(alternatives, areAlternativesOnTheirWay)}>
        <Heading level={2} look="card">
          {t`Al suo posto`}
        </Heading>
        <div>
          <ProductRowSkeleton />
          <ProductRowSkeleton />
          <ProductRowSkeleton />
        </div>
      </Stack>
    </LoadedWhenNear>
  );
}
