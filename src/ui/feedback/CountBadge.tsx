import type { ReactNode } from 'react';
import { count } from './CountBadge.css.ts';

/** A number in a pill. */
export function CountBadge({ children }: { children: ReactNode }) {
  return <span className={count}>{children}</span>;
}
