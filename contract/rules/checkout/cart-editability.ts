import { cartStatusCodes } from '../../api/codes.ts';
import { routePath } from '../catalogue/route-path.ts';

/** Where the cart is looked at, and its status. */
export interface CartView {
  /** Path of the page, e.g. `/cart/`. */
  readonly route: string;
  readonly cartStatusId: number;
}

/** False on the payment route (SLOT-14). */
export function isTimeslotEditable(view: CartView): boolean {
  return routePath(view.route).toLowerCase() !== '/payment';
}

/** False on the payment route and while an order is amended (ADR-08). */
export function isAddressEditable(view: CartView): boolean {
  return isTimeslotEditable(view) && view.cartStatusId !== cartStatusCodes.amending;
}
