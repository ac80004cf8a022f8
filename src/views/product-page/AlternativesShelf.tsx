import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  alternativesFound,
  areAlternativesComing,
  areAlternativesOnTheirWay,
  cheaperEqual,
} from '../../../machines/alternatives/alternatives.selectors.ts';
import { ProductTileSkeleton } from '../../ui/commerce/ProductTileSkeleton.tsx';
import { LoadedWhenNear } from '../../ui/feedback/LoadedWhenNear.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Shelf } from '../../ui/layout/TileGrid.tsx';
import { LazyCheaperEqual } from '../cart/exchange/LazyCheaperEqual.tsx';
import { ProductCard } from '../product-tile/ProductCard.tsx';
import type { AlternativesRef } from './product-ref.ts';

const rowSize = 6;

interface AlternativesShelfProps {
  title: string;
  alternatives: AlternativesRef;
  product: Product;
}

/** Products like one that is there, the same for less first (B-25, B-30), or that go well with it; away where there are none. */
export function AlternativesShelf({ title, alternatives, product }: AlternativesShelfProps) {
  const { productId } = product;
  const found = useSelector(alternatives, alternativesFound);
  const cheaper = useSelector(alternatives, cheaperEqual);
  const isComing = useSelector(alternatives, areAlternativesComing);
  const isOnItsWay = useSelector(alternatives, areAlternativesOnTheirWay);
  if (isComing) {
    return (
      <LoadedWhenNear onNear={() => alternatives.send({ type: 'alternatives.load', productId })}>
        <Section title={title}>
          <Shelf busy={isOnItsWay}>
            {Array.from({ length: rowSize }, (_, index) => (
              <ProductTileSkeleton key={index} />
            ))}
          </Shelf>
        </Section>
      </LoadedWhenNear>
    );
  }
  const others = found.filter((one) => one.productId !== cheaper?.productId);
  const shown = (cheaper === null ? others : [cheaper, ...others]).slice(0, rowSize);
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <Stack gap="3">
        {cheaper !== null && <LazyCheaperEqual product={product} cheaper={cheaper} />}
        <Shelf>
          {shown.map((one) => (
            <ProductCard key={one.productId} product={one} place="shelf" />
          ))}
        </Shelf>
      </Stack>
    </Section>
  );
}
