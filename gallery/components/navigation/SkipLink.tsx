import { useEffect, useRef } from 'react';
import { TileGrid } from '../../../src/ui/layout/TileGrid.tsx';
import { ProductsSkipLink, SkipLink } from '../../../src/ui/navigation/SkipLink.tsx';
import { galleryComponent } from '../../component.tsx';

/** It is seen while it has the focus. */
function Focused() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={box}>
      <SkipLink href="#skip-target">Vai al contenuto</SkipLink>
      <p id="skip-target">Il contenuto.</p>
    </div>
  );
}

/** It stands beside a list of products alone. */
function BesideProducts() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={box}>
      <ProductsSkipLink>Vai ai prodotti</ProductsSkipLink>
      <TileGrid isMain>
        <p>Il primo prodotto.</p>
      </TileGrid>
    </div>
  );
}

export const view = galleryComponent({
  isOverlay: true,
  states: () => ({ focused: <Focused />, 'beside products': <BesideProducts /> }),
});
