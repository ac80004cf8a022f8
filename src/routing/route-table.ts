import type { FlowPage } from '../../machines/navigation/navigation.types.ts';

/** One kind of address of the product: all that is known of it stands here and in its page's file. */
interface RouteEntry {
  /** wouter's patterns: the address in use first, then those that older links have. */
  patterns: readonly [string, ...string[]];
  /** The address in use, or its builder. */
  path: string | ((part: never) => string);
  /** The file in `pages/`, without `.page.tsx`. */
  page: string;
  /**
   * `public`: the same for everybody, rendered with its data on the server. `visitor`: everybody has their own; the
   * server sends the frame. `login`: as `visitor`, for logged-in shoppers only.
   */
  access: 'public' | 'visitor' | 'login';
  /** What the flows know the page as; 'other' where it is absent. */
  flowPage?: FlowPage;
  /** Its messages come with the frame's catalogue. */
  isFramed?: true;
}

/** The first match counts; an unknown path is the not-found page (NAV-19). */
export const routeTable = {
  home: { patterns: ['/'], path: '/', page: 'home', access: 'public', isFramed: true },
  catalogue: {
    patterns: ['/catalog/search', '/search'],
    path: '/catalog/search',
    page: 'search',
    access: 'public',
    isFramed: true,
  },
  category: {
    patterns: ['/catalog/category/*', '/category/*'],
    path: (slug: string) => `/catalog/category/${encodeURI(slug)}`,
    page: 'category',
    access: 'public',
    isFramed: true,
  },
  product: {
    patterns: ['/catalog/product/:slug', '/product/:slug'],
    path: (slug: string) => `/catalog/product/${encodeURIComponent(slug)}`,
    page: 'product',
    access: 'public',
  },
  content: {
    patterns: ['/page/:slug'],
    path: (slug: string) => `/page/${encodeURIComponent(slug)}`,
    page: 'content',
    access: 'public',
  },
  login: { patterns: ['/login'], path: '/login', page: 'login', access: 'public', flowPage: 'login' },
  cart: { patterns: ['/cart'], path: '/cart/', page: 'cart', access: 'visitor' },
  checkout: {
    patterns: ['/checkout'],
    path: '/checkout',
    page: 'checkout',
    access: 'login',
    flowPage: 'checkout',
  },
  payment: {
    patterns: ['/payment'],
    path: '/payment',
    page: 'payment',
    access: 'login',
    flowPage: 'payment',
  },
  paymentCompleted: {
    patterns: ['/cart/payment-completed/:orderId'],
    path: (orderId: number) => `/cart/payment-completed/${orderId}`,
    page: 'payment-result',
    access: 'login',
  },
  paymentError: {
    patterns: ['/cart/payment-error/:orderId'],
    path: (orderId: number) => `/cart/payment-error/${orderId}`,
    page: 'payment-result',
    access: 'login',
  },
  orders: { patterns: ['/profile/orders'], path: '/profile/orders', page: 'orders', access: 'login' },
  order: {
    patterns: ['/profile/orders/:orderId'],
    path: (orderId: number) => `/profile/orders/${orderId}`,
    page: 'order',
    access: 'login',
  },
  serviceDown: {
    patterns: ['/service-down'],
    path: '/service-down',
    page: 'service-down',
    access: 'public',
    flowPage: 'serviceDown',
  },
  notFound: {
    patterns: ['/not-found'],
    path: '/not-found',
    page: 'not-found',
    access: 'public',
    isFramed: true,
  },
} as const satisfies Readonly<Record<string, RouteEntry>>;

type RouteTable = typeof routeTable;

export type RouteName = keyof RouteTable;

/** A page's file in `pages/`, without `.page.tsx`. */
export type PageName = RouteTable[RouteName]['page'];

/** The table's rows in their order, under the type of any row. */
export const routeEntries: readonly (RouteEntry & { page: PageName })[] = Object.values(routeTable);
