import type { ShopFeature } from '../../contract/tenant.ts';
import type { FlowPage } from '../../machines/navigation/navigation.types.ts';
import { pagePaths, type PathName } from './paths.ts';

/** One kind of address of the product; the address itself stands in paths.ts. */
interface RouteEntry {
  /** wouter's pattern, where it is not the address itself. */
  pattern?: string;
  /** The patterns of older links. */
  aliases?: readonly string[];
  /** The file in `pages/`, without `.page.tsx`. */
  page: string;
  /**
   * `public`: the same for everybody, rendered with its data on the server. `visitor`: everybody has their own; the
   * server sends the frame. `login`: as `visitor`, for logged-in shoppers only.
   */
  access: 'public' | 'visitor' | 'login';
  /** Asked of who came by single sign-on; where no cookie answers, others are led to the dashboard (NAV-24). */
  isForSingleSignOn?: true;
  /** With a session it is rendered with its shopper's data (decision 053). */
  isPersonal?: true;
  /** What the flows know the page as; 'other' where it is absent. */
  flowPage?: FlowPage;
  /** A brand without this feature shows the not-found page at the address (NAV-20). */
  feature?: ShopFeature;
  /** Its messages come with the frame's catalogue. */
  isFramed?: true;
}

/** The first match counts; an unknown path is the not-found page (NAV-19). */
export const routeTable = {
  home: { page: 'home', access: 'public', isFramed: true },
  catalogue: { aliases: ['/search'], page: 'search', access: 'public', isFramed: true },
  fastSearch: { page: 'fast-search', access: 'visitor' },
  category: {
    pattern: '/catalog/category/*',
    aliases: ['/category/*'],
    page: 'category',
    access: 'public',
    isFramed: true,
  },
  product: {
    pattern: '/catalog/product/:slug',
    aliases: ['/product/:slug'],
    page: 'product',
    access: 'public',
  },
  content: { pattern: '/page/:slug', page: 'content', access: 'public' },
  faq: { page: 'faq', access: 'public' },
  faqOf: { pattern: '/faq/:categoryName', page: 'faq', access: 'public' },
  recipes: { page: 'content/recipes', access: 'public', feature: 'recipes' },
  recipe: { pattern: '/ricette/:slug', page: 'content/recipe', access: 'public', feature: 'recipes' },
  customerService: { page: 'customer-service', access: 'public' },
  withdrawal: { page: 'content/withdrawal', access: 'public' },
  cookiePreferences: { page: 'content/cookie-preferences', access: 'public' },
  flyers: { page: 'content/flyers', access: 'public', feature: 'flyers' },
  flyer: { pattern: '/volantini/:volantino', page: 'content/flyer', access: 'public', feature: 'flyers' },
  perks: { page: 'content/perks', access: 'public', feature: 'perks' },
  login: { page: 'login', access: 'public', flowPage: 'login' },
  serviceArea: { page: 'service-area', access: 'visitor' },
  registration: { page: 'registration', access: 'visitor', feature: 'registration' },
  registrationCompleted: { page: 'email/email-confirmation', access: 'visitor', feature: 'registration' },
  registrationConfirm: {
    aliases: ['/registration-confirm'],
    page: 'email/email-confirmation',
    access: 'visitor',
    feature: 'registration',
  },
  registrationConsents: { page: 'missing-consents', access: 'login', isForSingleSignOn: true },
  emailConfirmed: { page: 'email/email-change', access: 'visitor' },
  emailStop: { page: 'email/email-stop', access: 'visitor' },
  resetPasswordRequest: { page: 'recovery-request', access: 'visitor' },
  resetPasswordSent: { page: 'recovery-request', access: 'visitor' },
  resetPassword: { aliases: ['/registration/reset-password'], page: 'password-reset', access: 'visitor' },
  resetPasswordCompleted: { page: 'password-changed', access: 'visitor' },
  cart: { pattern: '/cart', page: 'cart', access: 'visitor', isPersonal: true },
  checkout: { page: 'checkout', access: 'login', flowPage: 'checkout', isPersonal: true },
  payment: { page: 'payment', access: 'login', flowPage: 'payment' },
  paymentCompleted: { pattern: '/cart/payment-completed/:orderId', page: 'payment-result', access: 'login' },
  paymentError: { pattern: '/cart/payment-error/:orderId', page: 'payment-result', access: 'login' },
  dashboard: { aliases: ['/profile'], page: 'dashboard', access: 'login' },
  profile: { page: 'profile', access: 'login' },
  profileConfirmed: { page: 'profile-confirmed', access: 'login' },
  orders: { page: 'orders', access: 'login', isPersonal: true },
  order: { pattern: '/profile/orders/:orderId', page: 'order', access: 'login', isPersonal: true },
  orderReceipt: { pattern: '/profile/orders/:orderId/scontrino', page: 'orders/document', access: 'login' },
  orderInvoice: { pattern: '/profile/orders/:orderId/fattura', page: 'orders/document', access: 'login' },
  usuals: { page: 'usuals', access: 'login' },
  lists: { page: 'lists', access: 'login', feature: 'lists' },
  list: { pattern: '/profile/lists/:listId', page: 'list', access: 'login', feature: 'lists' },
  sharedList: { page: 'shared-list', access: 'login', feature: 'lists' },
  pastedList: { page: 'pasted-list', access: 'visitor' },
  addresses: { page: 'addresses', access: 'login' },
  notifications: { page: 'notifications/notifications', access: 'login', feature: 'push' },
  exclusions: { page: 'exclusions/exclusions', access: 'login' },
  consents: { page: 'consents', access: 'login' },
  loyalty: { page: 'loyalty', access: 'login', feature: 'loyalty' },
  privacy: { page: 'privacy', access: 'login' },
  accountDeleted: { page: 'account-deleted', access: 'visitor' },
  serviceDown: { page: 'service-down', access: 'public', flowPage: 'serviceDown' },
  offline: { page: 'system/offline', access: 'public' },
  notFound: { page: 'not-found', access: 'public', isFramed: true },
} as const satisfies Readonly<Record<PathName, RouteEntry>>;

/** A page's file in `pages/`, without `.page.tsx`. */
export type PageName = (typeof routeTable)[PathName]['page'];

/** A row with wouter's patterns: the address in use first, then those that older links have. */
export type RouteRow = Omit<RouteEntry, 'pattern' | 'aliases' | 'page'> & {
  page: PageName;
  patterns: readonly string[];
};

const rowOf = ([name, { pattern, aliases = [], ...entry }]: [
  string,
  RouteEntry & { page: PageName },
]): RouteRow => {
  const path = pagePaths[name as PathName]; // the table's keys are these
  if (pattern === undefined && typeof path !== 'string')
    throw new Error(`${name} has a builder and no pattern`);
  return { ...entry, patterns: [pattern ?? String(path), ...aliases] };
};

/** The table's rows in their order. */
export const routeEntries: readonly RouteRow[] = Object.entries(routeTable).map(rowOf);
