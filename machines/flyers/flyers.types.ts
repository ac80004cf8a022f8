import type { Flyer } from '../../contract/api/content/flyer.ts';
import type { EventOf } from '../chart.types.ts';

/** One page of the list, and how many there are. */
export interface FlyerPage {
  readonly items: readonly Flyer[];
  readonly totalPages: number;
}

export interface FlyersInput {
  page: number;
}

export interface FlyersContext {
  /** The page of the address. */
  page: number;
  /** The first and the last page of what is listed. */
  firstPage: number;
  lastPage: number;
  flyers: readonly Flyer[];
  totalPages: number;
}

interface FlyersEvents {
  'page.changed': { page: number };
  'page.retry': object;
  'service.resumed': object;
}
export type FlyersEvent = EventOf<FlyersEvents>;
