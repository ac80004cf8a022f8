import * as v from 'valibot';

/** What to do, in a whole cart, about goods that are sold out: replace them, ask the shopper, or leave them (B-18). */
export const cartSubstitutions = ['replace', 'ask', 'none'] as const;
export type CartSubstitution = (typeof cartSubstitutions)[number];

/** What to do about one line instead: another size, a product the shopper chose, a call, or nothing (B-19). */
export const lineSubstitutions = ['size', 'product', 'call', 'none'] as const;
export type LineSubstitution = (typeof lineSubstitutions)[number];

/** The choice for a line as it is sent: `cart` takes an own one back; `product` needs the id of the product, as text. */
export const substitutionInfos = {
  substitution: v.optional(v.picklist([...lineSubstitutions, 'cart'])),
  substitutionProductId: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))),
};
