/** A page of each kind of the first demo brand; the other demo brands have them too. */
export const pages = {
  home: '/',
  category: '/catalog/category/ortofrutta',
  search: '/catalog/search?q=latte',
  product: '/catalog/product/mele-annurche',
  content: '/page/chi-siamo',
} as const;

/** Pages that are nobody's first, or a shopper's own. */
export const laterPages = {
  login: '/login',
  cart: '/cart/',
  checkout: '/checkout',
  orders: '/profile/orders',
} as const;

/** The pages of `laterPages` that are visited with a full cart. */
export const ownPages: readonly string[] = ['cart', 'checkout', 'orders'];

export const brand = 'cestolieto';

/** The host a brand is served under on this machine. */
export const brandHost = (name: string): string => `${name}.localhost`;
