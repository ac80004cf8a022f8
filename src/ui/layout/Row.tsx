import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { justify as justification, row, wraps } from './Row.css.ts';

interface RowProps {
  gap?: keyof typeof row | undefined;
  justify?: keyof typeof justification | undefined;
  wrap?: boolean | undefined;
  children: ReactNode;
}

/** A horizontal row, centred vertically, with even gaps. */
export function Row({ gap = '2', justify = 'start', wrap = false, children }: RowProps) {
  return <div className={classNames(row[gap], justification[justify], wrap && wraps)}>{children}</div>;
}
