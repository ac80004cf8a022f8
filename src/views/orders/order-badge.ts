import { orderStatusCodes as codes } from '../../../contract/api/codes.ts';

type Tone = 'success' | 'warning' | 'danger';

/** Every other status is neither good nor bad news. */
const tones: ReadonlyMap<number, Tone> = new Map([
  [codes.awaitingPayment, 'warning'],
  [codes.suspended, 'warning'],
  [codes.delivered, 'success'],
  [codes.partlyDelivered, 'warning'],
  [codes.notCollected, 'warning'],
  [codes.cancelled, 'danger'],
  [codes.voided, 'danger'],
  [codes.failed, 'danger'],
]);

/** The tone of an order's status (ORD-04). */
export const orderTone = (orderStatusId: number): Tone | 'info' => tones.get(orderStatusId) ?? 'info';
