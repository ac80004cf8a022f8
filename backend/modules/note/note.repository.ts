import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orderNotes } from './note.table.ts';

export type NoteRow = typeof orderNotes.$inferSelect;

/** Notes on orders of one tenant. */
export function createNoteRepository(db: Database, tenantId: string) {
  const own = (userId: number) => and(eq(orderNotes.tenantId, tenantId), eq(orderNotes.userId, userId));
  return {
    /** Null when the order has its note already. */
    async add(note: Omit<NoteRow, 'tenantId' | 'noteId'>): Promise<NoteRow | null> {
      const [added] = await db
        .insert(orderNotes)
        .values({ ...note, tenantId })
        .onConflictDoNothing({ target: [orderNotes.tenantId, orderNotes.orderId] })
        .returning();
      return added ?? null;
    },

    /** Null when it is not the user's. */
    async update(
      userId: number,
      noteId: number,
      said: Pick<NoteRow, 'rating' | 'noteText'>,
    ): Promise<NoteRow | null> {
      const [updated] = await db
        .update(orderNotes)
        .set(said)
        .where(and(own(userId), eq(orderNotes.noteId, noteId)))
        .returning();
      return updated ?? null;
    },

    /** Notes of a user, newest first; of one order where asked. */
    list(userId: number, orderId: number | null): Promise<NoteRow[]> {
      return db
        .select()
        .from(orderNotes)
        .where(and(own(userId), orderId === null ? undefined : eq(orderNotes.orderId, orderId)))
        .orderBy(desc(orderNotes.noteId));
    },
  };
}
