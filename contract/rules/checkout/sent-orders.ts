/** Most order ids remembered as sent to analytics (COOK-03). */
export const maxSentOrders = 20;

/** True when the order may still be sent to analytics. */
export function isUnsent(sent: readonly number[], orderId: number): boolean {
  return !sent.includes(orderId);
}

/** The remembered ids, oldest first, with `orderId` among them once and only the latest 20 kept (COOK-03). */
export function rememberSentOrder(sent: readonly number[], orderId: number): number[] {
  return (isUnsent(sent, orderId) ? [...sent, orderId] : [...sent]).slice(-maxSentOrders);
}
