import type { Product } from '../../../contract/api/shopping/product.ts';

/** Whether the quantity of a product in the cart is changed in place: its lines do not differ by options, and it is there. */
export const hasStepper = ({ selectOptions, available }: Product): boolean =>
  selectOptions.length === 0 && available > 0;
