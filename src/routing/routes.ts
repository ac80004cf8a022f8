import type { pageModules } from './page-modules.ts';

export interface Route {
  /** wouter's pattern. */
  pattern: string;
  /** Its file in `pages/`. */
  page: keyof typeof pageModules;
  needsLogin: boolean;
  /** Rendered with its data on the server; private pages ship their frame only. */
  isPublic: boolean;
  /** The page keeps its header free of search and menu. */
  isCheckout?: true;
}

const open = { needsLogin: false, isPublic: true } as const;
const personal = { needsLogin: true, isPublic: false } as const;

/** The first match counts; an unknown path is the not-found page (NAV-19). */
export const routes: readonly Route[] = [
  { pattern: '/', page: 'home', ...open },
  { pattern: '/catalog/search', page: 'search', ...open },
  { pattern: '/search', page: 'search', ...open },
  { pattern: '/catalog/category/*', page: 'category', ...open },
  { pattern: '/category/*', page: 'category', ...open },
  { pattern: '/catalog/product/:slug', page: 'product', ...open },
  { pattern: '/product/:slug', page: 'product', ...open },
  { pattern: '/page/:slug', page: 'content', ...open },
  { pattern: '/login', page: 'login', ...open },
  { pattern: '/cart', page: 'cart', needsLogin: false, isPublic: false },
  { pattern: '/checkout', page: 'checkout', ...personal, isCheckout: true },
  { pattern: '/payment', page: 'payment', ...personal, isCheckout: true },
  { pattern: '/cart/payment-completed/:orderId', page: 'payment-result', ...personal },
  { pattern: '/cart/payment-error/:orderId', page: 'payment-result', ...personal },
  { pattern: '/profile/orders', page: 'orders', ...personal },
  { pattern: '/profile/orders/:orderId', page: 'order', ...personal },
  { pattern: '/service-down', page: 'service-down', ...open },
  { pattern: '/not-found', page: 'not-found', ...open },
];

export const unknownRoute: Route = { pattern: '*', page: 'not-found', ...open };
