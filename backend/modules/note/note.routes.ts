import * as api from '../../../contract/api/note.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { addNote, listNotes, updateNote } from './note.usecases.ts';

/** O08-O10. */
export function noteRoutes(routes: ShopApi): void {
  routes.personal(api.addOrderNote, async ({ scope, user, params }) => ({
    data: await addNote(scope, user.userId, params),
    infos: [{ text: 'Grazie per la tua valutazione.' }],
  }));

  routes.personal(api.updateOrderNote, async ({ scope, user, params }) => ({
    data: await updateNote(scope, user.userId, params),
    infos: [{ text: 'La tua valutazione è stata aggiornata.' }],
  }));

  routes.personal(api.listNotes, async ({ scope, user, params }) => ({
    data: { notes: await listNotes(scope, user.userId, params.orderId ?? null) },
  }));
}
