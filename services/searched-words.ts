import * as v from 'valibot';
import { offeredWords, rememberWord, type SearchedWord } from '../contract/rules/catalogue/searched-words.ts';

const wordsSchema = v.array(v.object({ name: v.string(), counter: v.number(), timestamp: v.number() }));

/** Words searched on this device (CAT-17). */
export interface SearchedWordStore {
  offered(): string[];
  remember(text: string): void;
}

const key = 'searchedWords';

/** A browser that refuses storage simply remembers nothing. */
export function searchedWordsIn(storage: () => Storage, now: () => number): SearchedWordStore {
  const read = (): SearchedWord[] => {
    try {
      const parsed = v.safeParse(wordsSchema, JSON.parse(storage().getItem(key) ?? '[]'));
      return parsed.success ? parsed.output : [];
    } catch {
      return [];
    }
  };
  return {
    offered: () => offeredWords(read(), now()).map((word) => word.name),
    remember(text) {
      try {
        storage().setItem(key, JSON.stringify(rememberWord(read(), text, now())));
      } catch {
        // the search itself goes on
      }
    },
  };
}
