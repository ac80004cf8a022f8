/** What a delivery costs and from which items total on it is free, in cents; `freeFrom` null is never. */
export interface DeliveryTerms {
  readonly fee: number;
  readonly freeFrom: number | null;
}

/** True for a slot whose terms count: one that is chosen, or was promised to a prepared cart (B-31). */
export const slotCounts = (slot: { readonly isProposed: boolean; readonly isPrepared: boolean }): boolean =>
  !slot.isProposed || slot.isPrepared;

/** Terms of a slot: its own price and threshold, the tenant's for each it has none of (B-31). Amounts in cents. */
export function slotTerms(
  slot: { readonly price: number | null; readonly freeFrom: number | null } | null,
  tenant: DeliveryTerms,
): DeliveryTerms {
  return { fee: slot?.price ?? tenant.fee, freeFrom: slot?.freeFrom ?? tenant.freeFrom };
}

/** Fee in cents: 0 with no items, or once the items reach `freeFrom` cents (null = never free) (CART-21). */
export function deliveryFee(input: {
  readonly fee: number;
  readonly freeFrom: number | null;
  readonly itemsTotal: number;
  readonly hasItems: boolean;
}): number {
  const { fee, freeFrom, itemsTotal, hasItems } = input;
  if (!hasItems) return 0;
  return freeFrom !== null && itemsTotal >= freeFrom ? 0 : fee;
}

/** Cents still missing to a threshold (free delivery, minimum order); 0 when it is reached or there is none (B-24). */
export function missingToThreshold(threshold: number | null, itemsTotal: number): number {
  return Math.max(0, (threshold ?? 0) - itemsTotal);
}
