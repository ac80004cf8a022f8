/** Products of one list page (CAT-05). */
export const productPageSize = 24;

/** Orders of one list page (ORD-01). */
export const orderPageSize = 12;
