import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import type { ProductStepper } from './ProductStepper.tsx';

const Stepper = lazy(async () => ({ default: (await import('./ProductStepper.tsx')).ProductStepper }));

/** The stepper of a product in the cart: carts are the visitor's, and so is the code to change them. */
export function LazyProductStepper({
  meanwhile,
  ...props
}: ComponentProps<typeof ProductStepper> & { meanwhile: ReactNode }) {
  return (
    <Suspense fallback={meanwhile}>
      <Stepper {...props} />
    </Suspense>
  );
}
