import type { ReactNode } from 'react';
import { divider } from './Divider.css.ts';

/** A line with a word in it, as "or" between two ways to log in. */
export function Divider({ children }: { children: ReactNode }) {
  return <p className={divider}>{children}</p>;
}
