import * as api from '../../../contract/api/shopping/note.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { NoteContext } from './note.context.ts';
import { addNote, listNotes, updateNote } from './note.usecases.ts';

/** O08-O10. */
export function noteRoutes(routes: ShopApi<Transactional<NoteContext>>): void {
  routes.personal(api.addOrderNote, async ({ context, user, params }) => ({
    data: await addNote(context, user.userId, params),
    infos: [{ text: { it: 'Grazie per la tua valutazione.', 'en-US': 'Thank you for your rating.' } }],
  }));

  routes.personal(api.updateOrderNote, async ({ context, user, params }) => ({
    data: await updateNote(context, user.userId, params),
    infos: [{ text: { it: 'La tua valutazione è stata aggiornata.', 'en-US': 'Your rating was updated.' } }],
  }));

  routes.personal(api.listNotes, async ({ context, user, params }) => ({
    data: { notes: await listNotes(context, user.userId, params.orderId ?? null) },
  }));
}
