import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { Stopwatch } from '../../platform/stopwatch.ts';
import type { DeviceContext } from '../device/device.context.ts';
import type { UserContext } from '../user/user.context.ts';
import type { PasswordHasher } from './password.ts';
import { createRateLimitRepository } from './rate-limit.repository.ts';
import { createRestoreTokenRepository } from './restore-token.repository.ts';
import { createSessionRepository } from './session.repository.ts';

/** The module's repositories over one connection. */
export const authRepositories = ({ db, tenantId }: RepositoryScope) => ({
  rateLimits: createRateLimitRepository(db, tenantId),
  restoreTokens: createRestoreTokenRepository(db, tenantId),
  sessions: createSessionRepository(db, tenantId),
});

/** What the whole process shares for logging in and for what mails ask. */
export interface AuthServices {
  readonly hasher: PasswordHasher;
  readonly stopwatch: Stopwatch;
}

/** Everything a use case of this module may touch; each takes its pick. */
export type AuthContext = UserContext &
  DeviceContext &
  Readonly<ReturnType<typeof authRepositories>> &
  AuthServices;
