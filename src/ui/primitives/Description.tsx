import type { ReactNode } from 'react';

/** Hidden text for a control's `aria-describedby`; screen readers meet it nowhere else. */
export function Description({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} hidden>
      {children}
    </span>
  );
}
