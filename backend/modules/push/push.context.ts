import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { AuthContext } from '../auth/auth.context.ts';
import type { SecretContext } from '../secret/secret.context.ts';
import { createPushSettingsRepository } from './push-settings.repository.ts';
import type { PushSenders } from './push-sender.ts';
import { createPushesRepository } from './pushes.repository.ts';

/** The module's repositories over one connection. */
export const pushRepositories = ({ db, tenantId }: RepositoryScope) => ({
  pushes: createPushesRepository(db, tenantId),
  pushSettings: createPushSettingsRepository(db, tenantId),
});

/** What the whole process shares for telling devices. */
export interface PushServices {
  readonly pushSenders: PushSenders;
}

/** Everything a use case of this module may touch; each takes its pick. */
export type PushContext = AuthContext &
  SecretContext &
  Readonly<ReturnType<typeof pushRepositories>> &
  PushServices;
