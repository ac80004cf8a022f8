import type { FlowError } from '../../contract/api/failure.ts';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What goes on a list: how much of which product. */
export interface EnteredProducts {
  listId: number;
  items: readonly { productId: number; quantity: number }[];
}

export interface ListEntryContext {
  listId: number;
  /** 'latte, 6 uova'. */
  text: string;
  /** What was found for it; null until it is sought. */
  found: readonly MatchedLine[] | null;
  /** Words nothing was found for: they stay in the field. */
  unknown: readonly string[];
  error: FlowError | null;
}

interface ListEntryEvents {
  'text.changed': { text: string };
  /** `listId` is the number of the list, which the favourites have too. */
  'entry.add': { listId: number };
  'session.closed': { reason: SessionEnd };
}
export type ListEntryEvent = EventOf<ListEntryEvents>;

export type ListEntryEmitted = { type: 'list.changed'; name: string; wanted: boolean; count: number };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    listEntry: ListEntryEmitted;
  }
}
