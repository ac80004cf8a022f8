import type { ReactNode } from 'react';
import { grid, shelf } from './TileGrid.css.ts';

interface TileGridProps {
  /** More tiles are loading. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A grid of product tiles. */
export function TileGrid({ busy = false, children }: TileGridProps) {
  return (
    <div className={grid} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}

/** One row of product tiles, which scrolls sideways when it does not fit. */
export function Shelf({ busy = false, children }: TileGridProps) {
  return (
    <div className={shelf} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
