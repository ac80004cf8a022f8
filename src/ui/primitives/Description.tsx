import type { ReactNode } from 'react';

/** Words that a control names in `aria-describedby`; nobody meets them anywhere else. */
export function Description({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} hidden>
      {children}
    </span>
  );
}
