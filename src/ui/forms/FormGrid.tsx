import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { grid, onPhone, wide } from './FormGrid.css.ts';

/** Fields on six columns. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}

interface FormCellProps {
  span?: keyof typeof wide | undefined;
  /** Columns on phones. */
  phone?: keyof typeof onPhone | undefined;
  children: ReactNode;
}

export function FormCell({ span = 6, phone = 6, children }: FormCellProps) {
  return <div className={classNames(wide[span], onPhone[phone])}>{children}</div>;
}
