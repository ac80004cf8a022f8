import { productPageSize } from '../../contract/api/page-sizes.ts';
import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';

/** The address of every page, or its builder. */
export const pagePaths = {
  home: '/',
  catalogue: '/catalog/search',
  fastSearch: '/catalog/fast-search',
  category: (slug: string) => `/catalog/category/${encodeURI(slug)}` as const,
  product: (slug: string) => `/catalog/product/${encodeURIComponent(slug)}` as const,
  content: (slug: string) => `/page/${encodeURIComponent(slug)}`,
  faq: '/faq',
  faqOf: (category: string) => `/faq/${encodeURIComponent(category)}`,
  recipes: '/ricette',
  recipe: (slug: string) => `/ricette/${encodeURIComponent(slug)}`,
  customerService: '/servizio-clienti',
  withdrawal: '/recesso',
  cookiePreferences: '/preferenze-cookie',
  flyers: '/volantini',
  flyer: (slug: string) => `/volantini/${encodeURIComponent(slug)}`,
  perks: '/vantaggi',
  login: '/login',
  serviceArea: '/service-area',
  registration: '/registration-user',
  registrationCompleted: '/registration-completed',
  registrationConfirm: '/registration/confirm',
  registrationConsents: '/registration-consents',
  emailConfirmed: '/email-confirmed',
  emailStop: '/stop-email-change',
  resetPasswordRequest: '/reset-password-request',
  resetPasswordSent: '/reset-password-sent',
  resetPassword: '/reset-password',
  resetPasswordCompleted: '/reset-password-completed',
  cart: '/cart/',
  checkout: '/checkout',
  payment: '/payment',
  paymentCompleted: (orderId: number) => `/cart/payment-completed/${orderId}`,
  paymentError: (orderId: number) => `/cart/payment-error/${orderId}`,
  dashboard: '/profile/dashboard',
  profile: '/profile/profile-update',
  profileConfirmed: '/profile/profile-confirmed',
  orders: '/profile/orders',
  order: (orderId: number) => `/profile/orders/${orderId}`,
  orderReceipt: (orderId: number) => `/profile/orders/${orderId}/scontrino`,
  orderInvoice: (orderId: number) => `/profile/orders/${orderId}/fattura`,
  usuals: '/profile/usuals',
  lists: '/profile/lists',
  list: (list: number | 'favourites') => `/profile/lists/${list}`,
  pastedList: '/paste-list',
  sharedList: '/shared-list',
  addresses: '/profile/addresses',
  notifications: '/profile/notifications',
  exclusions: '/profile/exclusions',
  consents: '/profile/consents',
  loyalty: '/profile/loyalty',
  privacy: '/profile/privacy',
  accountDeleted: '/account-deleted',
  serviceDown: '/service-down',
  offline: '/senza-rete',
  notFound: '/not-found',
} as const satisfies Readonly<Record<string, string | ((part: never) => string)>>;

export type PathName = keyof typeof pagePaths;

/** The parameter that says what a letter to the customer service is about. */
export const topicParam = 'argomento';

/** The parameter that says which order one withdraws from. */
export const orderParam = 'ordine';

/** Every address of the product. */
export const paths = {
  ...pagePaths,
  /** Where the choice of a language is sent; no page stands there. */
  language: '/lingua',
  searchFor: (text: string) => `${pagePaths.catalogue}?${new URLSearchParams({ q: text }).toString()}`,
  offers: `${pagePaths.catalogue}?promo=true`,
  offersIn: (categoryId: number) => `${pagePaths.catalogue}?parent_category_id=${categoryId}&promo=true`,
  novelties: `${pagePaths.catalogue}?new_product=true`,
  /** The profile, to be completed for the checkout that waits (SES-26). */
  profileForCheckout: `${pagePaths.profile}?per=cassa`,
  /** The mail that confirms an account, for whoever tried to log in without (REG-07). */
  confirmationForLogin: `${pagePaths.registrationCompleted}?per=accesso`,
  /** Where an order that waits is paid at once. */
  payOrder: (orderId: number) => `${pagePaths.paymentError(orderId)}?pay=true`,
  /** The declaration of withdrawal from an order (B-41). */
  withdrawFrom: (orderId: number) => `${pagePaths.withdrawal}?${orderParam}=${orderId}`,
  /** What a link to a list leads to (B-37). */
  joinList: (token: string) => `${pagePaths.sharedList}?${new URLSearchParams({ token }).toString()}`,
  flyersPage: (page: number) => (page === 1 ? pagePaths.flyers : `${pagePaths.flyers}?page=${page}`),
  /** A flyer with so many pages of its products. */
  flyerPage: (slug: string, page: number) => `${pagePaths.flyer(slug)}?page=${page}`,
  recipesPage: (page: number) => (page === 1 ? pagePaths.recipes : `${pagePaths.recipes}?page=${page}`),
} as const;

/** The address of a list: only what differs from the plain list stands in the query (CAT-07). */
export function listPath(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.categoryId !== null) params.set('categoryId', String(query.categoryId));
  if (query.q !== '') params.set('q', query.q);
  if (query.slug === null && query.parentCategoryId !== null)
    params.set('parent_category_id', String(query.parentCategoryId));
  for (const filter of query.filters) params.append('filter', filter);
  if (query.sort !== '') params.set('sort', query.sort);
  if (query.promo) params.set('promo', 'true');
  if (query.onlyNew) params.set('new_product', 'true');
  if (query.preferred) params.set('preferred', 'true');
  if (query.pageSize !== productPageSize) params.set('page_size', String(query.pageSize));
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  const path = query.slug === null ? paths.catalogue : paths.category(query.slug);
  return text === '' ? path : `${path}?${text}`;
}
