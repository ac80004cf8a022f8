import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { searchStripMachine } from '../search-strip/search-strip.machine.ts';
import type { StripReport } from '../search-strip/search-strip.types.ts';
import type { EventOf } from '../chart.types.ts';

export type SearchStripRef = ActorRefFrom<typeof searchStripMachine>;

export interface FastSearchContext {
  words: readonly string[];
  /** What stands in the field, not a word yet. */
  text: string;
  /** Cache key of prices and availability (CAT-13). */
  hash: string;
  /** The strip of each word. */
  strips: ReadonlyMap<string, SearchStripRef>;
  /** What each strip shows; nothing of a word until its strip has been answered. */
  products: ReadonlyMap<string, readonly Product[]>;
  /** More words were typed than are searched for. */
  hasTooMany: boolean;
}

export type FastSearchInput = Pick<FastSearchContext, 'words' | 'hash'>;

interface FastSearchEvents {
  /** The address names these words. */
  'words.entered': { words: readonly string[] };
  'text.changed': { text: string };
  /** One word, or several between commas or line breaks. */
  'word.add': { text: string };
  'word.remove': { word: string };
  /** Other words stand in its place. */
  'word.replace': { word: string; other: string };
  'strip.answered': Omit<StripReport, 'type'>;
  'hash.changed': { hash: string };
  'service.resumed': object;
}
export type FastSearchEvent = EventOf<FastSearchEvents>;

export type FastSearchEmitted = { type: 'words.changed'; words: readonly string[] };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    fastSearch: FastSearchEmitted;
  }
}
