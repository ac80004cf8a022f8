import { dayMs, dayTime } from '../time/calendar-day.ts';
import { median } from './median.ts';

/** How often a household buys a product. */
export const frequencies = ['weekly', 'fortnightly', 'sometimes'] as const;
export type Frequency = (typeof frequencies)[number];

/** A purchase of one product: its day (`YYYY-MM-DD`), and how much, in pieces or in the selling unit. */
export interface Purchase {
  readonly day: string;
  readonly quantity: number;
}

/** What the purchases of one product say of a household. */
export interface Habit {
  readonly frequency: Frequency;
  /** Days it was bought on. */
  readonly timesBought: number;
  /** The usual amount of one day, in pieces or in the selling unit; not on the grid it is sold in. */
  readonly quantity: number;
  readonly lastDay: string;
  /** Days what was bought last still suffices; negative once it should be used up. */
  readonly daysLeft: number;
  readonly isRunningLow: boolean;
}

/** Weeks that count: one of each feast and season. */
export const usualsWeeks = 52;

const daysBetween = (first: string, last: string) => Math.round((dayTime(last) - dayTime(first)) / dayMs);

// A slot is seldom earlier than tomorrow: what suffices until then is gone when the goods arrive.
const daysAhead = 2;

// A household that was away for four weeks still eats the same; one that let three turns pass does not.
const daysForgiven = 28;
const turnsForgiven = 3;

function frequencyOf(interval: number): Frequency {
  if (interval <= 10) return 'weekly';
  return interval <= 20 ? 'fortnightly' : 'sometimes';
}

/**
 * The habit behind the purchases of one product, in any order: one day counts once, with all that was bought on it. Null
 * before the second day (B-20, decision 061).
 */
export function habitOf(purchases: readonly Purchase[], today: string): Habit | null {
  const amounts = new Map<string, number>();
  for (const { day, quantity } of purchases) amounts.set(day, (amounts.get(day) ?? 0) + quantity);
  const days = [...amounts.keys()].toSorted();
  const lastDay = days.at(-1);
  if (lastDay === undefined || days.length < 2) return null;
  const interval = median(days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day)));
  const quantity = median([...amounts.values()]);
  const lasts = quantity === 0 ? interval : (interval * (amounts.get(lastDay) ?? 0)) / quantity;
  const passed = daysBetween(lastDay, today);
  const daysLeft = Math.floor(lasts - passed);
  return {
    frequency: frequencyOf(interval),
    timesBought: days.length,
    quantity,
    lastDay,
    daysLeft,
    isRunningLow: daysLeft <= daysAhead && passed <= Math.max(daysForgiven, turnsForgiven * lasts),
  };
}

/** What runs low first, the longest overdue before all; then what is bought often, then what was bought last. */
export function byNeed(one: Habit, other: Habit): number {
  if (one.isRunningLow !== other.isRunningLow) return one.isRunningLow ? -1 : 1;
  const overdue = one.isRunningLow ? one.daysLeft - other.daysLeft : 0;
  const often = frequencies.indexOf(one.frequency) - frequencies.indexOf(other.frequency);
  return overdue || often || daysBetween(one.lastDay, other.lastDay);
}
