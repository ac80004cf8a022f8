import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { CatalogueContext } from '../catalogue/catalogue.context.ts';
import type { UserContext } from '../user/user.context.ts';
import { createDisclaimerRepository } from './disclaimer.repository.ts';

/** The module's repositories over one connection. */
export const disclaimerRepositories = ({ db, tenantId }: RepositoryScope) => ({
  disclaimers: createDisclaimerRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type DisclaimerContext = UserContext &
  CatalogueContext &
  Readonly<ReturnType<typeof disclaimerRepositories>>;
