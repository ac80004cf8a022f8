/** Sort keys of a list; the empty key is relevance (CAT-11). */
export const sortKeys = [
  '',
  'priceAsc',
  'priceDesc',
  'priceUmAsc',
  'nameAsc',
  'newest',
  'promoFirst',
] as const;
export type SortKey = (typeof sortKeys)[number];
