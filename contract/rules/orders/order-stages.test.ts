import { expect, test } from 'vitest';
import { orderEnd, stageInstants, stageOf } from './order-stages.ts';

const createdAt = '2026-11-20T17:42:00Z';
const change = (orderStatusId: number, at: string) => ({ orderStatusId, at, by: null });

test('B-33: each status of an order that goes well belongs to a stage, the others to none', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 18, 8, 9].map(stageOf)).toEqual([0, 0, 0, 1, 1, 2, 3, 3, 4, 4]);
  expect([10, 11, 12, 13, 14].map(stageOf)).toEqual([null, null, null, null, null]);
});

test('B-33: a stage has the time the order came to it first, and none before it did', () => {
  const history = [
    change(1, createdAt),
    change(3, '2026-11-20T17:45:00Z'),
    change(4, '2026-11-21T07:10:00Z'),
    change(5, '2026-11-21T07:40:00Z'),
    change(7, '2026-11-21T09:00:00Z'),
  ];
  expect(stageInstants({ orderStatusId: 7, createdAt, history })).toEqual([
    createdAt,
    '2026-11-21T07:10:00Z',
    null,
    '2026-11-21T09:00:00Z',
    null,
  ]);
  // Somebody moved it back.
  expect(stageInstants({ orderStatusId: 4, createdAt, history })).toEqual([
    createdAt,
    '2026-11-21T07:10:00Z',
    null,
    null,
    null,
  ]);
});

test('B-33: an order of before has the time it was made, and one that ended no stage', () => {
  expect(stageInstants({ orderStatusId: 6, createdAt, history: [] })).toEqual([
    createdAt,
    null,
    null,
    null,
    null,
  ]);
  expect(stageInstants({ orderStatusId: 10, createdAt, history: [change(4, createdAt)] })).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('B-33: a cancelled order says when it ended and by whom, while it is', () => {
  const end = { orderStatusId: 10, at: '2026-11-20T18:00:00Z', by: 'shopper' as const };
  const history = [change(3, createdAt), { ...end, at: createdAt }, change(3, createdAt), end];
  expect(orderEnd({ orderStatusId: 10, history })).toBe(end);
  expect(orderEnd({ orderStatusId: 3, history })).toBeNull();
  expect(orderEnd({ orderStatusId: 10, history: [] })).toBeNull();
});
