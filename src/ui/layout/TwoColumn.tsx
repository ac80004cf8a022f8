import type { ReactNode } from 'react';
import { twoColumn, sticky as stickyClass } from './TwoColumn.css.ts';
import { classNames } from '../primitives/class-names.ts';
import { stack } from './Stack.css.ts';

interface TwoColumnProps {
  aside: ReactNode;
  asideLabel: string;
  /** Keeps the side in sight while the main part scrolls. */
  sticky?: boolean | undefined;
  children: ReactNode;
}

/** A main part with a side beside it; one under the other on phones. */
export function TwoColumn({ aside, asideLabel, sticky = true, children }: TwoColumnProps) {
  return (
    <div className={twoColumn}>
      <div className={stack['5']}>{children}</div>
      <aside className={classNames(stack['4'], sticky && stickyClass)} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
