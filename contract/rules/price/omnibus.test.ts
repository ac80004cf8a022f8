import { describe, expect, test } from 'vitest';

import { lowestPriorPrice } from './omnibus.ts';

const at = (day: string, price: number) => ({ day, price });
const today = '2026-11-21';

describe('B-09 lowest prior price', () => {
  test('is the lowest of the 30 days before the cut, the first and the last of them included', () => {
    const history = [
      at('2026-10-21', 280),
      at('2026-10-22', 300),
      at('2026-11-19', 290),
      at('2026-11-20', 250),
    ];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-20', history })).toBe(280);
    const later = [at('2026-10-20', 280), at('2026-10-21', 300), at('2026-11-20', 250)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-20', history: later })).toBe(300);
  });

  test('counts a price set earlier and still in force when the 30 days start', () => {
    const history = [at('2026-06-01', 270), at('2026-11-01', 310), at('2026-11-20', 250)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-20', history })).toBe(270);
  });

  test('does not depend on the order of the history, and ignores the future', () => {
    const history = [at('2026-12-01', 100), at('2026-11-20', 250), at('2026-11-01', 310)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-20', history })).toBe(310);
  });

  test('of growing cuts is that before the first, whichever cut is named', () => {
    const history = [at('2026-11-05', 400), at('2026-11-12', 350), at('2026-11-19', 300)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-12', history, progressive: true })).toBe(400);
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-19', history, progressive: true })).toBe(400);
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-19', history })).toBe(350);
  });

  test('of cuts that a raise parts is that before the last of them', () => {
    const history = [
      at('2026-11-01', 400),
      at('2026-11-05', 350),
      at('2026-11-10', 380),
      at('2026-11-15', 300),
    ];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-15', history, progressive: true })).toBe(350);
  });

  test('of a raise is that before it: it is no cut', () => {
    const history = [at('2026-11-01', 400), at('2026-11-05', 350), at('2026-11-19', 380)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-19', history, progressive: true })).toBe(350);
  });

  test('of a cut that is announced knows today’s price, and none of later', () => {
    const history = [at('2026-11-01', 310), at('2026-11-21', 290), at('2026-11-22', 100)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-12-10', history })).toBe(290);
  });

  test('takes the price in force when the 30 days start by its day, not by its place', () => {
    const history = [at('2026-06-01', 270), at('2026-05-01', 200), at('2026-11-20', 250)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-20', history })).toBe(270);
  });

  test('is none for perishables and for goods without an earlier price', () => {
    const history = [at('2026-11-20', 250)];
    expect(lowestPriorPrice({ today, promoFrom: '2026-11-20', history })).toBeNull();
    expect(
      lowestPriorPrice({
        today,
        promoFrom: '2026-11-20',
        history: [at('2026-11-01', 300)],
        perishable: true,
      }),
    ).toBeNull();
  });
});
