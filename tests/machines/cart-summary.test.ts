import { describe, expect, test } from 'vitest';
import type { Cart } from '../../contract/api/shopping/cart.ts';
import { summaryOf } from '../../machines/cart/cart.summary.ts';
import { aCart, aCartItem, anAnonymousCart } from '../../paths/fixtures/cart-fixtures.ts';

const none = { address: false, timeslot: false };
const instant = Date.parse('2026-11-21T10:00:00Z');
const of = (given: Partial<Cart> = {}, bypass = none) =>
  summaryOf({ cart: aCart(given), answeredAt: instant, bypass });

describe('what the flows may know of a cart', () => {
  test('GATE-07, CAT-13: of one that is ready to be filled', () => {
    expect(of()).toEqual({
      isLoggedIn: true,
      isAddressAssigned: true,
      isTimeslotAssigned: true,
      hasLines: false,
      isShort: false,
      statusId: 1,
      isLocked: false,
      amendedOrderId: null,
      hash: 'w89d2026-11-22t5',
      hold: {
        dateIso: '2026-11-22',
        timeslotId: 5,
        holdUntil: Date.parse('2026-11-21T12:00:00Z'),
        learntAt: instant,
        isExtended: false,
      },
      deliveryServiceId: 2,
      isLocker: false,
      addressId: 31,
      cartDay: '2026-11-22',
      note: '',
      needsInvoice: false,
      profileLevel: 2,
    });
  });

  test('CART-18: of one of which something cannot be bought', () => {
    const shortage = { reason: 'less', most: 1 } as const;
    expect(of({ cartItems: [aCartItem(), aCartItem({ itemId: 2, shortage })] }).isShort).toBe(true);
    expect(of({ cartItems: [aCartItem()] }).isShort).toBe(false);
  });

  test('GATE-07: of nobody’s', () => {
    const summary = summaryOf({ cart: anAnonymousCart(), answeredAt: instant, bypass: none });
    expect(summary).toMatchObject({
      isLoggedIn: false,
      isAddressAssigned: false,
      isTimeslotAssigned: false,
      hash: 'w0d0t0',
      hold: null,
      deliveryServiceId: 2,
      isLocker: false,
      addressId: null,
      cartDay: null,
    });
  });

  test('SLOT-19: a day that is looked at ahead of time separates its answers, the slot stays', () => {
    const { hash, cartDay } = of({ forcedPreviewDate: '2026-12-06' });
    expect([hash, cartDay, of({ forcedPreviewDate: '2026-12-06', timeslot: null }).hash]).toEqual([
      'w89d2026-12-06t5',
      '2026-11-22',
      'w89d2026-12-06t0',
    ]);
  });

  test('SES-01: user 0 is somebody', () => {
    expect(of({ user: { ...aCart().user, userId: 0 } }).isLoggedIn).toBe(true);
  });

  test('lines, note, invoice and status are told', () => {
    const cartInfos = {
      order_comment: 'Citofono rotto',
      need_invoice: 'true',
      substitutions: 'replace',
      adult_declared: 'false',
    } as const;
    expect(of({ cartItems: [aCartItem()], cartInfos, cartStatusId: 7 })).toMatchObject({
      hasLines: true,
      note: 'Citofono rotto',
      needsInvoice: true,
      statusId: 7,
    });
  });

  test('CART-22, CART-23: a cart that amends an order keeps its status, locked or not', () => {
    const told = (given: Partial<Cart>) => {
      const { statusId, isLocked } = of({ cartStatusId: 7, ...given });
      return [statusId, isLocked];
    };
    expect(told({ lockedUntil: '2026-11-21T10:30:00Z' })).toEqual([7, true]);
    expect(told({ lockedUntil: null })).toEqual([7, false]);
  });

  test('TEN-08: what was only proposed counts where the brand says so', () => {
    const { shippingAddress, timeslot } = aCart();
    if (shippingAddress === null || timeslot === null) throw new Error('the fixture has both');
    const proposed = {
      shippingAddress: { ...shippingAddress, autoAssigned: true },
      timeslot: { ...timeslot, autoAssigned: true },
    };
    const assigned = (bypass: typeof none) => {
      const { isAddressAssigned, isTimeslotAssigned } = of(proposed, bypass);
      return [isAddressAssigned, isTimeslotAssigned];
    };
    expect(assigned(none)).toEqual([false, false]);
    expect(assigned({ address: true, timeslot: false })).toEqual([true, false]);
    expect(assigned({ address: false, timeslot: true })).toEqual([false, true]);
  });

  test('CAT-13, decision 014: without a slot the warehouse alone makes no prices of its own', () => {
    expect(of({ timeslot: null }).hash).toBe('w0d0t0');
    expect(of({ warehouse: null }).hash).toBe('w0d2026-11-22t5');
  });

  test('B-16: a slot that is not held has no end', () => {
    const { timeslot } = aCart();
    if (timeslot === null) throw new Error('the fixture has a slot');
    expect(of({ timeslot: { ...timeslot, holdUntil: null } }).hold).toBeNull();
    expect(of({ timeslot: { ...timeslot, holdExtended: true } }).hold?.isExtended).toBe(true);
  });

  test('ADR-05, ADR-34: a pickup point is of service 1, and a locker one of type 5', () => {
    const { shippingAddress } = aCart();
    if (shippingAddress === null) throw new Error('the fixture has an address');
    const at = (addressTypeId: 2 | 3 | 5) =>
      of({ shippingAddress: { ...shippingAddress, deliveryServiceId: 1, addressTypeId } });
    expect([2, 3, 5].map((type) => at(type as 2 | 3 | 5).isLocker)).toEqual([false, false, true]);
    expect(at(3).deliveryServiceId).toBe(1);
  });
});
