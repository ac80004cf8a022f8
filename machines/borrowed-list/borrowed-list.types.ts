import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

export interface BorrowedListContext {
  listId: number;
  /** The name of the copy; null while none is made. */
  name: string | null;
  nameError: string | null;
  error: FlowError | null;
}

interface BorrowedListEvents {
  /** `name` is the list's own: the copy may be named alike. */
  'list.copy': { name: string };
  'name.changed': { value: string };
  'name.save': object;
  'name.dismiss': object;
  'list.leave': object;
  'leave.confirm': object;
  'leave.decline': object;
  'session.closed': { reason: SessionEnd };
}
export type BorrowedListEvent = EventOf<BorrowedListEvents>;

export type BorrowedListEmitted =
  | { type: 'list.copied'; listId: number; name: string }
  | { type: 'list.left' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    borrowedList: BorrowedListEmitted;
  }
}
