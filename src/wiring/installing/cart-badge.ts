import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { isRestoring } from '../../../machines/session/session.selectors.ts';
import { showAppBadge } from '../../../services/device/app-badge.ts';
import type { VisitorFlows } from '../../views/flows.ts';

/** Keeps the number of the cart's lines on the icon of the installed app; it leaves with the shopper. */
export function watchCartBadge({ cart, session }: Pick<VisitorFlows, 'cart' | 'session'>): void {
  let shown: number | null = null;
  const show = () => {
    // Until it is known who is here the icon tells what it told.
    if (isRestoring(session.getSnapshot())) return;
    const count = shownCart(cart.getSnapshot())?.totalItems ?? 0;
    if (count !== shown) showAppBadge(count);
    shown = count;
  };
  cart.subscribe(show);
  session.subscribe(show);
  show();
}
