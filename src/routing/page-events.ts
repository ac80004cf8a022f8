import type { CartEvent } from '../../machines/cart/cart.types.ts';
import type { NavigationEvent } from '../../machines/navigation/navigation.types.ts';

/** What the address bar and the page's life tell the machines. */
export type PageEvent =
  | Extract<NavigationEvent, { type: 'route.entered' }>
  | Extract<CartEvent, { type: 'page.left' }>;
