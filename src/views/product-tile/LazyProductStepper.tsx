import { onDemand } from '../on-demand.tsx';

/** The stepper of a product in the cart: carts are the visitor's, and so is the code to change them. */
export const LazyProductStepper = onDemand(async () => (await import('./ProductStepper.tsx')).ProductStepper);

/** The same of one that is chosen with options. */
export const LazyChooseMore = onDemand(async () => (await import('./ChooseMore.tsx')).ChooseMore);
