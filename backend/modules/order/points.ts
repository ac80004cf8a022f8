/** Loyalty points of an order: whole euros of the items after discounts, times the tenant's rate (LOY-04). */
export function pointsOf(amounts: { itemsTotal: number; giftTotal: number }, pointsPerEuro: number): number {
  const paid = Math.max(0, amounts.itemsTotal - amounts.giftTotal);
  return Math.floor((paid * pointsPerEuro) / 100);
}
