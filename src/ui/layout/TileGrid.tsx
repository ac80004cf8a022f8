import type { ReactNode } from 'react';
import { grid, shelf } from './TileGrid.css.ts';

interface TileGridProps {
  /** Across the page, beside filters, or in a menu's panel. */
  columns?: keyof typeof grid | undefined;
  /** More tiles are on their way. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** Product tiles in rows. */
export function TileGrid({ columns = 'listing', busy = false, children }: TileGridProps) {
  return (
    <div className={grid[columns]} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}

/** One row of tiles, which scrolls sideways when it does not fit. */
export function Shelf({ busy = false, children }: Omit<TileGridProps, 'columns'>) {
  return (
    <div className={shelf} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
