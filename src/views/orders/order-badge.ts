/** The tone of an order's status (ORD-04). */
export function orderTone(orderStatusId: number): 'info' | 'success' | 'warning' | 'danger' | 'neutral' {
  if (orderStatusId === 1 || orderStatusId === 2) return 'warning';
  if (orderStatusId === 8) return 'success';
  if ([9, 12].includes(orderStatusId)) return 'warning';
  if ([10, 11, 13].includes(orderStatusId)) return 'danger';
  return 'info';
}
