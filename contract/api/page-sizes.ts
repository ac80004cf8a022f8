/** Products of one list page (CAT-05). */
export const productPageSize = 24;

/** Most products of one list page (CAT-07). */
export const largestPageSize = 100;

/** Orders of one list page (ORD-01). */
export const orderPageSize = 12;
