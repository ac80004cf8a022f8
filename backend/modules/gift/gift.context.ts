import type { PlatformContext, RepositoryScope } from '../../platform/platform-context.ts';
import { createGiftRepository } from './gift.repository.ts';

/** The module's repositories over one connection. */
export const giftRepositories = ({ db, tenantId }: RepositoryScope) => ({
  gifts: createGiftRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type GiftContext = PlatformContext & Readonly<ReturnType<typeof giftRepositories>>;
