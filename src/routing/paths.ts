import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';

/** Every address of the product. */
export const paths = {
  home: '/',
  login: '/login',
  cart: '/cart/',
  checkout: '/checkout',
  payment: '/payment',
  orders: '/profile/orders',
  serviceDown: '/service-down',
  notFound: '/not-found',
  category: (slug: string) => `/catalog/category/${encodeURI(slug)}`,
  product: (slug: string) => `/catalog/product/${encodeURIComponent(slug)}`,
  page: (slug: string) => `/page/${encodeURIComponent(slug)}`,
  order: (orderId: number) => `/profile/orders/${orderId}`,
  paymentCompleted: (orderId: number) => `/cart/payment-completed/${orderId}`,
  paymentError: (orderId: number) => `/cart/payment-error/${orderId}`,
  search: (text: string) => `/catalog/search?${new URLSearchParams({ q: text }).toString()}`,
  offers: '/catalog/search?promo=true',
  ordersPage: (page: number) => (page === 1 ? '/profile/orders' : `/profile/orders?page=${page}`),
} as const;

/** The address of a list: only what differs from the plain list stands in the query (CAT-07). */
export function listPath(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.q !== '') params.set('q', query.q);
  if (query.slug === null && query.parentCategoryId !== null)
    params.set('parent_category_id', String(query.parentCategoryId));
  for (const filter of query.filters) params.append('filter', filter);
  if (query.sort !== '') params.set('sort', query.sort);
  if (query.promo) params.set('promo', 'true');
  if (query.onlyNew) params.set('new_product', 'true');
  if (query.preferred) params.set('preferred', 'true');
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  const path = query.slug === null ? '/catalog/search' : paths.category(query.slug);
  return text === '' ? path : `${path}?${text}`;
}
