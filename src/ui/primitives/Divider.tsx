import type { ReactNode } from 'react';
import { divider } from './Divider.css.ts';

/** A word between two ways to do a thing. */
export function Divider({ children }: { children: ReactNode }) {
  return <p className={divider}>{children}</p>;
}
