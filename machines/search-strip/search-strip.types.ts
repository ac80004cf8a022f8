import type { ActorRef, Snapshot } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Product, ProductList } from '../../contract/api/shopping/product.ts';
import type { EventOf } from '../chart.types.ts';

/** What a strip tells the search it is of: what it shows; nothing where it could not be asked. */
export interface StripReport {
  type: 'strip.answered';
  word: string;
  products: readonly Product[];
}

/** A word to find, on the day of the hash. */
export interface WordToFind {
  word: string;
  hash: string;
}

export interface SearchStripContext extends WordToFind {
  search: ActorRef<Snapshot<unknown>, StripReport>;
  /** What was found; null until it is known, and where it could not be asked. */
  found: ProductList | null;
  /** Words to try where nothing was found. */
  suggestions: readonly string[];
  error: FlowError | null;
}

export type SearchStripInput = Pick<SearchStripContext, 'word' | 'hash' | 'search'>;

interface SearchStripEvents {
  'strip.retry': object;
  /** The word is searched for no more. */
  'strip.leave': object;
  'hash.changed': { hash: string };
  'service.resumed': object;
}
export type SearchStripEvent = EventOf<SearchStripEvents>;
