import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { grid, onPhone, wide } from './FormGrid.css.ts';

/** A six-column grid for fields. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}

interface FormCellProps {
  span?: keyof typeof wide | undefined;
  /** Columns it spans on phones. */
  phone?: keyof typeof onPhone | undefined;
  children: ReactNode;
}

/** A cell of `FormGrid`, `span` columns wide. */
export function FormCell({ span = 6, phone = 6, children }: FormCellProps) {
  return <div className={classNames(wide[span], onPhone[phone])}>{children}</div>;
}
