import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { CatalogueContext } from '../catalogue/catalogue.context.ts';
import { createExclusionRepository } from './exclusion.repository.ts';

/** The module's repositories over one connection. */
export const exclusionRepositories = ({ db, tenantId }: RepositoryScope) => ({
  exclusions: createExclusionRepository(db, tenantId),
});

/** What exclusions ask of the carts; the module of carts answers it. */
interface AcceptedInCarts {
  readonly carts: {
    /** Forgets what a user accepted in any cart but for some reasons, by their keys. */
    keepAccepted(userId: number, keys: readonly string[]): Promise<void>;
  };
}

/** Everything a use case of this module may touch; each takes its pick. */
export type ExclusionContext = CatalogueContext &
  Readonly<ReturnType<typeof exclusionRepositories>> &
  AcceptedInCarts;
