import { onDemand } from '../on-demand.tsx';

/** The stepper of a product in the cart: carts are the visitor's, and so is the code to change them. */
export const LazyProductStepper = onDemand(async () => (await import('./ProductStepper.tsx')).ProductStepper);
