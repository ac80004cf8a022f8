import type { Note } from '../../contract/api/shopping/note.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What an order was said to be: `rating` 1 to 5. */
export type SaidOfOrder = Pick<Note, 'rating' | 'text'>;

export interface RatingContext {
  orderId: number;
  /** Of what was said before; null for the first time. */
  noteId: number | null;
  saved: SaidOfOrder | null;
  /** Null until one is chosen. */
  rating: number | null;
  text: string;
  error: FlowError | null;
}

interface RatingEvents {
  'order.known': { noteId: number | null };
  'rating.reload': object;
  'rating.open': object;
  'rating.choose': { rating: number };
  'text.change': { text: string };
  'rating.send': object;
  'rating.close': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type RatingEvent = EventOf<RatingEvents>;
