import { dayMs, dayTime } from '../time/calendar-day.ts';

/** The days a flyer is good for, both included; '' is open. */
interface FlyerDays {
  readonly valid_from: string;
  readonly valid_to: string;
}

export interface FlyerState {
  /** `ending` is still running, on one of its last days. */
  readonly is: 'toCome' | 'running' | 'ending' | 'ended';
  /** Days until it begins or until its last day, or since that; null where it runs without an end. */
  readonly days: number | null;
}

/** So many days before its last one a flyer says that it ends. */
const lastDays = 3;

/** So many days after its last one a flyer is still told of. */
const rememberedDays = 30;

const daysBetween = (from: string, to: string): number => (dayTime(to) - dayTime(from)) / dayMs;

/** How a flyer stands on the day `today` (CMS-04). */
export function flyerState({ valid_from, valid_to }: FlyerDays, today: string): FlyerState {
  if (valid_from !== '' && today < valid_from) return { is: 'toCome', days: daysBetween(today, valid_from) };
  if (valid_to === '') return { is: 'running', days: null };
  if (today > valid_to) return { is: 'ended', days: daysBetween(valid_to, today) };
  const days = daysBetween(today, valid_to);
  return { is: days <= lastDays ? 'ending' : 'running', days };
}

/** Whether a flyer is over, and so recently that it is still listed as such. */
export const isRecentlyEnded = ({ is, days }: FlyerState): boolean =>
  is === 'ended' && days !== null && days <= rememberedDays;
