/** The quantity a cart line carries: a weighed line travels as quantity 0 plus weight (QTY-13). */
export interface LineQuantity {
  readonly quantity?: number | undefined;
  readonly weight?: number | undefined;
}

/** True for a line whose weight tells how much of it is in the cart. */
export function isWeighed(line: LineQuantity): boolean {
  return (line.weight ?? 0) > 0;
}

/** Pieces, or the weight in the selling unit: weight when above 0, else quantity (QTY-13). */
export function effectiveQuantity(line: LineQuantity): number {
  return isWeighed(line) ? (line.weight ?? 0) : (line.quantity ?? 0);
}
