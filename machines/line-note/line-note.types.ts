import type { FlowError } from '../../contract/api/failure.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

export interface LineNoteContext {
  /** The line somebody writes about; null where nobody does. */
  itemId: number | null;
  /** What the line says at the shop; empty for nothing. */
  former: string;
  /** What is written, at most 200 characters. */
  text: string;
  /** Why it could not be saved. */
  error: FlowError | null;
}

interface LineNoteEvents {
  'note.open': { itemId: number; note: string };
  'note.type': { text: string };
  'note.save': object;
  /** The line is to say nothing. */
  'note.remove': object;
  'dialog.close': object;
  'session.closed': { reason: SessionEnd };
}
export type LineNoteEvent = EventOf<LineNoteEvents>;

export type LineNoteEmitted = { type: 'cart.answered'; answer: CartAnswer } | { type: 'cart.outcomeUnknown' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    lineNote: LineNoteEmitted;
  }
}
