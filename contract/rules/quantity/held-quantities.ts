/** Quantities of a cart that are not saved yet, in pieces or in the selling unit, by the ids of their lines (CART-07). */
export interface HeldQuantities {
  readonly cartId: number;
  readonly userId: number;
  readonly quantities: Readonly<Record<number, number>>;
}
