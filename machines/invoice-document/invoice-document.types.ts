/** The document of an order that is looked at (ORD-16). */
export type DocumentKind = 'receipt' | 'invoice';
