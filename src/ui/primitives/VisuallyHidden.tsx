import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  /** `h1` for a page that has no visible heading yet. */
  as?: 'span' | 'h1' | undefined;
  id?: string | undefined;
  role?: 'status' | undefined;
  children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ as: Tag = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} role={role} className={visuallyHidden}>
      {children}
    </Tag>
  );
}
