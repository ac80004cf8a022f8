import type { ReactNode } from 'react';
import { twoColumn, sticky as stickyClass } from './TwoColumn.css.ts';
import { classNames } from '../primitives/class-names.ts';
import { stack } from './Stack.css.ts';

interface TwoColumnProps {
  aside: ReactNode;
  asideLabel: string;
  /** The side column sticks while the main one scrolls. */
  sticky?: boolean | undefined;
  /** From which width on they stand side by side. */
  from?: keyof typeof twoColumn | undefined;
  children: ReactNode;
}

/** A main column and a side column; stacked on phones. */
export function TwoColumn({ aside, asideLabel, sticky = true, from = 'tablet', children }: TwoColumnProps) {
  return (
    <div className={twoColumn[from]}>
      <div className={stack['5']}>{children}</div>
      <aside className={classNames(stack['4'], sticky && stickyClass)} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
