import type { ReactNode } from 'react';
import { split, sticky as stickyClass } from './Split.css.ts';
import { classNames } from './class-names.ts';
import { stack } from './Stack.css.ts';

interface SplitProps {
  aside: ReactNode;
  asideLabel: string;
  /** Keeps the side in sight while the main part scrolls. */
  sticky?: boolean | undefined;
  children: ReactNode;
}

/** A main part with a side beside it; one under the other on phones. */
export function Split({ aside, asideLabel, sticky = true, children }: SplitProps) {
  return (
    <div className={split}>
      <div className={stack['5']}>{children}</div>
      <aside className={classNames(stack['4'], sticky && stickyClass)} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
