import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { align as alignment, justify as justification, row, wraps } from './Row.css.ts';

interface RowProps {
  gap?: keyof typeof row | undefined;
  align?: keyof typeof alignment | undefined;
  justify?: keyof typeof justification | undefined;
  wrap?: boolean | undefined;
  as?: 'div' | 'span' | 'p' | 'ul' | undefined;
  children: ReactNode;
}

/** Things side by side. */
export function Row({
  gap = '2',
  align = 'center',
  justify = 'start',
  wrap = false,
  as: Tag = 'div',
  children,
}: RowProps) {
  return (
    <Tag className={classNames(row[gap], alignment[align], justification[justify], wrap && wraps)}>
      {children}
    </Tag>
  );
}
