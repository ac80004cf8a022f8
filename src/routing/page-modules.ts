import type { PageModule } from './page.ts';

/** Every page is a chunk of its own; its name is its file's: the server finds the page's styles by it. */
export const pageModules = {
  cart: () => import('../pages/cart.page.tsx'),
  category: () => import('../pages/category.page.tsx'),
  checkout: () => import('../pages/checkout.page.tsx'),
  content: () => import('../pages/content.page.tsx'),
  home: () => import('../pages/home.page.tsx'),
  login: () => import('../pages/login.page.tsx'),
  'not-found': () => import('../pages/not-found.page.tsx'),
  order: () => import('../pages/order.page.tsx'),
  orders: () => import('../pages/orders.page.tsx'),
  payment: () => import('../pages/payment.page.tsx'),
  'payment-result': () => import('../pages/payment-result.page.tsx'),
  product: () => import('../pages/product.page.tsx'),
  search: () => import('../pages/search.page.tsx'),
  'service-down': () => import('../pages/service-down.page.tsx'),
} as const satisfies Record<string, () => Promise<{ page: PageModule }>>;

/** Pages whose words come with the frame. */
export const framedPages: ReadonlySet<keyof typeof pageModules> = new Set([
  'home',
  'category',
  'search',
  'not-found',
]);

/** Loads a page's code and its words. */
export async function loadPage(
  name: keyof typeof pageModules,
  remainingMessages: () => Promise<void>,
): Promise<PageModule> {
  const [{ page }] = await Promise.all([
    pageModules[name](),
    framedPages.has(name) ? undefined : remainingMessages(),
  ]);
  return page;
}
