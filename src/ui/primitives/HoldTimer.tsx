import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { timerIcon } from '../icons/timer.ts';

interface HoldTimerProps {
  tone?: 'success' | 'warning' | undefined;
  /** A `TextButton` that asks for more time. */
  action?: ReactNode;
  /** The sentence, with `Countdown` in it. */
  children: ReactNode;
}

/** How long the chosen slot is kept. */
export function HoldTimer({ tone = 'success', action, children }: HoldTimerProps) {
  return (
    <Alert tone={tone} icon={timerIcon} action={action}>
      <p>{children}</p>
    </Alert>
  );
}
