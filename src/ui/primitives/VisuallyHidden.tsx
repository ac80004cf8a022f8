import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
