import { describe, expect, test } from 'vitest';

import { tabLabel } from './timeslot-tab-label.ts';
import { firstFreeSlots, firstSlotsWith, initialTab, isSelectable, visibleDays } from './timeslots.ts';

describe('timeslots', () => {
  test('SLOT-05 SLOT-06 list active slots with their reading, and keep their other fields', () => {
    const slot = { timeslotId: 1, active: 1, status: 'empty', price: 4.9 };
    const days = [
      {
        dateIso: '2026-11-22',
        selected: true,
        timeslots: [slot, { ...slot, timeslotId: 2, status: 'full' }],
      },
      { dateIso: '2026-11-23', selected: false, timeslots: [{ ...slot, active: 0 }] },
      { dateIso: '2026-11-24', selected: false, timeslots: [] },
    ];
    expect(visibleDays(days)).toEqual([
      {
        dateIso: '2026-11-22',
        selected: true,
        timeslots: [
          { ...slot, label: 'free', disabled: false },
          { ...slot, timeslotId: 2, status: 'full', label: 'full', disabled: true },
        ],
      },
    ]);
  });

  test('SLOT-15 where a brand wants it, closed slots are listed beside active ones, and cannot be chosen', () => {
    const slot = { timeslotId: 1, active: 1, status: 'empty' };
    const closed = { timeslotId: 2, active: 0, status: 'empty' };
    const days = [
      { dateIso: '2026-11-21', timeslots: [closed] },
      { dateIso: '2026-11-22', timeslots: [closed, slot] },
    ];
    expect(visibleDays(days, { withClosed: true })).toEqual([
      {
        dateIso: '2026-11-22',
        timeslots: [
          { ...closed, label: 'closed', disabled: true },
          { ...slot, label: 'free', disabled: false },
        ],
      },
    ]);
  });

  test('RULE-TIMESLOTPICKER-1 only an active slot that is not full can be chosen', () => {
    expect(isSelectable({ active: 1, status: 'intermediate' })).toBe(true);
    expect(isSelectable({ active: 1, status: 'full' })).toBe(false);
    expect(isSelectable({ active: 0, status: 'empty' })).toBe(false);
    expect(isSelectable({ active: 1, status: 'closed' })).toBe(false);
  });

  test('B-29 the first free slots are listed with the chosen one, in order of time', () => {
    const free = (timeslotId: number) => ({ timeslotId, active: 1, status: 'empty' });
    const full = (timeslotId: number) => ({ ...free(timeslotId), status: 'full' });
    const days = [
      { dateIso: '2026-11-22', timeslots: [full(1), free(2), free(3)] },
      { dateIso: '2026-11-23', timeslots: [free(1), free(2), full(3)] },
    ];
    const listed = (chosen: { dateIso: string; timeslotId: number } | null) =>
      firstSlotsWith(days, { most: 3, chosen }).map(({ dateIso, timeslotId }) => `${dateIso} ${timeslotId}`);
    expect(listed(null)).toEqual(['2026-11-22 2', '2026-11-22 3', '2026-11-23 1']);
    expect(listed({ dateIso: '2026-11-22', timeslotId: 3 })).toEqual(listed(null));
    expect(listed({ dateIso: '2026-11-23', timeslotId: 3 })).toEqual([
      '2026-11-22 2',
      '2026-11-22 3',
      '2026-11-23 3',
    ]);
    expect(listed({ dateIso: '2026-11-22', timeslotId: 1 })).toEqual([
      '2026-11-22 1',
      '2026-11-22 2',
      '2026-11-22 3',
    ]);
    expect(listed({ dateIso: '2026-12-01', timeslotId: 1 })).toEqual(listed(null));
  });

  test('SLOT-03 a tab names today, or weekday, day and month', () => {
    const today = '2026-11-21';
    expect(tabLabel(today, today)).toBe('today');
    expect(tabLabel('2026-11-23', today)).toEqual({ weekday: 1, date: 23, month: 10 });
    expect(tabLabel('2026-12-01', today)).toEqual({ weekday: 2, date: 1, month: 11 });
    expect(tabLabel('domani', today)).toBeNull();
  });

  test("SLOT-07 the tabs open on the day of the cart's slot, else on the first", () => {
    const days = ['2026-11-22', '2026-11-23'];
    expect(initialTab(days, '2026-11-23')).toBe(1);
    expect(initialTab(days, '2026-11-30')).toBe(0);
    expect(initialTab(days, null)).toBe(0);
    expect(initialTab([], null)).toBe(0);
  });
});

test('B-29: the first slots that may be chosen come with their day', () => {
  const slot = (timeslotId: number, status = 'empty', active = 1) => ({ timeslotId, active, status });
  const days = [
    { dateIso: '2026-11-22', timeslots: [slot(1, 'full'), slot(2), slot(3, 'empty', 0)] },
    { dateIso: '2026-11-23', timeslots: [slot(4, 'intermediate'), slot(5)] },
  ];
  expect(firstFreeSlots(days, 2)).toEqual([
    { ...slot(2), dateIso: '2026-11-22' },
    { ...slot(4, 'intermediate'), dateIso: '2026-11-23' },
  ]);
  expect(firstFreeSlots(days, 9)).toHaveLength(3);
});
