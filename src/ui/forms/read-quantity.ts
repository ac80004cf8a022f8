/**
 * The quantity a shopper typed, or null when it is none. A comma or a point sets off decimals and what follows the
 * number is passed over, so that the field's own text, as "1,5 kg", reads back.
 */
export function readQuantity(typed: string): number | null {
  const match = /^\s*(\d+(?:[.,]\d+)?|[.,]\d+)\s*\D*$/u.exec(typed);
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
}
