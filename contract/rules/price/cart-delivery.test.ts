import { describe, expect, test } from 'vitest';
import { cartDelivery, slotDelivery } from './cart-delivery.ts';

const tenant = { fee: 490, freeFrom: 8000 };
const slot = { price: 2.9, freeFrom: 100, autoAssigned: false };
const cart = { timeslot: slot, lockedUntil: null, itemsTotal: 85 };

describe('what a delivery costs and what is missing to a free one (CART-21, B-24, B-31)', () => {
  test('is as the slot has it', () => {
    expect(cartDelivery(cart, tenant)).toEqual({ fee: 290, freeFrom: 10_000, missing: 1500, isFree: false });
    expect(cartDelivery({ ...cart, itemsTotal: 100 }, tenant)).toEqual({
      fee: 0,
      freeFrom: 10_000,
      missing: 0,
      isFree: true,
    });
  });

  test('is as the tenant has it without a slot, and with one that is only proposed', () => {
    const free = { fee: 0, freeFrom: 8000, missing: 0, isFree: true };
    expect(cartDelivery({ ...cart, timeslot: null }, tenant)).toEqual(free);
    const proposed = { ...cart, timeslot: { ...slot, autoAssigned: true } };
    expect(cartDelivery(proposed, tenant)).toEqual(free);
    expect(cartDelivery({ ...proposed, itemsTotal: 79.99 }, tenant)).toMatchObject({ fee: 490, missing: 1 });
  });

  test('keeps the terms of the slot a prepared cart was promised', () => {
    const prepared = {
      ...cart,
      timeslot: { ...slot, autoAssigned: true },
      lockedUntil: '2026-11-22T10:00:00Z',
    };
    expect(cartDelivery(prepared, tenant)).toMatchObject({ fee: 290, missing: 1500, isFree: false });
  });

  test('is never free where nobody says from when, and costs its price in an empty cart', () => {
    const never = { fee: 490, freeFrom: null };
    expect(cartDelivery({ ...cart, timeslot: null, itemsTotal: 999 }, never)).toEqual({
      fee: 490,
      freeFrom: null,
      missing: null,
      isFree: false,
    });
    expect(cartDelivery({ ...cart, itemsTotal: 0 }, { fee: 490, freeFrom: 0 })).toMatchObject({ fee: 290 });
    expect(cartDelivery({ ...cart, timeslot: { ...slot, price: 0 } }, tenant)).toMatchObject({
      fee: 0,
      isFree: true,
    });
  });
});

describe('what the delivery in a slot would cost a cart (B-31, CART-21)', () => {
  const dear = { price: 7.9, freeFrom: 110 };

  test('is free from the slot’s own threshold on', () => {
    expect(slotDelivery({ price: 5.9, freeFrom: 90 }, 90)).toEqual({
      fee: 0,
      freeFrom: 9000,
      missing: 0,
      isFree: true,
    });
    expect(slotDelivery(dear, 84.69)).toEqual({ fee: 790, freeFrom: 11_000, missing: 2531, isFree: false });
  });

  test('is its fee without goods, and where nobody says from when it is free', () => {
    expect(slotDelivery(dear, 0)).toMatchObject({ fee: 790, isFree: false });
    expect(slotDelivery({ price: 2.9, freeFrom: null }, 999)).toMatchObject({ fee: 290, missing: null });
    expect(slotDelivery({ price: 0, freeFrom: null }, 0)).toMatchObject({ fee: 0, isFree: true });
  });

  test('is what the cart then costs', () => {
    const chosen = { ...cart, timeslot: { ...dear, autoAssigned: false } };
    expect(slotDelivery(dear, cart.itemsTotal)).toEqual(cartDelivery(chosen, tenant));
  });
});
