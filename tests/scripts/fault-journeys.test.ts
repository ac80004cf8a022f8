import { expect, test } from 'vitest';
import { noticedBy, planJourneys } from '../../scripts/view-mutants/journeys.ts';
import type { Told } from '../../scripts/view-mutants/planted-shop.ts';

const told = (file: string, title: string, rest: Partial<Told> = {}): Told => ({
  file,
  title,
  project: 'desktop',
  hasPassed: true,
  duration: 1_000,
  met: [7],
  ...rest,
});

test('a fault is looked for with the three quickest journeys that come to it, of different files first', () => {
  const without = [
    told('cart.spec.ts', 'slow', { duration: 9_000 }),
    told('cart.spec.ts', 'quick', { duration: 1_000 }),
    told('cart.spec.ts', 'next', { duration: 2_000 }),
    told('search.spec.ts', 'of another file', { duration: 8_000 }),
    told('lists.spec.ts', 'of other code', { duration: 10, met: [8] }),
  ];
  expect(planJourneys([7, 9], without)).toEqual([
    {
      number: 7,
      screen: 'desktop',
      journeys: [
        { file: 'cart.spec.ts', title: 'quick' },
        { file: 'search.spec.ts', title: 'of another file' },
        { file: 'cart.spec.ts', title: 'next' },
      ],
    },
  ]);
});

test('a journey that fails without a fault is not asked', () => {
  const without = [told('cart.spec.ts', 'broken', { hasPassed: false })];
  expect(planJourneys([7], without)).toEqual([]);
});

test('each screen has a plan of its own', () => {
  const without = [told('cart.spec.ts', 'bought'), told('cart.spec.ts', 'bought', { project: 'phone' })];
  const journeys = [{ file: 'cart.spec.ts', title: 'bought' }];
  expect(planJourneys([7], without)).toEqual([
    { number: 7, screen: 'desktop', journeys },
    { number: 7, screen: 'phone', journeys },
  ]);
});

test('a journey that fails with a fault has noticed that one, and no other', () => {
  const journeys = [{ file: 'cart.spec.ts', title: 'bought' }];
  const planned = [7, 8].map((number) => ({ number, screen: 'phone', journeys }));
  const found = noticedBy(planned, [
    told('cart.spec.ts', 'bought', { project: '7 phone' }),
    told('cart.spec.ts', 'bought', { project: '8 phone', hasPassed: false }),
  ]);
  expect([...found]).toEqual([[8, 'cart.spec.ts: bought']]);
});
