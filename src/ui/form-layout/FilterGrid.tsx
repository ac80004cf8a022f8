import type { ReactNode } from 'react';
import { foot as footClass, grid } from './FilterGrid.css.ts';

interface FilterGridProps {
  /** Below the fields, as a checkbox and the button that applies them. */
  foot: ReactNode;
  children: ReactNode;
}

/** Short fields side by side, as many to a row as there is room for. */
export function FilterGrid({ foot, children }: FilterGridProps) {
  return (
    <div className={grid}>
      {children}
      <div className={footClass}>{foot}</div>
    </div>
  );
}
