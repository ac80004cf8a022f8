import { expect, test } from 'vitest';
import { noticedBy, planJourneys } from '../../scripts/view-mutants/journeys.ts';
import { toldIn, type Told } from '../../scripts/view-mutants/journey-report.ts';

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

const run = (status: string, met: readonly number[]) => ({
  status,
  duration: 1_500,
  attachments: [{ name: 'faults', body: Buffer.from(JSON.stringify(met)).toString('base64') }],
});

test('a journey is told of by its file and titles, as it went at last, with the faults its pages came to', () => {
  const specs = [
    {
      title: 'bought',
      tests: [{ projectName: 'desktop', results: [run('failed', []), run('passed', [7, 8])] }],
    },
    { title: 'left out', tests: [{ projectName: 'phone', results: [run('skipped', [])] }] },
  ];
  const suites = [
    {
      title: 'cart.spec.ts',
      file: 'cart.spec.ts',
      specs: [],
      suites: [{ title: 'a cart', file: 'cart.spec.ts', specs }],
    },
  ];
  expect(toldIn(JSON.stringify({ suites, errors: [] }))).toEqual([
    told('cart.spec.ts', 'a cart bought', { duration: 1_500, met: [7, 8] }),
  ]);
});

test('a run without a journey says why', () => {
  const nothing = { suites: [], errors: [{ message: 'no tests found' }] };
  expect(() => toldIn(JSON.stringify(nothing))).toThrow('No journey was run: [{"message":"no tests found"}]');
});
