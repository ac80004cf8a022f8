import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { OrderContext } from '../order/order.context.ts';
import { createNoteRepository } from './note.repository.ts';

/** The module's repositories over one connection. */
export const noteRepositories = ({ db, tenantId }: RepositoryScope) => ({
  notes: createNoteRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type NoteContext = OrderContext & Readonly<ReturnType<typeof noteRepositories>>;
