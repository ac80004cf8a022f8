import type { RepositoryScope } from '../../platform/platform-context.ts';
import { createSecretRepository } from './secret.repository.ts';

/** The module's repositories over one connection. */
export const secretRepositories = ({ db, tenantId, now }: RepositoryScope) => ({
  secrets: createSecretRepository(db, { tenantId, now }),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type SecretContext = Readonly<ReturnType<typeof secretRepositories>>;
