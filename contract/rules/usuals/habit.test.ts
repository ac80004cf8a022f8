import { describe, expect, test } from 'vitest';
import { byNeed, habitOf } from './habit.ts';
import type { Habit, Purchase } from './habit.ts';

const today = '2026-11-26';

/** `11-19 2`: two of it on 19 November. */
const bought = (text: string): Purchase[] =>
  text.split(', ').map((purchase) => {
    const [day = '', quantity = ''] = purchase.split(' ');
    return { day: `2026-${day}`, quantity: Number(quantity) };
  });

const habits: readonly (readonly [title: string, purchases: string, Habit | null])[] = [
  ['bought once is no habit', '11-19 2', null],
  ['twice on one day is once', '11-19 1, 11-19 1', null],
  [
    'a turn that is over',
    '11-05 2, 11-12 2, 11-19 2',
    {
      frequency: 'weekly',
      timesBought: 3,
      quantity: 2,
      lastDay: '2026-11-19',
      daysLeft: 0,
      isRunningLow: true,
    },
  ],
  [
    'a turn that ends before the goods would come',
    '11-14 2, 11-21 2',
    {
      frequency: 'weekly',
      timesBought: 2,
      quantity: 2,
      lastDay: '2026-11-21',
      daysLeft: 2,
      isRunningLow: true,
    },
  ],
  [
    'a turn that lasts',
    '11-15 2, 11-22 2',
    {
      frequency: 'weekly',
      timesBought: 2,
      quantity: 2,
      lastDay: '2026-11-22',
      daysLeft: 3,
      isRunningLow: false,
    },
  ],
  [
    'twice the usual quantity lasts twice as long',
    '11-05 2, 11-12 2, 11-19 4',
    {
      frequency: 'weekly',
      timesBought: 3,
      quantity: 2,
      lastDay: '2026-11-19',
      daysLeft: 7,
      isRunningLow: false,
    },
  ],
  [
    'half of it half as long',
    '10-13 4, 10-27 4, 11-10 4, 11-24 1',
    {
      frequency: 'fortnightly',
      timesBought: 4,
      quantity: 4,
      lastDay: '2026-11-24',
      daysLeft: 1,
      isRunningLow: true,
    },
  ],
  [
    'the median of intervals and quantities, in any order',
    '11-12 1, 08-20 12, 10-29 2, 11-05 1',
    {
      frequency: 'weekly',
      timesBought: 4,
      quantity: 1.5,
      lastDay: '2026-11-12',
      daysLeft: -10,
      isRunningLow: true,
    },
  ],
  [
    'orders of one day are one purchase',
    '11-06 1, 11-16 1, 11-16 1, 11-26 2',
    {
      frequency: 'weekly',
      timesBought: 3,
      quantity: 2,
      lastDay: '2026-11-26',
      daysLeft: 10,
      isRunningLow: false,
    },
  ],
  [
    '11 days are every other week',
    '11-04 1, 11-15 1, 11-26 1',
    {
      frequency: 'fortnightly',
      timesBought: 3,
      quantity: 1,
      lastDay: '2026-11-26',
      daysLeft: 11,
      isRunningLow: false,
    },
  ],
  [
    '20 days are too',
    '11-06 1, 11-26 1',
    {
      frequency: 'fortnightly',
      timesBought: 2,
      quantity: 1,
      lastDay: '2026-11-26',
      daysLeft: 20,
      isRunningLow: false,
    },
  ],
  [
    '21 days are now and then',
    '11-05 1, 11-26 1',
    {
      frequency: 'sometimes',
      timesBought: 2,
      quantity: 1,
      lastDay: '2026-11-26',
      daysLeft: 21,
      isRunningLow: false,
    },
  ],
  [
    'four weeks away change nothing',
    '10-22 1, 10-29 1',
    {
      frequency: 'weekly',
      timesBought: 2,
      quantity: 1,
      lastDay: '2026-10-29',
      daysLeft: -21,
      isRunningLow: true,
    },
  ],
  [
    'what was let go does not run low',
    '10-21 1, 10-28 1',
    {
      frequency: 'weekly',
      timesBought: 2,
      quantity: 1,
      lastDay: '2026-10-28',
      daysLeft: -22,
      isRunningLow: false,
    },
  ],
  [
    'three turns of a slow habit are waited for',
    '07-29 1, 08-28 1',
    {
      frequency: 'sometimes',
      timesBought: 2,
      quantity: 1,
      lastDay: '2026-08-28',
      daysLeft: -60,
      isRunningLow: true,
    },
  ],
  [
    'across a change of the clocks a week is a week',
    '10-22 1, 10-29 1, 11-05 1',
    {
      frequency: 'weekly',
      timesBought: 3,
      quantity: 1,
      lastDay: '2026-11-05',
      daysLeft: -14,
      isRunningLow: true,
    },
  ],
];

describe('B-20 the habit of a household', () => {
  test.each(habits)('%s', (_, purchases, expected) => {
    expect(habitOf(bought(purchases), today)).toEqual(expected);
  });
});

test('B-20 what is overdue goes first, then what is bought often, then what was bought last', () => {
  const habit = (changes: Partial<Habit>): Habit => ({
    frequency: 'weekly',
    timesBought: 3,
    quantity: 1,
    lastDay: '2026-11-20',
    daysLeft: 9,
    isRunningLow: false,
    ...changes,
  });
  const inOrder = [
    habit({ frequency: 'sometimes', daysLeft: -9, isRunningLow: true }),
    habit({ daysLeft: -2, isRunningLow: true }),
    habit({ frequency: 'fortnightly', daysLeft: -2, isRunningLow: true }),
    habit({ lastDay: '2026-11-24', daysLeft: 11 }),
    habit({}),
    habit({ frequency: 'fortnightly', lastDay: '2026-11-25', daysLeft: 5 }),
    habit({ frequency: 'sometimes', lastDay: '2026-11-26', daysLeft: 3 }),
  ];
  expect(inOrder.toReversed().toSorted(byNeed)).toEqual(inOrder);
});
