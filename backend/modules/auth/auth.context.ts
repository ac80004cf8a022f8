import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { UserContext } from '../user/user.context.ts';
import { createLoginAttemptRepository } from './login-attempt.repository.ts';
import type { PasswordHasher } from './password.ts';
import { createRestoreTokenRepository } from './restore-token.repository.ts';
import type { KeyedQueue } from './semaphore.ts';
import { createSessionRepository } from './session.repository.ts';

/** The module's repositories over one connection. */
export const authRepositories = ({ db, tenantId }: RepositoryScope) => ({
  loginAttempts: createLoginAttemptRepository(db, tenantId),
  restoreTokens: createRestoreTokenRepository(db, tenantId),
  sessions: createSessionRepository(db, tenantId),
});

/** What the whole process shares for logging in. */
export interface AuthServices {
  readonly hasher: PasswordHasher;
  /** Serialises the tries of one bucket, so that a limit holds in this process. */
  readonly loginQueue: KeyedQueue;
}

/** Everything a use case of this module may touch; each takes its pick. */
export type AuthContext = UserContext & Readonly<ReturnType<typeof authRepositories>> & AuthServices;
