import { orderStatusText } from '../../../contract/rules/checkout/order-status.ts';
import type { Said } from '../../platform/said.ts';

const english: ReadonlyMap<number, string> = new Map([
  [1, 'awaiting payment'],
  [2, 'awaiting payment'],
  [3, 'ordered'],
  [4, 'being prepared'],
  [5, 'being prepared'],
  [6, 'almost ready'],
  [7, 'out for delivery'],
  [8, 'delivered'],
  [9, 'partly delivered'],
  [10, 'canceled'],
  [11, 'voided'],
  [12, 'not picked up'],
  [13, 'failed'],
  [18, 'out for delivery'],
]);

/** An order status in words; neutral for an unknown id (ORD-04). */
export const statusText = (id: number): Said => ({
  it: orderStatusText(id),
  'en-US': english.get(id) ?? 'unknown',
});
