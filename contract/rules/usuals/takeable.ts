interface Offered {
  readonly product: { readonly available: number };
  readonly chosen: object | null;
}

/** True for what can be put into a cart without a further question: it is there, and its options are known (B-20). */
export const isTakeable = ({ product: { available }, chosen }: Offered): boolean =>
  available > 0 && chosen !== null;
