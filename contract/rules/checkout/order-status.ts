import { orderStatusCodes } from '../../api/codes.ts';

const texts: ReadonlyMap<number, string> = new Map([
  [1, 'in attesa di pagamento'],
  [2, 'in attesa di pagamento'],
  [3, 'ordinato'],
  [4, 'in preparazione'],
  [5, 'in preparazione'],
  [6, 'quasi pronto'],
  [7, 'in consegna'],
  [8, 'consegnato'],
  [9, 'consegnato parzialmente'],
  [10, 'annullato'],
  [11, 'invalidato'],
  [12, 'non ritirato'],
  [13, 'fallito'],
  [18, 'in consegna'],
]);

/** False for a status id the shop does not know, which the caller logs (ORD-04). */
export function isKnownOrderStatus(id: number): boolean {
  return texts.has(id);
}

/** Italian text of an order status; neutral for an unknown id (ORD-04). */
export function orderStatusText(id: number): string {
  return texts.get(id) ?? 'sconosciuto';
}

/** Whether an order with this status waits for its payment (CHK-19, CHK-20). */
export function isUnpaidOrder(id: number): boolean {
  return id === orderStatusCodes.awaitingPayment || id === orderStatusCodes.suspended;
}

const underWay: ReadonlySet<number> = new Set([
  orderStatusCodes.awaitingPayment,
  orderStatusCodes.suspended,
  orderStatusCodes.placed,
  orderStatusCodes.preparing,
  orderStatusCodes.picking,
  orderStatusCodes.nearlyReady,
  orderStatusCodes.outForDelivery,
  orderStatusCodes.inTransit,
]);

/** Whether an order with this status has still to arrive: an account that has one cannot be deleted (REG-20). */
export function isOrderUnderWay(id: number): boolean {
  return underWay.has(id);
}
