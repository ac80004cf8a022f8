import type { ReactNode } from 'react';
import { aside as asideClass, layout, main } from './HelpLayout.css.ts';

interface HelpLayoutProps {
  /** What helps first: above on phones, at the side on wide screens. */
  aside: ReactNode;
  asideLabel: string;
  children: ReactNode;
}

/** A form, and before it what may spare one from filling it. */
export function HelpLayout({ aside, asideLabel, children }: HelpLayoutProps) {
  return (
    <div className={layout}>
      <aside className={asideClass} aria-label={asideLabel}>
        {aside}
      </aside>
      <div className={main}>{children}</div>
    </div>
  );
}
