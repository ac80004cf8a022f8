import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { productsId } from '../overlays/focus/products-id.ts';
import { grid, shelf } from './TileGrid.css.ts';

interface ShelfProps {
  /** More tiles are loading. */
  busy?: boolean | undefined;
  children: ReactNode;
}

interface TileGridProps {
  /** More tiles are loading. */
  busy?: boolean | undefined;
  children: ReactNode;
  /** It is what the page is about: a skip link leads to it. */
  isMain?: boolean | undefined;
}

/** Renders a grid of product tiles. */
export function TileGrid({ busy = false, isMain = false, children }: TileGridProps) {
  const box = useRef<HTMLDivElement>(null);
  // A list that is hidden behind another page gives the id up to the list on screen.
  useLayoutEffect(() => {
    const { current } = box;
    if (!isMain || current === null) return undefined;
    current.id = productsId;
    return () => current.removeAttribute('id');
  }, [isMain]);
  return (
    <div
      ref={box}
      className={grid}
      aria-busy={busy || undefined}
      {...(isMain && { id: productsId, tabIndex: -1 })}
    >
      {children}
    </div>
  );
}

/** One row of product tiles, which scrolls sideways when it does not fit. */
export function Shelf({ busy = false, children }: ShelfProps) {
  return (
    <div className={shelf} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
