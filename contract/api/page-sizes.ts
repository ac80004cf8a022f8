/** Products of one list page (CAT-05). */
export const productPageSize = 24;

/** Most products of one list page (CAT-07). */
export const largestPageSize = 100;

/** Orders of one list page (ORD-01). */
export const orderPageSize = 12;

/** Posts of one list page of the content backend (CMS-05). */
export const contentPageSize = 10;

/** Posts of one page of a search in the content backend (CMS-09). */
export const contentSearchPageSize = 24;
