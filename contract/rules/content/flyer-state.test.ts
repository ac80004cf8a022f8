import { describe, expect, test } from 'vitest';
import { flyerState, isRecentlyEnded, type FlyerState } from './flyer-state.ts';

const today = '2026-11-19';

describe('CMS-04: how a flyer stands', () => {
  test.each<[string, string, FlyerState, boolean]>([
    ['2026-11-20', '2026-11-22', { is: 'toCome', days: 1 }, false],
    ['2026-12-03', '', { is: 'toCome', days: 14 }, false],
    ['2027-01-01', '2027-01-02', { is: 'toCome', days: 43 }, false],
    ['2026-11-19', '2026-11-30', { is: 'running', days: 11 }, false],
    ['', '2026-11-23', { is: 'running', days: 4 }, false],
    ['2026-11-01', '', { is: 'running', days: null }, false],
    ['', '', { is: 'running', days: null }, false],
    ['2026-11-01', '2026-11-22', { is: 'ending', days: 3 }, false],
    ['2026-11-01', '2026-11-20', { is: 'ending', days: 1 }, false],
    ['2026-11-19', '2026-11-19', { is: 'ending', days: 0 }, false],
    ['2026-11-01', '2026-11-18', { is: 'ended', days: 1 }, true],
    ['', '2026-10-20', { is: 'ended', days: 30 }, true],
    ['2026-09-01', '2026-10-19', { is: 'ended', days: 31 }, false],
    ['2025-11-01', '2025-11-19', { is: 'ended', days: 365 }, false],
  ])('from ‘%s’ to ‘%s’', (valid_from, valid_to, state, isTold) => {
    const found = flyerState({ valid_from, valid_to }, today);
    expect([found, isRecentlyEnded(found)]).toEqual([state, isTold]);
  });
});
