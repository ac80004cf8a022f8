import type { PageModule } from './page.ts';

export interface Route {
  /** wouter's pattern. */
  pattern: string;
  needsLogin: boolean;
  /** Rendered with its data on the server; private pages ship their frame only. */
  isPublic: boolean;
  /** The page keeps its header free of search and menu. */
  isCheckout?: true;
  load: () => Promise<{ page: PageModule }>;
}

const category = () => import('./pages/category.page.tsx');
const product = () => import('./pages/product.page.tsx');
const search = () => import('./pages/search.page.tsx');
const notFound = () => import('./pages/not-found.page.tsx');
const orders = () => import('./pages/orders.page.tsx');
const order = () => import('./pages/order.page.tsx');
const paymentResult = () => import('./pages/payment-result.page.tsx');

const open = { needsLogin: false, isPublic: true } as const;
const personal = { needsLogin: true, isPublic: false } as const;

/** The first match counts; an unknown path is the not-found page (NAV-19). */
export const routes: readonly Route[] = [
  { pattern: '/', ...open, load: () => import('./pages/home.page.tsx') },
  { pattern: '/catalog/search', ...open, load: search },
  { pattern: '/search', ...open, load: search },
  { pattern: '/catalog/category/*', ...open, load: category },
  { pattern: '/category/*', ...open, load: category },
  { pattern: '/catalog/product/:slug', ...open, load: product },
  { pattern: '/product/:slug', ...open, load: product },
  { pattern: '/page/:slug', ...open, load: () => import('./pages/content.page.tsx') },
  { pattern: '/login', ...open, load: () => import('./pages/login.page.tsx') },
  { pattern: '/cart', needsLogin: false, isPublic: false, load: () => import('./pages/cart.page.tsx') },
  { pattern: '/checkout', ...personal, isCheckout: true, load: () => import('./pages/checkout.page.tsx') },
  { pattern: '/payment', ...personal, isCheckout: true, load: () => import('./pages/payment.page.tsx') },
  { pattern: '/cart/payment-completed/:orderId', ...personal, load: paymentResult },
  { pattern: '/cart/payment-error/:orderId', ...personal, load: paymentResult },
  { pattern: '/profile/orders', ...personal, load: orders },
  { pattern: '/profile/orders/:orderId', ...personal, load: order },
  { pattern: '/service-down', ...open, load: () => import('./pages/service-down.page.tsx') },
  { pattern: '/not-found', ...open, load: notFound },
];

export const unknownRoute: Route = { pattern: '*', ...open, load: notFound };
