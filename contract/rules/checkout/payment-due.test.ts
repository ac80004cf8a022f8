import { describe, expect, test } from 'vitest';

import { deliveryTabs } from './delivery-tabs.ts';
import { isAuthenticated } from '../session/login-state.ts';
import { isKnownOrderStatus, orderStatusText } from './order-status.ts';
import { canRetryPayment, isPayable, paymentDueStatus } from './payment-due.ts';
import { isOnlinePayment } from '../price/payment-types.ts';
import { isPaid, transactionStatus } from './transaction-status.ts';
import { isWishlistEditable } from '../catalogue/wishlist-editable.ts';

test('ORD-04 each order status has its text, an unknown one a neutral text', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18];
  expect(ids.map(orderStatusText)).toEqual([
    'in attesa di pagamento',
    'in attesa di pagamento',
    'ordinato',
    'in preparazione',
    'in preparazione',
    'quasi pronto',
    'in consegna',
    'consegnato',
    'consegnato parzialmente',
    'annullato',
    'invalidato',
    'non ritirato',
    'fallito',
    'in consegna',
  ]);
  expect([0, 14, 15, 16, 17, 99, Number.NaN].map(orderStatusText)).toEqual(Array(7).fill('sconosciuto'));
  expect(isKnownOrderStatus(18)).toBe(true);
  expect(isKnownOrderStatus(14)).toBe(false);
});

test('CHK-25 a transaction has one of six statuses', () => {
  const names = ['error', 'inProgress', 'authorised', 'confirmed', 'reversed', 'cancelled'];
  expect([0, 1, 2, 3, 4, 5].map(transactionStatus)).toEqual(names);
  expect([-1, 6, 1.5].map(transactionStatus)).toEqual([null, null, null]);
  expect([0, 1, 2, 3, 4, 5].map(isPaid)).toEqual([false, false, true, true, false, false]);
});

describe('payment due', () => {
  const dueUntil = 3_600_000;
  const at = (now: number) => paymentDueStatus({ paid: false, dueUntil, now });

  test('CHK-20 CHK-24 expires by way of the last 15 minutes', () => {
    expect(at(0)).toBe('pending');
    expect(at(dueUntil - 900_001)).toBe('pending');
    expect(at(dueUntil - 900_000)).toBe('expiring');
    expect(at(dueUntil)).toBe('expired');
    expect(paymentDueStatus({ paid: false, dueUntil: null, now: 0 })).toBe('pending');
    expect(paymentDueStatus({ paid: true, dueUntil, now: dueUntil })).toBe('paid');
  });

  const statuses = ['paid', 'pending', 'expiring', 'expired'] as const;

  test('CHK-24 can be retried while pending or expiring', () => {
    expect(statuses.map(canRetryPayment)).toEqual([false, true, true, false]);
  });

  test('CHK-24: an order waits for its payment while it is unpaid and in time, and never once it is cancelled', () => {
    for (const orderStatusId of [1, 2])
      expect(statuses.map((paymentDueStatus) => isPayable({ orderStatusId, paymentDueStatus }))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    for (const orderStatusId of [3, 10, 11])
      expect(statuses.map((paymentDueStatus) => isPayable({ orderStatusId, paymentDueStatus }))).toEqual([
        false,
        false,
        false,
        false,
      ]);
  });
});

test('CHK-12 cards and the wallet are paid online', () => {
  expect([2, 11, 12, 13, 101, 113, 18, 99].map(isOnlinePayment)).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('LIST-08 a list shared to read cannot be edited', () => {
  expect(['READ', 'WRITE', 'OWNER', null, undefined].map(isWishlistEditable)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('ADR-02 delivery tabs share 12 columns', () => {
  expect(deliveryTabs(0)).toEqual({ tabs: false, columns: 12 });
  expect(deliveryTabs(1)).toEqual({ tabs: false, columns: 12 });
  expect(deliveryTabs(2)).toEqual({ tabs: true, columns: 6 });
});

test('SES-01 somebody is logged in above -1', () => {
  expect([0, 5, -1, -7, null, undefined, Number.NaN].map(isAuthenticated)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
