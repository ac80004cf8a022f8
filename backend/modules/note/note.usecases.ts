import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { addOrderNote, Note, updateOrderNote } from '../../../contract/api/shopping/note.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { unknownOrder } from '../order/order.errors.ts';
import type { NoteContext } from './note.context.ts';
import { secondNote, unknownNote } from './note.errors.ts';
import type { NoteRow } from './note.repository.ts';

const noteView = ({ noteId, orderId, rating, noteText }: NoteRow): Note => ({
  noteId,
  orderId,
  rating,
  text: noteText,
});

/** Rates an own order, once (O08). */
export function addNote(
  context: Transactional<Pick<NoteContext, 'notes' | 'now' | 'orders'>>,
  userId: number,
  { orderId, rating, text }: EndpointParams<typeof addOrderNote>,
): Promise<Note> {
  return context.transaction(async (unit) => {
    if ((await unit.orders.find(userId, orderId)) === null) throw unknownOrder();
    const note = { orderId, userId, rating, noteText: text, createdAt: unit.now };
    const added = await unit.notes.add(note);
    if (added === null) throw secondNote();
    await unit.orders.update(orderId, { noteId: added.noteId });
    return noteView(added);
  });
}

/** Says something else of an order rated before (O09). */
export async function updateNote(
  context: Pick<NoteContext, 'notes'>,
  userId: number,
  { noteId, rating, text }: EndpointParams<typeof updateOrderNote>,
): Promise<Note> {
  const updated = await context.notes.update(userId, noteId, { rating, noteText: text });
  if (updated === null) throw unknownNote();
  return noteView(updated);
}

/** What the user said of orders (O10). */
export async function listNotes(context: Pick<NoteContext, 'notes'>, userId: number, orderId: number | null) {
  const rows = await context.notes.list(userId, orderId);
  return rows.map((row) => ({ ...noteView(row), createdAt: row.createdAt.toISOString() }));
}
