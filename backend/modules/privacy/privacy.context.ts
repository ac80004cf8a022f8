import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { AccountContext } from '../account/account.context.ts';
import type { OrderContext } from '../order/order.context.ts';
import { createPersonalDataRepository } from './personal-data.repository.ts';

/** The module's repositories over one connection. */
export const privacyRepositories = ({ db, tenantId }: RepositoryScope) => ({
  personalData: createPersonalDataRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type PrivacyContext = AccountContext & OrderContext & Readonly<ReturnType<typeof privacyRepositories>>;
