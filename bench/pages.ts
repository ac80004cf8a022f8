/** A page of each kind of the first demo brand. */
export const pages = {
  home: '/',
  category: '/catalog/category/ortofrutta',
  search: '/catalog/search?q=latte',
  product: '/catalog/product/mele-annurche',
  content: '/page/chi-siamo',
} as const;

export const brand = 'cestolieto';
