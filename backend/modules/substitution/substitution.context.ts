import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { ExclusionContext } from '../exclusion/exclusion.context.ts';
import { createProductSubstitutionRepository } from './product-substitution.repository.ts';

/** The module's repositories over one connection. */
export const substitutionRepositories = ({ db, tenantId }: RepositoryScope) => ({
  productSubstitutions: createProductSubstitutionRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type SubstitutionContext = ExclusionContext & Readonly<ReturnType<typeof substitutionRepositories>>;
