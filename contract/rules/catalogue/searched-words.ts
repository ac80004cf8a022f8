import { dayMs } from '../time/calendar-day.ts';

/** Days a searched word is kept (CAT-17). */
const dayWordsSaved = 30;

/** A word searched before; `timestamp` of the last search in ms. */
export interface SearchedWord {
  readonly name: string;
  readonly counter: number;
  readonly timestamp: number;
}

/** Words to offer: none older than 30 days, by counter descending, ties by most recent (CAT-17). `now` in ms. */
export function offeredWords(words: readonly SearchedWord[], now: number): SearchedWord[] {
  return words
    .filter((word) => now - word.timestamp <= dayWordsSaved * dayMs)
    .toSorted((one, other) => other.counter - one.counter || other.timestamp - one.timestamp);
}

/** The words after a search at `now`: its word counts once more, old ones go; a blank search changes nothing (CAT-17). */
export function rememberWord(words: readonly SearchedWord[], search: string, now: number): SearchedWord[] {
  const name = search.trim().toLowerCase();
  if (name === '') return offeredWords(words, now);
  const known = words.find((word) => word.name === name);
  const others = words.filter((word) => word !== known);
  return offeredWords([...others, { name, counter: (known?.counter ?? 0) + 1, timestamp: now }], now);
}
