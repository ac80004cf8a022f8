import type { ReactNode } from 'react';
import { countdown } from './Countdown.css.ts';

/** Time left. Not a live region: views announce the moments that matter. */
export function Countdown({ children }: { children: ReactNode }) {
  return (
    <span role="timer" aria-live="off" className={countdown}>
      {children}
    </span>
  );
}
