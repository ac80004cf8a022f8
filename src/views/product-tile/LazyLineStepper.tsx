import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import type { LineStepper } from './LineStepper.tsx';

const Stepper = lazy(async () => ({ default: (await import('./LineStepper.tsx')).LineStepper }));

/** The stepper of a line: lines are the visitor's, and so is the code to change them. */
export function LazyLineStepper({
  meanwhile,
  ...props
}: ComponentProps<typeof LineStepper> & { meanwhile: ReactNode }) {
  return (
    <Suspense fallback={meanwhile}>
      <Stepper {...props} />
    </Suspense>
  );
}
