import type { ReactNode } from 'react';
import { awaited, taken } from './KeptPlace.css.ts';

interface KeptPlaceProps {
  /** It is known that a shopper is there. */
  isTaken: boolean;
  children: ReactNode;
}

/** Room for a pair of cards only a shopper sees, as high as they will be: nothing moves when they come. */
export function KeptPlace({ isTaken, children }: KeptPlaceProps) {
  return <div className={isTaken ? taken : awaited}>{children}</div>;
}
