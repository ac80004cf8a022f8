import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { UserContext } from '../user/user.context.ts';
import { createFiscalPersonRepository } from './fiscal-person.repository.ts';

/** The module's repositories over one connection. */
export const fiscalPersonRepositories = ({ db, tenantId }: RepositoryScope) => ({
  fiscalPersons: createFiscalPersonRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type FiscalPersonContext = UserContext & Readonly<ReturnType<typeof fiscalPersonRepositories>>;
