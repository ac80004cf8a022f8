import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { AddressContext } from '../address/address.context.ts';
import type { UserContext } from '../user/user.context.ts';
import { createWorkplaceRepository } from './workplace.repository.ts';

/** The module's repositories over one connection. */
export const shopAtWorkRepositories = ({ db, tenantId }: RepositoryScope) => ({
  workplaces: createWorkplaceRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type ShopAtWorkContext = AddressContext &
  UserContext &
  Readonly<ReturnType<typeof shopAtWorkRepositories>>;
